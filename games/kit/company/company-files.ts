/** Loads who plays along in a lesson. */
import type { Lesson } from '../lesson';
import { moduleAt } from '../prefetch';
import type { Company, Mouths } from './company-data';

/** The lesson names them, because on a device files have addresses of their own. */
function fileOf(name: 'companions' | 'mouths'): string {
  const lesson = JSON.parse(document.getElementById('lesson')!.textContent) as Lesson;
  return lesson[name];
}

export const loadCompany = async (): Promise<Company> =>
  (await moduleAt(fileOf('companions'))).default as Company;
export const loadMouths = async (): Promise<Mouths> =>
  (await moduleAt(fileOf('mouths'))).default as Mouths;
