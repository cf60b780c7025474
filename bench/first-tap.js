// Runs before every page that is measured: says where the next tap goes, and when the page is ready and at rest. It
// checks from inside, because questions from outside would add their own work to the page's main thread.
(() => {
  const everyMs = 50;
  const patienceMs = 2000;
  const arrivals = {
    '/': 'main h1',
    '/login': 'main form',
    '/library': 'main li:not([inert]) img',
  };
  const gamePlace = '.game-map-place';
  const card = '.picture-card';

  const tell = (message) => console.debug(JSON.stringify(message));
  const rest = () => new Promise((done) => setTimeout(done, everyMs));
  const frameShown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const idle = () => new Promise((done) => requestIdleCallback(done));
  const isMissing = (one) => one instanceof HTMLImageElement && !one.naturalWidth;

  async function arrival(selector) {
    for (;;) {
      const found = [...document.querySelectorAll(selector)];
      if (found.length && !found.some(isMissing)) return found[0];
      await rest();
    }
  }

  /** A finger aims at what stands still; a tap that missed is asked for again. */
  async function tapOn(element) {
    let tapped = false;
    let aim = '';
    let waitedMs = 0;
    element.addEventListener('click', () => (tapped = true));
    while (!tapped) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const tap = [Math.round(x + width / 2), Math.round(y + height / 2)];
      if (String(tap) !== aim) waitedMs = 0;
      else if (waitedMs % patienceMs === everyMs) tell({ tap });
      aim = String(tap);
      waitedMs += everyMs;
      await rest();
    }
  }

  async function end() {
    performance.mark('measured');
    tell({ end: true });
  }

  async function page() {
    await arrival(arrivals[location.pathname]);
    await new Promise((done) => setTimeout(done, 1000));
    await idle();
    await end();
  }

  async function stage() {
    const { x, y } = (await arrival('iframe')).getBoundingClientRect();
    tell({ corner: [x, y] });
  }

  async function lesson() {
    await tapOn(await arrival('.title-page .big-button'));
    const place = await arrival(`${gamePlace}, ${card}`);
    if (place.matches(gamePlace)) await tapOn(place);
    await tapOn(await arrival(card));
    await frameShown();
    await end();
  }

  if (window !== top) void lesson();
  else if (location.pathname === '/stage') void stage();
  else if (arrivals[location.pathname]) void page();
})();
