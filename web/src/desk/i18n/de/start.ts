/** German words of the first page of the desk. */
import type en from '../en/start';

export default {
  heading: 'Willkommen am Schreibtisch',
  lead: 'Was möchten Sie tun?',
} satisfies typeof en;
