/**
 * Answers `alert`, `confirm` and `prompt`, which the sandbox ignores. A script cannot wait for a child here, so what it
 * says is shown, and what it asks is answered with yes: a child who tapped wants it, and a lesson that was left goes on.
 */

const maxWaiting = 3;
const style = `
  dialog { max-inline-size: 24em; padding: 1.2em; border: 0; border-radius: 1em; font: 1.1em/1.4 sans-serif;
    color: #2b2b2b; background: #fff; text-align: center; white-space: pre-line; overflow-wrap: anywhere; }
  dialog::backdrop { background: rgb(0 0 0 / 0.4); }
  button { min-inline-size: 6em; min-block-size: 3em; margin-block-start: 1em; border: 0; border-radius: 1.5em;
    font: inherit; color: #fff; background: #1e6e4a; }
`;

function show(text: string, onClose: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  // The lesson's styles stay outside.
  const root = place.attachShadow({ mode: 'closed' });
  root.appendChild(document.createElement('style')).textContent = style;
  const dialog = root.appendChild(document.createElement('dialog'));
  const said = dialog.appendChild(document.createElement('div'));
  said.id = 'said';
  said.textContent = text;
  dialog.setAttribute('aria-labelledby', said.id);
  const button = dialog.appendChild(document.createElement('button'));
  button.textContent = 'OK';
  button.onclick = () => dialog.close();
  dialog.onclose = () => {
    place.remove();
    onClose();
  };
  dialog.showModal();
}

export function answerDialogs(give: (name: string, described: PropertyDescriptor) => void): void {
  const waiting: string[] = [];
  const showNext = () => {
    // A page made of frames has no body for a dialog.
    if (!(document.body instanceof HTMLBodyElement)) return void waiting.splice(0);
    show(waiting[0]!, () => {
      waiting.shift();
      if (waiting.length > 0) showNext();
    });
  };
  const alert = (text: unknown = '') => {
    if (waiting.length === maxWaiting || waiting.push(String(text)) > 1) return;
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', showNext, { once: true });
    else showNext();
  };
  give('alert', { value: alert, writable: true });
  give('confirm', { value: () => true, writable: true });
  give('prompt', { value: (_: unknown, usual?: unknown) => String(usual ?? ''), writable: true });
}
