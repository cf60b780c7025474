/** Measures and mends at run time what our oldest browsers lack; gate.js loads it. Styles: css-fallbacks.ts. */

/** All comparisons of the lessons' container queries, given by the build. */
declare const __COMPARISONS__: readonly string[];
/** All `owner:has(inner)` of the styles, and the mark that an owner gets if it has it. */
declare const __OWNERS__: readonly { owner: string; inner: string; mark: string }[];

/** The height of the window without the browser's own bars. */
function followWindowHeight(): void {
  const measure = () =>
    document.documentElement.style.setProperty('--dvh', `${innerHeight / 100}px`);
  measure();
  addEventListener('resize', measure);
}

export function holds(comparison: string, width: number, height: number): boolean {
  const [, side, sign = '', number] = /^([a-z-]+)([<>]=?)([\d.]+)/.exec(comparison) ?? [];
  const value = side === 'width' ? width : side === 'height' ? height : width / height;
  if (value === Number(number)) return sign.endsWith('=');
  return value < Number(number) === sign.startsWith('<');
}

function measureContainer(
  element: HTMLElement,
  isWhole: boolean,
  { width, height }: DOMRectReadOnly,
) {
  const sizes: Record<string, number> = { w: width, i: width };
  if (isWhole) {
    Object.assign(sizes, { h: height, b: height });
    Object.assign(sizes, { min: Math.min(width, height), max: Math.max(width, height) });
    const holding = __COMPARISONS__.filter((one) => holds(one, width, height));
    element.setAttribute('data-container', holding.join(' '));
  }
  for (const unit in sizes) element.style.setProperty(`--cq${unit}`, `${sizes[unit]! / 100}px`);
}

/** Containers are found by their style. It is inherited, and names its rule: a container is where the value changes. */
function followContainers(): (element: Element) => void {
  const styleOf = (element: Element | null) =>
    element ? getComputedStyle(element).getPropertyValue('--container').trim() : '';
  const kinds = new WeakMap<Element, string>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      measureContainer(target as HTMLElement, kinds.get(target) === 'size', contentRect);
  });
  return (element) => {
    const style = styleOf(element);
    const [kind = ''] = style.split(' ');
    const isContainer = /size$/.test(kind) && style !== styleOf(element.parentElement);
    if (isContainer === kinds.has(element)) return;
    if (isContainer) {
      kinds.set(element, kind);
      sizes.observe(element);
    } else {
      kinds.delete(element);
      sizes.unobserve(element);
      element.removeAttribute('data-container');
    }
  };
}

/** What is inert is not read out and not reached by the keyboard. */
function followInert(element: Element): void {
  const isInert = element.closest('[inert]') !== null;
  if (element.hasAttribute('inert')) element.setAttribute('aria-hidden', 'true');
  else if (element.hasAttribute('data-was-inert')) element.removeAttribute('aria-hidden');
  element.toggleAttribute('data-was-inert', element.hasAttribute('inert'));
  if (!element.matches('a[href], button, input, select, textarea')) return;
  if (isInert) element.setAttribute('tabindex', '-1');
  else if (element.hasAttribute('data-untabbed')) element.removeAttribute('tabindex');
  element.toggleAttribute('data-untabbed', isInert);
}

/** Marks the owners of what the styles look for with `:has()`. */
function followOwners(): void {
  for (const mark of new Set(__OWNERS__.map((one) => one.mark))) {
    const owners = new Set<Element>();
    for (const one of __OWNERS__.filter((other) => other.mark === mark))
      for (const match of document.querySelectorAll(one.inner))
        for (let above = match.parentElement; above; above = above.parentElement)
          if (above.matches(one.owner)) owners.add(above);
    const marked = document.querySelectorAll(`[data-has~='${mark}']`);
    for (const element of new Set([...marked, ...owners])) {
      const marks = new Set((element.getAttribute('data-has') ?? '').split(' '));
      if (owners.has(element)) marks.add(mark);
      else marks.delete(mark);
      element.setAttribute('data-has', [...marks].join(' '));
    }
  }
}

/** Scripts set `style.translate`; it becomes a part of the composed `transform`. */
function addTranslate(): void {
  for (const name of ['translate', 'rotate', 'scale', 'transform'])
    CSS.registerProperty({ name: `--${name}`, inherits: false, initialValue: 'translate(0)' });
  Object.defineProperty(CSSStyleDeclaration.prototype, 'translate', {
    set(this: CSSStyleDeclaration, value: string) {
      const moved = value && `translate(${value.split(' ').join(', ')})`;
      this.setProperty('--translate', moved);
      this.transform = moved && 'var(--translate) var(--rotate) var(--scale) var(--transform)';
    },
  });
}

export function mend(isInertKnown: boolean): void {
  const page = document.documentElement;
  const supports = (condition: string) => CSS.supports(condition);
  if (!supports('(height: 1dvh)')) followWindowHeight();
  if (!supports('(scale: 1)')) addTranslate();
  const follows: ((element: Element) => void)[] = [];
  if (!supports('(width: 1cqi)')) follows.push(followContainers());
  if (!isInertKnown) follows.push(followInert);

  const followAll = (root: Element) => {
    for (const element of [root, ...root.querySelectorAll('*:not(svg *)')])
      follows.forEach((follow) => follow(element));
  };
  const lookAtAll = () => {
    followOwners();
    followAll(page);
  };
  const changes = new MutationObserver((records) => {
    followOwners();
    for (const { type, target, addedNodes } of records) {
      const changed = type === 'attributes' ? [target] : [...addedNodes];
      for (const node of changed) if (node instanceof Element && node.isConnected) followAll(node);
    }
  });
  const asked = JSON.stringify(__OWNERS__).match(/data-[a-z]+/g) ?? [];
  const attributeFilter = ['class', 'inert', ...asked];
  changes.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter });
  lookAtAll();
  // Styles that arrive later make containers of what is there already.
  addEventListener('load', lookAtAll);
}
