/** All Spanish texts in one file. */
import type { Pack } from '../catalogues';
import accounts from './accounts';
import activation from './activation';
import guide from './guide';
import garden from './garden';
import landing from './landing';
import late from './late';
import library from './library';
import pages from './pages';
import shell from './shell';
import viewer from './viewer';

export default {
  accounts,
  activation,
  guide,
  garden,
  landing,
  late,
  library,
  pages,
  shell,
  viewer,
} satisfies Pack;
