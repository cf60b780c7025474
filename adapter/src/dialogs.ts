/**
 * Answers `alert`, `confirm` and `prompt`, which the sandbox ignores. A script cannot wait for a child here, so what it
 * says is shown, and what it asks is answered with yes: a child who tapped wants it, and a lesson that was left goes on.
 * Who is asked before touching anything can still say no: then the lesson begins once more, and gets that answer.
 */

const maxWaiting = 3;
const refusedName = 'dialogs.refused';
/** By the browser's language, like the buttons that it would show. */
const answers: Record<string, [yes: string, no: string]> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  es: ['Sí', 'No'],
  pl: ['Tak', 'Nie'],
  tr: ['Evet', 'Hayır'],
  uk: ['Так', 'Ні'],
  ar: ['نعم', 'لا'],
};
const style = `
  dialog { max-inline-size: 24em; padding: 1.2em; border: 0; border-radius: 1em; font: 1.1em/1.4 sans-serif;
    color: #2b2b2b; background: #fff; text-align: center; white-space: pre-line; overflow-wrap: anywhere; }
  dialog::backdrop { background: rgb(0 0 0 / 0.4); }
  button { min-inline-size: 6em; min-block-size: 3em; margin: 1em 0.3em 0; border: 0.15em solid #1e6e4a;
    border-radius: 1.5em; font: inherit; color: #fff; background: #1e6e4a; }
  button + button { color: #1e6e4a; background: #fff; }
`;

type Message = { text: string; onNo?: () => void };
/** What outlasts a new beginning, and how the lesson begins once more. */
export type Again = { memory: Storage; restart: () => void };

function addButton(dialog: HTMLDialogElement, name: string, onTap?: () => void): void {
  const button = dialog.appendChild(document.createElement('button'));
  button.textContent = name;
  button.onclick = () => {
    dialog.close();
    onTap?.();
  };
}

function show({ text, onNo }: Message, onClose: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  // The lesson's styles stay outside.
  const root = place.attachShadow({ mode: 'open' });
  root.appendChild(document.createElement('style')).textContent = style;
  const dialog = root.appendChild(document.createElement('dialog'));
  dialog.dir = 'auto';
  const message = dialog.appendChild(document.createElement('div'));
  message.id = 'message';
  message.textContent = text;
  dialog.setAttribute('aria-labelledby', message.id);
  const [yes, no] = answers[navigator.language.slice(0, 2)] ?? answers.en!;
  addButton(dialog, onNo ? yes : 'OK');
  if (onNo) addButton(dialog, no, onNo);
  dialog.onclose = () => {
    place.remove();
    onClose();
  };
  dialog.showModal();
}

/** The questions that are answered with no until the page is left. */
function takeRefused(memory: Storage): string[] {
  const texts = JSON.parse(memory.getItem(refusedName) ?? '[]') as string[];
  if (texts.length > 0) memory.removeItem(refusedName);
  return texts;
}

/** Tells whether somebody has touched the page since it was opened. */
function watchTouches(): () => boolean {
  let isTouched = false;
  for (const name of ['pointerdown', 'keydown'])
    window.addEventListener(name, () => (isTouched = true), { capture: true, once: true });
  return () => isTouched;
}

export function answerDialogs(
  give: (name: string, described: PropertyDescriptor) => void,
  again?: Again,
): void {
  const waiting: Message[] = [];
  const refused = again ? takeRefused(again.memory) : [];
  const isTouched = watchTouches();
  const showNext = () => {
    // A page made of frames has no body for a dialog.
    if (!(document.body instanceof HTMLBodyElement)) return void waiting.splice(0);
    show(waiting[0]!, () => {
      waiting.shift();
      if (waiting.length > 0) showNext();
    });
  };
  const say = (message: Message) => {
    if (waiting.length === maxWaiting || waiting.push(message) > 1) return;
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', showNext, { once: true });
    else showNext();
  };
  const refuse = ({ memory, restart }: Again, text: string) => {
    try {
      memory.setItem(refusedName, JSON.stringify([...refused, text]));
      restart();
    } catch {
      // Full: the lesson goes on with yes.
    }
  };
  const confirm = (asked: unknown = '') => {
    const text = String(asked);
    if (refused.includes(text)) return false;
    if (again && !isTouched()) say({ text, onNo: () => refuse(again, text) });
    return true;
  };
  give('alert', { value: (text: unknown = '') => say({ text: String(text) }), writable: true });
  give('confirm', { value: confirm, writable: true });
  give('prompt', { value: (_: unknown, usual?: unknown) => String(usual ?? ''), writable: true });
}
