/** Moves the focus through the buttons of a group with the arrow keys; `data-columns` says how wide its rows are. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walkWithArrows(event: KeyboardEvent): void {
  const way = steps[event.key];
  if (!way || !(event.currentTarget instanceof HTMLElement)) return;
  const isAcrossRows = /Up|Down/.test(event.key);
  const step = isAcrossRows ? way * Number(event.currentTarget.dataset['columns'] ?? 1) : way;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const there = (here + step + buttons.length) % buttons.length;
  buttons[here < 0 ? 0 : there]?.focus();
  event.preventDefault();
}
