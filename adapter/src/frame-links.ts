/** In the sandbox, a page may not open a link in the frame beside it; the page around both may. */

function frameNamed(name: string, inside: Window): Window | null {
  for (let place = 0; place < inside.length; place++) {
    const frame = inside[place]!;
    try {
      const match = frame.name === name ? frame : frameNamed(name, frame);
      if (match) return match;
    } catch {
      // A document that is no page has no origin, and is no place for a link.
    }
  }
  return null;
}

/** Opens an address in the frame of this name; false if there is none. It has to be a function of the page around. */
export function openInFrame(name: string, address: string): boolean {
  const frame = frameNamed(name, window);
  frame?.location.assign(address);
  return frame !== null;
}

/** Lets the links of this page open beside it, by the function of the page around. */
export function openLinksBeside(open: typeof openInFrame): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
    if (!link || event.defaultPrevented) return;
    const { href, target } = link as HTMLAnchorElement;
    const name = target || document.querySelector<HTMLBaseElement>('base[target]')?.target;
    if (!name || !href.startsWith('http')) return;
    if (open(name, href)) event.preventDefault();
  });
}
