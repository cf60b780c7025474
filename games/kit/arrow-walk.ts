/** Lets the arrow keys walk through the buttons of a group. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walkWithArrows(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const there = (here + step + buttons.length) % buttons.length;
  buttons[here < 0 ? 0 : there]?.focus();
  event.preventDefault();
}
