/** The stage fills the screen, or the window where the browser has no full screen for pages. */
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bothBooks, link, withBooks } from '../library/books';
import { serve, visit } from '../visit';

const state = { url: link('kaktus-1/farben'), colorIndex: 0, allProducts: [] };

/** jsdom has no full screen: this is what a browser does with it. */
function browser({ enabled, refuses = false }: { enabled: boolean; refuses?: boolean }) {
  let shown: Element | null = null;
  const show = (element: Element | null) => {
    shown = element;
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  const define = (target: object, name: string, value: PropertyDescriptor) => {
    Object.defineProperty(target, name, { configurable: true, ...value });
    onTestFinished(() => void Reflect.deleteProperty(target, name));
  };
  const leave = vi.fn(() => Promise.resolve(show(null)));
  define(document, 'fullscreenElement', { get: () => shown });
  define(document, 'fullscreenEnabled', { get: () => enabled });
  define(document, 'exitFullscreen', { value: leave });
  define(Element.prototype, 'requestFullscreen', {
    value: function (this: Element) {
      if (refuses) return Promise.reject(new TypeError('Permission denied'));
      return Promise.resolve(show(this));
    },
  });
  return { shown: () => shown, leave: () => show(null), left: leave };
}

async function open() {
  const page = visit('/stage', { as: 'anna', server: serve(withBooks(bothBooks)), state });
  await screen.findByTitle('Interactive game');
  return page;
}

const enter = () => screen.getByRole('button', { name: 'Full screen' });
const leave = () => screen.findByRole('button', { name: 'Leave full screen' });

test('the stage fills the screen with its frame, and the button leaves it again', async () => {
  const { shown, left } = browser({ enabled: true });
  const { person } = await open();
  await person.click(enter());
  expect(shown()).toContainElement(screen.getByTitle('Interactive game'));
  await person.click(await leave());
  expect(left).toHaveBeenCalledOnce();
  expect(enter()).toBeVisible();
});

test('leaving by the browser’s own key is noticed', async () => {
  const screenOf = browser({ enabled: true });
  const { person } = await open();
  await person.click(enter());
  await leave();
  screenOf.leave();
  expect(enter()).toBeVisible();
});

test.each([
  ['has none for pages', { enabled: false }],
  ['refuses it', { enabled: true, refuses: true }],
])('where the browser %s, the stage fills the window, and Escape leaves it', async (_, kind) => {
  const { shown } = browser(kind);
  const { person } = await open();
  await person.click(enter());
  await leave();
  expect(shown()).toBeNull();
  await person.keyboard('{Escape}');
  expect(enter()).toBeVisible();
  await person.click(enter());
  await person.click(await leave());
  expect(enter()).toBeVisible();
});
