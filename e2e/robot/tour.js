// Shows the screens of a lesson one after the other, for whoever looks at them: every game as it begins, and after a
// mistake. Runs in the lesson's frame of every browser, together with `quick-time.js` and `mistakes.js`.
(() => {
  if (window === top) return;

  const patienceMs = 15_000;
  const quietMs = 100;
  const wait = window.setTimeout;
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tick = () => new Promise((done) => wait(done, 4));

  async function until(probe, what) {
    const end = performance.now() + patienceMs;
    while (!probe()) {
      if (performance.now() > end) throw new Error(`Not yet: ${what}.`);
      await tick();
    }
  }

  /** Until nothing more is said. */
  async function settle() {
    let quiet = 0;
    let before = performance.now();
    let { started } = heard;
    while (quiet < quietMs) {
      await tick();
      const now = performance.now();
      quiet = heard.playing || heard.started !== started ? 0 : quiet + Math.min(now - before, 8);
      before = now;
      ({ started } = heard);
    }
  }

  async function openMap() {
    await until(
      () => find('.title-page button, .stage-corners [aria-label="Zum Anfang"]'),
      'a way to the map',
    );
    (find('.stage-corners [aria-label="Zum Anfang"]') ?? all('.title-page button').at(-1)).click();
    await until(() => find('.game-map-place'), 'the map');
    await settle();
  }

  async function openGame(name) {
    if (!find('.game-map-place')) await openMap();
    const lesson = JSON.parse(find('#lesson').textContent);
    all('.game-map-place')[lesson.activities.findIndex((one) => one.name === name)].click();
    await until(() => find('.stage-scene h1.only-spoken'), name);
    await settle();
  }

  /** Two cards that were seen before and do not belong together. */
  function wrongPair() {
    const [first, ...others] = all('.memory-card:not([data-state=found])');
    const other = others.findLast(({ dataset }) => dataset.word !== first.dataset.word);
    return [first, other];
  }

  function wrongChoice() {
    const asking = find('[data-asks]');
    if (!asking) return [];
    if (find('.memory')) return wrongPair();
    const [thing, place] = asking.dataset.asks.split('>');
    if (/^\d+$/.test(thing)) return [find('[data-counts]'), find('[data-ready] button')];
    const { wrongThing, wrongPlace } = window.robotMistakes;
    const step = place ? wrongPlace('', thing, place) : wrongThing('');
    return step ? step.acts.flatMap(({ on, instead = [on] }) => instead) : [];
  }

  /** Makes a mistake; returns whether this screen has anything to mistake. */
  async function err() {
    const choice = wrongChoice();
    for (const one of choice) {
      one.click();
      await settle();
    }
    return choice.length > 0;
  }

  /**
   * How far any card is moved, in pixels, while two are turned and their words come and go; the second time is a mistake,
   * because both were seen, and its sentences are the longest.
   */
  async function cardShift() {
    const places = () => all('.memory-card').map((card) => [card.offsetLeft, card.offsetTop]);
    const before = places();
    let shift = 0;
    for (const card of [...wrongPair(), ...wrongPair()]) {
      await until(() => all('.memory-card[data-state=open]').length < 2, 'a card to turn');
      card.click();
      const said = heard.started;
      await until(() => heard.started > said, 'a word');
      const now = places();
      before.forEach(([left, up], place) => {
        const [x, y] = now[place];
        shift = Math.max(shift, Math.abs(x - left), Math.abs(y - up));
      });
    }
    return shift;
  }

  window.tour = { openMap, openGame, err, cardShift };
})();
