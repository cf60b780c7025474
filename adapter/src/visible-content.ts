/** Tells whether a page has something to look at or to use, or no more than a background and a loading sign. */

import type { Seen } from 'kaktus-shared/start-watch';

const pictures =
  'img, video, canvas, object, embed, image, path, rect, circle, ellipse, polygon, use';
const controls = 'button, input, select, textarea, a[href], [role=button], [role=link]';
/** Each of these alone is enough: a share of the window, a number of characters, or one control for a finger. */
const enough = { share: 0.1, characters: 40, finger: 30 };
/** A page with more elements has content; to look at each of them would hold it up. */
const mostElements = 3000;

/** How many pixels of it are seen in the window. */
function visibleArea(element: Element): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (width < 2 || height < 2) return 0;
  const isVisible = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true });
  return isVisible === false ? 0 : width * height;
}

/** Of the element itself, without that of elements in it. */
function textOf(element: Element): string {
  if (element.matches('script, style, noscript')) return '';
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map((node) => node.nodeValue!.trim()).join('');
}

/** A control under a loading screen is none. */
function canBeTouched(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!element.matches(controls) || Math.min(width, height) < enough.finger) return false;
  const touched = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(touched);
}

function isPicture(element: Element): boolean {
  return (
    element.matches(pictures) ||
    element.shadowRoot !== null ||
    getComputedStyle(element).backgroundImage.includes('url(')
  );
}

/** A loading screen is something; neither a background nor an empty frame is. */
export function seenContent(): Seen {
  const elements = document.body?.querySelectorAll('*') ?? [];
  if (elements.length > mostElements) return 'enough';
  let score = 0;
  for (const element of elements) {
    const area = visibleArea(element);
    if (area === 0) continue;
    if (isPicture(element)) score += area / (innerWidth * innerHeight) / enough.share;
    score += textOf(element).length / enough.characters;
    if (score >= 1 || canBeTouched(element)) return 'enough';
  }
  return score > 0 ? 'something' : 'nothing';
}
