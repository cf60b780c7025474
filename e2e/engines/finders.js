// Finds what a person would point at in this page, and says where it is. `TestingLibraryDom` knows roles and names.
(() => {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
  const ways = {
    // Whether somebody can see it is asked below: the library's own check takes most of its time.
    role: (root, role, options) => queryAllByRole(root, role, { ...options, hidden: true }),
    text: (root, text) => queryAllByText(root, text),
    label: (root, label) => queryAllByLabelText(root, label),
    css: (root, css) => [...root.querySelectorAll(css)],
  };
  // A regular expression travels as its source and its flags.
  const revive = (value) => (value?.source === undefined ? value : new RegExp(value.source, value.flags));
  const isVisible = (one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getClientRects().length > 0 &&
    !one.closest('[inert], [aria-hidden=true]');
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxOf = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height];
  };
  const covered = (hit) => ({ reason: `is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}` });

  /** All visible elements that match the last of these steps, each of which searches in what the one before found. */
  const find = (steps) =>
    steps.reduce(
      (roots, [way, value, options = {}]) => {
        const revived = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, revive(option)]));
        return [...new Set(roots.flatMap((root) => ways[way](root, revive(value), revived)))].filter(isVisible);
      },
      [document.body],
    );

  /** The middle of the first one, when it has stopped moving and nothing lies over it; otherwise what is in the way. */
  const target = async (steps, place) => {
    const one = find(steps).at(place);
    if (!one) return { reason: 'is not there' };
    if (one.disabled || one.ariaDisabled === 'true') return { reason: 'is disabled' };
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const before = boxOf(one);
    await nextFrame();
    await nextFrame();
    const [left, top, width, height] = boxOf(one);
    if (`${before}` !== `${[left, top, width, height]}`) return { reason: 'is moving' };
    const point = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(...point);
    const isOurs = hit && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.control === one);
    return isOurs ? { point } : covered(hit);
  };

  /** A point in a frame of this document as a point of this document. */
  const outwards = (css, x, y, isTouched) => {
    const frame = document.querySelector(css);
    if (!frame) return { reason: 'is in a frame that is not there' };
    // What scrolls into view in a frame of another origin need not be in view here: WebKit leaves this page where it is.
    // A preview is shown smaller than it is.
    const scale = boxOf(frame)[2] / frame.offsetWidth;
    const isBelow = boxOf(frame)[1] + y * scale >= innerHeight;
    if (isTouched && (isBelow || boxOf(frame)[1] + y * scale < 0)) {
      frame.scrollIntoView({ block: isBelow ? 'end' : 'start', behavior: 'instant' });
    }
    const [left, top] = boxOf(frame);
    const point = [left + x * scale, top + y * scale];
    const hit = document.elementFromPoint(...point);
    return !isTouched || hit === frame ? { point } : covered(hit);
  };

  window.kaktusFinders = { find, target, outwards };
})();
