/** Light or dark: a class on the body, stored for this visit. theme.js sets it before the first paint. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { storedText } from '../device/stored';

const darkMode = storedText('tab', 'darkMode');
const { notify, subscribe } = createChangeSignal();
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
  notify();
}

export function useDarkMode(): [dark: boolean, setDark: (dark: boolean) => void] {
  return [useSyncExternalStore(subscribe, isDark), setDark];
}
