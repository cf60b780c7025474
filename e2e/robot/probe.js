// The robot's eyes, in the lesson's frame: they see what is asked and where the answer is, and touch nothing.
(() => {
  if (window === top) return;

  const patienceMs = 8000;
  const walks =
    '.memory-cards, .letters-tiles, .game-map-path, .play:not(.letters, .memory), .task-sheet, .quest';
  const wait = window.setTimeout;
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const named = (selector, name) => all(selector).find((one) => nameOf(one) === name);
  const lessonOf = () => JSON.parse(find('#lesson').textContent);
  const dots = () => find('.round-dots').getAttribute('aria-label');

  let lesson;
  /** The activities that were begun, in their order. */
  const played = new Set();
  let last = '';
  let expected = [];
  let chosen = [];
  let presses = 0;
  let loads = 0;
  let way = '';
  /** In every nth task; 0 is never. */
  let errs = 0;
  const mistakes = window.robotMistakes;
  let madeMistakes = false;
  let undo = () => {};
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) chosen.push(event.target.closest('button'));
    },
    true,
  );

  /** A thing in a story's picture that has a word, and that a finger in its middle touches: the last of those that lie there. */
  function spotOn(page) {
    const { spots } = lesson.activities.find(({ name }) => name === 'story').data.pages[page].drawn;
    const buttons = all('.story-spot');
    const isFree = (button, place) => {
      const { x, y } = middleOf(button);
      return buttons.slice(place + 1).every((other) => {
        const { left, right, top: up, bottom } = other.getBoundingClientRect();
        return x < left || x > right || y < up || y > bottom;
      });
    };
    const words = lesson.words.map(({ id }) => id);
    return buttons.find((one, place) => words.includes(spots[place].word) && isFree(one, place));
  }

  /** Each handles one kind of screen: `key` changes with what is asked, `acts` are the right answers; nothing means wait. */
  const screens = {
    'title-page': () => ({ key: '', acts: [{ on: named('.title-page button', 'Los!') }] }),
    'game-map': () => {
      const place = all('.game-map-place')[played.size];
      return place
        ? { key: String(played.size), acts: [{ on: place }] }
        : { key: 'all', done: true };
    },
    'game-end': () => {
      const stars = nameOf(find('.game-end .star-row'));
      // A single slip may cost no star.
      if (errs < 2 && (stars === '3 Sterne von 3') === madeMistakes)
        throw new Error(`A game ended with ${stars}.`);
      const onwards = find('.game-end-next');
      // The way on skips games that were won before; the robot plays them, too.
      const { title = 'Fest' } = lesson.activities[played.size] ?? {};
      const isNext = nameOf(onwards) === `Weiter: ${title}`;
      const on = isNext ? onwards : named('.game-end button', 'Zur Karte');
      return { key: String(played.size), acts: [{ on }] };
    },
    'lesson-end': () => ({ key: 'all', done: true }),
    'word-spread': () => {
      const page = nameOf(find('.word-spread-pages'));
      const cards = all('.picture-card').filter(
        (card) => !card.querySelector('.word-spread-heard'),
      );
      if (cards.length)
        return { key: `${page} ${cards.length}`, acts: cards.map((on) => ({ on })) };
      return { key: `${page} on`, acts: [{ on: named('.word-spread-turns button', 'Weiter') }] };
    },
    story: () => {
      const page = nameOf(find('.story-pages'));
      const touches = spotOn(Number(page.match(/\d+/)[0]) - 1);
      if (touches && !last.startsWith(`story ${page} `))
        return { key: `${page} touched`, acts: [{ touches, on: touches }] };
      // What was touched is named.
      if (touches && !find('.story-label')) return null;
      const arrow = /[2468] von/.test(page) ? 'ArrowRight' : undefined;
      return { key: `${page} on`, acts: [{ on: named('.story-turns button', 'Weiter'), arrow }] };
    },
    rhyme: () => ({ key: '', acts: [{ on: named('.rhyme-turns button', 'Weiter') }] }),
    memory: () => mistakes.pairs(errs),
    letters: () => {
      if (find('.word-places[data-whole=true]')) return null;
      const letters = [...find('.letters-picture').alt];
      const key = `${letters.join('')} ${dots()}`;
      const wrong = errs && mistakes.shouldErr(key) && mistakes.wrongThing(key);
      if (wrong) return wrong;
      // Every second word for which the test tool has keys; it has none for umlauts.
      const isTyped = letters.length % 2 === 0 && letters.every((letter) => /[a-z]/i.test(letter));
      const free = all('.letters-tiles button:not([aria-disabled=true])');
      const acts = all('.word-place').flatMap((place, at) => {
        if (place.dataset.filled === 'true') return [];
        const tile = free.findIndex((one) => one.textContent.trim() === letters[at]);
        const [on] = free.splice(tile, 1);
        return [{ carry: on, to: place, instead: [on], typed: isTyped && letters[at] }];
      });
      return { key, acts, task: key };
    },
    writing: () => {
      const { asks } = find('[data-asks]').dataset;
      const road = find('.writing-road');
      if (find('.writing-keys')) return typedWord(asks);
      if (!road) return null;
      const page = find('.writing-page');
      // While Kaktus leads the finger, the stroke on the page is not the one that is asked for.
      if (!asks || page.dataset.thing !== asks.replace('>', '')) return null;
      const key = `${asks} ${dots()}`;
      if (errs && mistakes.shouldErr(key)) {
        const away = page.dataset.goes === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
        return mistakes.stray(key, [{ trace: along(page), page, arrow: away }]);
      }
      // Every second stroke of a letter is written by its arrow, the others by Enter.
      const arrow = Number(asks.at(-2)) % 2 ? page.dataset.goes : undefined;
      return { key, acts: [{ trace: pointsOn(road), page, arrow, on: page }] };
    },
    asks: () => {
      const { asks } = find('[data-asks]').dataset;
      if (!asks) return null;
      const [thing, place] = asks.split('>');
      const done = all('[data-thing][data-state=right]').length;
      const key = `${asks} ${dots()} ${done}`;
      if (/^\d+$/.test(thing)) return mistakes.count(key, Number(thing), errs);
      const wrong =
        errs &&
        mistakes.shouldErr(key) &&
        (place ? mistakes.wrongPlace(key, thing, place) : mistakes.wrongThing(key));
      if (wrong) return wrong;
      const on = find(`[data-thing="${thing}"]`);
      // It has been picked up, and may be put anywhere.
      if (!place && on.getAttribute('aria-pressed') === 'true') {
        return { key: `${key} held`, acts: [{ on: find('[data-place]') }] };
      }
      const to = find(`[data-place="${place}"]`);
      if (place) return { key, acts: [{ carry: on, to, instead: [on, to] }] };
      const inHand = find('.room-thing, .noun-card');
      if (inHand) return { key, acts: [{ carry: inHand, to: on, instead: [on] }] };
      const holder = on.matches('[data-grip]') && find('[data-place=holder]');
      return { key, acts: [holder ? { carry: on, to: holder, instead: [on] } : { on }] };
    },
  };

  /**
   * The rest of a word, key by key; every second word for which the test tool has keys is typed on the keyboard. One
   * mistake in a long word would still be worth three stars, so it is made at the first two letters.
   */
  function typedWord(asks) {
    if (!asks) return null;
    const word = find('.writing-picture').alt;
    const [wanted] = asks.split('>');
    const place = Number(wanted.split('@')[1]);
    const key = `${word} ${dots()} ${place}`;
    const wrong = errs && place < 2 && mistakes.shouldErr(key) && mistakes.wrongThing(key);
    if (wrong) return wrong;
    const isTyped = word.length % 2 === 0 && /^[a-z]+$/i.test(word);
    const rest = [...word].slice(place, errs && place === 0 ? 1 : undefined);
    const acts = rest
      .filter((sign) => sign !== '-')
      .map((letter) => ({
        on: find(`[data-thing^="k-${letter.toLowerCase()}@"]`),
        typed: isTyped && letter,
      }));
    return { key, acts };
  }

  function nameOfScreen() {
    const asking = find('[data-asks]');
    const look = asking?.classList[1];
    if (asking) return [look, screens[look] ?? screens.asks];
    const name = Object.keys(screens).find((one) => find(`.${one}`));
    return [name ?? '', screens[name]];
  }

  const tick = () => new Promise((done) => wait(done));
  /**
   * Tells how much time passed since it was asked last. A busy machine stops the robot and the game alike, so a long
   * tick of the clock counts as a short one.
   */
  function stopwatch() {
    let before = performance.now();
    return () => {
      const now = performance.now();
      const passed = Math.min(now - before, 4);
      before = now;
      return passed;
    };
  }

  /** Listens to the end: speech begins after its screen was drawn, and may come in several pieces. */
  async function settle(quietMs) {
    let quiet = 0;
    const passed = stopwatch();
    let { started } = heard;
    while (quiet < quietMs) {
      await tick();
      const ms = passed();
      quiet = heard.playing || heard.started !== started ? 0 : quiet + ms;
      ({ started } = heard);
    }
  }

  /** On a busy machine, what the mouse did arrives late: a press that is missing, or not answered, gets this long. */
  async function awaitAnswer() {
    const passed = stopwatch();
    let patience = 3000;
    while ((firstMissed() || !mistakes.isAnswered(heard.said)) && patience > 0) {
      await tick();
      patience -= passed();
    }
  }

  function pointAt(element) {
    const { left, top: up, width, height } = element.getBoundingClientRect();
    for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const point = [left + width * across, up + height * share];
        const hit = document.elementFromPoint(...point);
        if (hit && element.contains(hit)) return point;
      }
    }
    throw new Error(`${nameOf(element)} cannot be pointed at.`);
  }

  /** Points along a drawn line, as a finger passes them; a dot is one point. */
  function pointsOn(line) {
    const length = line.getTotalLength();
    const toScreen = line.getScreenCTM();
    const parts = Math.ceil(length / 6);
    return Array.from({ length: parts + 1 }, (_, part) => {
      const { x, y } = line
        .getPointAtLength((length * part) / (parts || 1))
        .matrixTransform(toScreen);
      return [x, y];
    });
  }

  /** Along the foot of the page, where no stroke begins. */
  function along(page) {
    const { left, width, bottom } = page.getBoundingClientRect();
    return [0.2, 0.4, 0.6, 0.8].map((share) => [left + width * share, bottom - 8]);
  }

  const onKeys = () =>
    all('a[href], button, [tabindex]').filter((one) => one.tabIndex >= 0 && one.checkVisibility());

  function keysTo(target, from) {
    const walk = target.closest(walks);
    if (walk?.contains(from) && from.matches('button')) {
      const buttons = [...walk.querySelectorAll('button')];
      const columns = Number(walk.dataset.columns ?? 1);
      const steps = buttons.indexOf(target) - buttons.indexOf(from);
      const rows = columns > 1 ? Math.trunc(steps / columns) : 0;
      const rest = steps - rows * columns;
      const repeat = (key, count) => Array(Math.abs(count)).fill(key);
      const half = columns > 1 ? Infinity : buttons.length / 2;
      if (Math.abs(rest) > half) {
        return repeat(rest > 0 ? 'ArrowLeft' : 'ArrowRight', buttons.length - Math.abs(rest));
      }
      return [
        ...repeat(rows > 0 ? 'ArrowDown' : 'ArrowUp', rows),
        ...repeat(rest > 0 ? 'ArrowRight' : 'ArrowLeft', rest),
      ];
    }
    const order = onKeys();
    const here = order.indexOf(from);
    const there = order.indexOf(target);
    if (here >= 0) return Array(Math.abs(there - here)).fill(there > here ? 'Tab' : 'Shift+Tab');
    const before = order.filter(
      (one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    const steps = there - before.length;
    return steps >= 0 ? Array(steps + 1).fill('Tab') : Array(-steps).fill('Shift+Tab');
  }

  function middleOf(element) {
    const { left, top: up, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: up + height / 2 };
  }

  function tap(element) {
    expected.push(element);
    return { tap: pointAt(element) };
  }

  /** The pointer carries every second thing that can be carried, and taps the rest. */
  function forPointer({ on, touches, trace, carry, to, instead }) {
    if (touches) return [{ tap: Object.values(middleOf(touches)) }];
    if (trace) return [{ trace }];
    if (on) return [tap(on)];
    loads += 1;
    return loads % 2 ? [{ from: pointAt(carry), to: pointAt(to) }] : instead.map(tap);
  }

  /** The keyboard moves to what it chooses, and types where typing lays letters. */
  function forKeys({ on, page, arrow, typed, instead = [on] }) {
    if (page && arrow && document.activeElement !== page) {
      return [{ keys: [...keysTo(page, document.activeElement), arrow] }];
    }
    if (arrow) return [{ keys: [arrow] }];
    if (typed) return [{ typed }];
    return instead.map((element) => {
      const keys = keysTo(element, expected.at(-1) ?? document.activeElement);
      expected.push(element);
      presses += 1;
      return { walk: keys, to: expected.length - 1, press: presses % 2 ? 'Enter' : 'Space' };
    });
  }

  /** People who play by keyboard see the focus before they choose: returns the keys that still lead to it. */
  function missing(to) {
    const target = expected[to];
    const here = document.activeElement;
    return target === here || !target.isConnected ? [] : keysTo(target, here);
  }

  /** The first intended thing that was not chosen in its turn; carrying a thing may end with a click of its own. */
  function firstMissed() {
    let from = 0;
    return expected.find((one) => {
      from = chosen.indexOf(one, from) + 1;
      return from === 0;
    });
  }

  /** The intended things were chosen, by real presses, in this order. */
  function checkChosen() {
    const missed = firstMissed();
    if (missed) {
      const got = chosen.map((other) => other && nameOf(other)).join(', ');
      throw new Error(`${last}: '${nameOf(missed)}' was meant, but the ${way} chose '${got}'.`);
    }
    expected = [];
    chosen = [];
  }

  /** The next thing to do: `acts` as points or keys, or `done` at the end. It errs in every nth task, or never. */
  async function next(nextWay, nth = 0) {
    way = nextWay;
    errs = nth;
    mistakes.errIn(nth);
    lesson ??= lessonOf();
    let patience = patienceMs;
    const passed = stopwatch();
    for (;;) {
      const [name, look] = nameOfScreen();
      const seen = look?.();
      if (seen && `${name} ${seen.key}` !== last) {
        const isTalking = name === 'story' || name === 'rhyme' || mistakes.isOpen();
        await awaitAnswer();
        await settle(isTalking || seen.done ? 25 : 6);
        checkChosen();
        const still = look();
        if (nameOfScreen()[0] !== name || still?.key !== seen.key) continue;
        if (seen.done) return { screen: name, done: true };
        if (way === 'keyboard' && document.activeElement === document.body) {
          return { screen: name, acts: [{ keys: ['Tab'] }], isLost: true };
        }
        last = `${name} ${still.key}`;
        mistakes.close(heard.said);
        if (lesson.activities.some((one) => one.name === name)) played.add(name);
        const before = madeMistakes;
        const takeBack = mistakes.follow(still, name, heard.said);
        undo = () => {
          madeMistakes = before;
          takeBack();
        };
        if (still.errs) madeMistakes = true;
        if (name === 'game-end') madeMistakes = false;
        return { screen: name, acts: still.acts.flatMap(way === 'pointer' ? forPointer : forKeys) };
      }
      // What is fetched to be heard takes as long as the server needs.
      const ms = passed();
      if (!heard.playing) patience -= ms;
      if (patience < 0) {
        checkChosen();
        throw new Error(`Nothing came after ${last} (${name}).`);
      }
      await tick();
    }
  }

  /** The screen was drawn anew, perhaps with other buttons: look again as if it had just come, and nothing was done. */
  function forget() {
    undo();
    expected = [];
    chosen = [];
    last = '';
  }

  window.robot = {
    next,
    missing,
    forget,
    heard: () => ({ ...heard, files: [...heard.files], mistakes: mistakes.made }),
  };
})();
