/** German words of the activation page. */
import type en from '../en/activation';

export default {
  heading: 'Aktivierung',
} satisfies typeof en;
