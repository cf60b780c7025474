/** Where screen readers start to read a page: at its heading. */
export function beginReading(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
