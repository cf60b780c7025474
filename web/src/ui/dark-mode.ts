/** Light or dark: a class on the body, stored for this visit. theme.js makes the first choice before the first paint. */
import { useSyncExternalStore } from 'react';
import { storedText } from '../device/stored';

const darkMode = storedText('tab', 'darkMode');
const listeners = new Set<() => void>();
const themeColour = { light: '#fff8ec', dark: '#1b2233' };

function isDark(): boolean {
  return document.body.classList.contains('dark');
}

export function setDark(dark: boolean): void {
  document.body.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? themeColour.dark : themeColour.light);
  darkMode.write(String(dark));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDarkMode(): [dark: boolean, setDark: (dark: boolean) => void] {
  return [useSyncExternalStore(subscribe, isDark), setDark];
}
