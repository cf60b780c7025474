// Finds what lies over something else on a page or in a lesson. Runs in every browser, and changes nothing.
// What is tapped must be reached at its middle and around it. What is read must lie neither under nor over what is
// tapped, must not be covered by a picture, and must stay on its own paper.

// Smaller ones are signs within a line.
const leastPicture = 32;

const shown = (one) =>
  one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !one.closest('[inert]');
const nameOf = (one) =>
  one.getAttribute('aria-label') ?? (one.textContent.trim().slice(0, 30) || one.className);
const overlap = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

/** The element and all around it, up to the body. */
function withAncestors(one) {
  const line = [];
  for (let up = one; up && up !== document.documentElement; up = up.parentElement) line.push(up);
  return line;
}

/** A box without what is cut off or scrolled away. */
function seenPart({ left, right, top: up, bottom }, inside) {
  const windows = withAncestors(inside)
    .filter((one) => one !== document.body && getComputedStyle(one).overflowY !== 'visible')
    .map((one) => one.getBoundingClientRect());
  return {
    left,
    right,
    top: Math.max(up, ...windows.map((box) => box.top)),
    bottom: Math.min(bottom, ...windows.map((box) => box.bottom)),
  };
}

/** Where a text's letters can be seen: a line's box is higher than these. */
function linesOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ left, right, top: up, height }) =>
      seenPart(
        { left, right, top: up + height * 0.2, bottom: up + height * 0.8 },
        text.parentElement,
      ),
    )
    .filter((line) => line.bottom > line.top);
}

/** What can be scrolled into view is not beyond the screen. */
const scrolls = (one) =>
  document.documentElement.scrollHeight > innerHeight ||
  withAncestors(one.parentElement).some(
    (up) =>
      up !== document.body &&
      ['auto', 'scroll'].includes(getComputedStyle(up).overflowY) &&
      up.scrollHeight > up.clientHeight,
  );

function* faultsOfControls(controls) {
  const parts = [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ];
  for (const one of controls.filter((control) => !scrolls(control))) {
    const { left, top: up, right, bottom, width, height } = one.getBoundingClientRect();
    if (left < -1 || up < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      yield `${nameOf(one)} reaches beyond the screen`;
      continue;
    }
    const hits = parts.map(([across, down]) =>
      document.elementFromPoint(left + width * across, up + height * down),
    );
    const above = hits
      .map((hit) => hit && controls.find((control) => control.contains(hit)))
      .find((other) => other && !one.contains(other) && !other.contains(one));
    if (above) yield `${nameOf(above)} lies on ${nameOf(one)}`;
  }
}

function* faultsOfTexts(controls) {
  const texts = [...document.querySelectorAll('h1, h2, p, .round-dots')]
    .filter(shown)
    .filter((text) => text.textContent.trim() && !text.closest('button'))
    .filter((text) => getComputedStyle(text).clipPath === 'none');
  for (const text of texts) {
    const lines = linesOf(text);
    for (const one of controls.filter(
      (control) => !control.contains(text) && !text.contains(control),
    )) {
      const box = one.getBoundingClientRect();
      if (lines.some((line) => overlap(line, box)))
        yield `'${nameOf(text)}' and ${nameOf(one)} overlap`;
    }
  }
}

/** Every text that can be read, and not only heard. */
function wordsOnScreen() {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isRead =
      node.data.trim() &&
      !parent.closest('script, style, select, svg') &&
      shown(parent) &&
      withAncestors(parent).every((up) => getComputedStyle(up).clipPath === 'none');
    if (isRead) words.push({ parent, name: node.data.trim().slice(0, 30), lines: linesOf(node) });
  }
  return words;
}

function isPaper(one) {
  const { backgroundColor, backgroundImage } = getComputedStyle(one);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}
const paperOf = (one) => withAncestors(one).find(isPaper) ?? document.body;

/** Whatever is laid over something else on purpose has a place of its own. */
const isPlaced = (one, below) =>
  withAncestors(one).some(
    (up) =>
      below !== up &&
      below.contains(up) &&
      ['absolute', 'fixed'].includes(getComputedStyle(up).position),
  );

const isHidden = ({ parent, lines }, picture) =>
  getComputedStyle(parent).pointerEvents !== 'none' &&
  lines.some(({ left, right, top: up, bottom }) =>
    picture.contains(document.elementFromPoint((left + right) / 2, (up + bottom) / 2)),
  );

function* faultsOfPictures(words) {
  const pictures = [...document.querySelectorAll('img, svg')]
    .filter((one) => shown(one) && !one.parentElement.closest('svg'))
    .map((one) => ({ one, box: seenPart(one.getBoundingClientRect(), one.parentElement) }))
    .filter(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) >= leastPicture);
  for (const { one, box } of pictures) {
    for (const word of words.filter(({ lines }) => lines.some((line) => overlap(line, box)))) {
      const both = withAncestors(one.parentElement).find((up) => up.contains(word.parent));
      const isOver =
        isPlaced(one, both) || isPlaced(word.parent, both) || !paperOf(word.parent).contains(one);
      if (!isOver || isHidden(word, one)) yield `a picture covers '${word.name}'`;
    }
  }
}

function* faultsOfPaper(words) {
  for (const { parent, name, lines } of words) {
    const paper = paperOf(parent);
    const { left, right } = paper.getBoundingClientRect();
    const leaves = lines.some((line) => line.left < left - 2 || line.right > right + 2);
    if (leaves && paper !== document.body) yield `'${name}' leaves its paper`;
  }
}

/** One line for each thing that cannot be tapped or read because of another. */
function findOverlaps() {
  const controls = [...document.querySelectorAll('a[href], button, summary, iframe')]
    .filter(shown)
    .filter(
      (one) =>
        getComputedStyle(one).pointerEvents !== 'none' && one.getBoundingClientRect().width > 1,
    );
  const words = wordsOnScreen();
  const faults = [
    ...faultsOfControls(controls),
    ...faultsOfTexts(controls),
    ...faultsOfPictures(words),
    ...faultsOfPaper(words),
  ];
  return [...new Set(faults)].map((fault) => `${fault} at ${innerWidth} × ${innerHeight}`);
}
