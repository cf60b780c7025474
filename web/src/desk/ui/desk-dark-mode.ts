/** Light or dark at the desk: one choice for all tabs of a browser, read by theme.js before the first paint. */
import { storedText } from '../../device/stored';
import { setDark, useDarkMode } from '../../ui/dark-mode';

const key = 'kaktus.desk.darkMode';
const choice = storedText('device', key);

window.addEventListener('storage', (event) => {
  if (event.key === key && event.newValue !== null) setDark(event.newValue === 'true');
});

function choose(dark: boolean): void {
  choice.write(String(dark));
  setDark(dark);
}

export function useDeskDarkMode(): [dark: boolean, choose: (dark: boolean) => void] {
  const [dark] = useDarkMode();
  return [dark, choose];
}
