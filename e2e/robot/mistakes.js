// Where the robot errs on purpose, and what it notes each time: what it chose, what was said then, what is left to choose.
(() => {
  if (window === top) return;

  /** In the first task of a game it errs until the answer is shown, in all others once. */
  const most = { first: 3, others: 1 };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const find = (selector) => document.querySelector(selector);
  const isFree = (one) =>
    one.getAttribute('aria-disabled') !== 'true' && !['right', 'held'].includes(one.dataset.state);
  const rightOnes = () => find('[data-asks]').dataset.right?.split(' ');

  const nothing = { first: '', at: '', tries: 0, counted: 0, dots: '', question: '', seen: [] };
  let every = 1;
  let met = 0;
  const numbers = new Map();
  let plan = nothing;
  let open = null;
  const made = [];

  const wrongThings = () => {
    const right = rightOnes();
    return right
      ? all('[data-thing]').filter((one) => isFree(one) && !right.includes(one.dataset.thing))
      : [];
  };
  const wrongPlaces = (place) =>
    all('[data-place]').filter((one) => isFree(one) && one.dataset.place !== place);

  /** How often it has erred in this task; another task begins anew. */
  const triesAt = (key) => (plan.at === key ? plan.tries : 0);
  const countedAt = (key) => (plan.at === key ? plan.counted : 0);

  /** In every task, or as a child does: once in every fourth, say. */
  const errIn = (nth) => (every = nth);

  /** Which task of the lesson this is, counted from one. */
  function numberOf(key) {
    if (!numbers.has(key)) numbers.set(key, (met += 1));
    return numbers.get(key);
  }

  function shouldErr(key) {
    if (every > 1) return numberOf(key) % every === 0 && triesAt(key) < 1;
    const isFirst = !plan.first || plan.first === key;
    return triesAt(key) < (isFirst ? most.first : most.others);
  }

  /** A mistake: what to do, and what is noted of it. `left` is how many wrong ones of this kind there are. */
  const mistake = (key, acts, chosen, kind, left = 0) => ({
    key: `${key} missed ${triesAt(key) + 1}`,
    acts,
    task: key,
    errs: { chosen, kind, left },
  });

  const stray = (key, acts) => mistake(key, acts, '', 'stroke');

  function wrongThing(key) {
    const wrong = wrongThings();
    const [on] = wrong;
    if (!on) return null;
    const isLetter = on.matches('.letter-tile, .writing-key');
    const chosen = isLetter ? on.textContent.trim() : on.dataset.thing;
    return mistake(key, [{ on }], chosen, isLetter ? 'letter' : 'thing', wrong.length);
  }

  /** The right thing in a wrong place and a wrong thing in the right place, in turns. */
  function wrongPlace(key, thing, place) {
    const [other] = wrongThings();
    const elsewhere = wrongPlaces(place);
    if (other && (triesAt(key) % 2 || !elsewhere.length)) {
      const to = find(`[data-place="${place}"]`);
      const acts = [{ carry: other, to, instead: [other, to] }];
      return mistake(key, acts, other.dataset.thing, 'thing', wrongThings().length);
    }
    if (!elsewhere.length) return null;
    const [to] = elsewhere;
    const on = find(`[data-thing="${thing}"]`);
    const acts = [{ carry: on, to, instead: [on, to] }];
    return mistake(key, acts, to.dataset.place, 'place', elsewhere.length);
  }

  /** Counts up to the number, or to one less; things that were counted may cover the button, so it is looked for afterwards. */
  function count(key, wanted, errs) {
    const isErring = errs && shouldErr(key);
    const goal = isErring ? wanted - 1 : wanted;
    const missing = goal - countedAt(key);
    if (missing > 0) {
      const ones = all('[data-counts]:not([aria-pressed=true])');
      const acts = Array.from({ length: missing }, (_, at) => ({ on: ones[at % ones.length] }));
      return { key: `${key} counted ${goal}`, acts, task: key, counted: goal };
    }
    const ready = [{ on: find('[data-ready] button') }];
    return isErring
      ? mistake(key, ready, String(goal), 'number')
      : { key: `${key} ready`, acts: ready, task: key };
  }

  /** Cards can only be missed if they were seen: first a card is turned with a wrong one, then its partner with a wrong one. */
  function pairs(errs) {
    const left = all('.memory-card:not([data-state=found])');
    const [first] = left;
    // Cards that do not belong together are turned back by themselves.
    if (!first || find('.memory-card[data-state=open]')) return null;
    const partner = left.find((one) => one !== first && one.dataset.word === first.dataset.word);
    const key = String(left.length);
    const right = { key, acts: [{ on: first }, { on: partner }] };
    // While a partner is looked for, cards step back from the first on.
    const wrong = left.filter((one) => ![first, partner].includes(one)).at(-1);
    if (!errs || !wrong || !shouldErr(key)) return right;
    const isSeen = (card) => plan.seen.includes(card.dataset.thing);
    const turning = isSeen(partner) ? first : partner;
    if (!isSeen(partner) && !isSeen(first)) {
      const seen = [first, wrong].map((card) => card.dataset.thing);
      return { key: `${key} seen`, acts: [{ on: first }, { on: wrong }], seen };
    }
    return mistake(key, [{ on: turning }, { on: wrong }], wrong.dataset.word, 'pair');
  }

  /** What is asked, and in which task. */
  const taskNow = () =>
    [find('[data-asks]')?.dataset.asks, find('.round-dots')?.getAttribute('aria-label')].join(' ');

  /** Notes what was said and what is left since the last mistake. */
  function close(said) {
    if (!open) return;
    const { at, kind, place, ...note } = open;
    const left = kind === 'place' ? wrongPlaces(place).length : wrongThings().length;
    made.push({
      ...note,
      kind,
      said: said.slice(at),
      left: [note.left, left],
      task: [note.task, taskNow()],
    });
    open = null;
  }

  /** Whether what is said about a mistake is still to come. */
  const isOpen = () => open !== null;

  const isAnswered = (said) => !open || said.length > open.at;

  /** Goes along with a step that is really done; returns how to take that back. */
  function follow(step, game, said) {
    const before = plan;
    const dots = find('.round-dots')?.getAttribute('aria-label') ?? '';
    if (dots !== plan.dots) plan = { ...plan, dots, question: said.at(-1) ?? '' };
    if (step.task !== undefined && step.task !== plan.at) {
      plan = { ...plan, at: step.task, tries: 0, counted: 0 };
    }
    if (step.counted) plan = { ...plan, counted: step.counted };
    if (step.seen) plan = { ...plan, seen: [...plan.seen, ...step.seen] };
    if (step.errs) {
      plan = { ...plan, tries: plan.tries + 1, first: plan.first || step.task };
      const [, place] = find('[data-asks]').dataset.asks.split('>');
      const { question, tries: nth } = plan;
      open = { game, nth, ...step.errs, task: taskNow(), place, question, at: said.length };
    }
    if (game === 'game-end') {
      plan = nothing;
      numbers.clear();
    }
    return () => {
      plan = before;
      open = null;
    };
  }

  window.robotMistakes = { errIn, shouldErr, stray, wrongThing, wrongPlace, count, pairs, close, isOpen, isAnswered, follow, made };
})();
