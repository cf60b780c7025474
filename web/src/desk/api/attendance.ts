/** Whether somebody is using the page: its own polling must not keep a forgotten session alive. */
const unattendedAfterMs = 60_000;
let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};

for (const kind of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(kind, touch, { capture: true, passive: true });

export const isUnattended = (): boolean => Date.now() - touchedAt > unattendedAfterMs;
