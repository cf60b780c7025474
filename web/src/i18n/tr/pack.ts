/** All Turkish texts in one file. */
import type { Pack } from '../catalogues';
import accounts from './accounts';
import activation from './activation';
import guide from './guide';
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
  landing,
  late,
  library,
  pages,
  shell,
  viewer,
} satisfies Pack;
