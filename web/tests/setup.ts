/** What every test starts from: an empty page, no stored choices, and a console on which any message fails the test. */
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, configure, prettyDOM } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let complaints: string[] = [];

/** For tests in which something is meant to break: removes the messages so far. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

configure({
  // A busy machine may need seconds for what is instant elsewhere.
  asyncUtilTimeout: 25_000,
  // Prints the page only if somebody reads the message: whoever waits looks many times before it is there.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    // Configurable, because a wait that ends in vain adds to the message.
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
    });
    return error;
  },
});

console.error = (...args) => complaints.push(format(...args));
console.warn = (...args) => complaints.push(format(...args));
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no media queries; a page is as wide as window.innerWidth says and does not change.
window.matchMedia = (media) => {
  const width = /^\(min-width: (\d+)px\)$/.exec(media)?.[1];
  const matches = width !== undefined && window.innerWidth >= Number(width);
  return Object.assign(new EventTarget(), { media, matches }) as unknown as MediaQueryList;
};

// jsdom has the dialog element but not its methods. As in browsers, it starts at its first button and gives the focus back.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => act(() => void this.dispatchEvent(new Event('close'))));
};

beforeEach(() => {
  // A test that has lost the connection may end before the cache of answers hears that it is back.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  document.body.className = '';
  document.title = '';
  complaints = [];
});

afterEach(() => {
  cleanup();
  const found = takeComplaints();
  if (found.length > 0) throw new Error(`The console is not empty:\n${found.join('\n')}`);
});
