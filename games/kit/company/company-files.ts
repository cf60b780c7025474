/** Loads who plays along in a lesson. */
import { moduleAt } from '../prefetch';
import { companyFile, mouthsFile, type Company, type Mouths } from './company-data';

export const loadCompany = (): Promise<Company> =>
  moduleAt(companyFile).then((module) => module.default as Company);
export const loadMouths = (): Promise<Mouths> =>
  moduleAt(mouthsFile).then((module) => module.default as Mouths);
