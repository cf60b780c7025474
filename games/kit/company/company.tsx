/** Whoever plays along in this lesson, as soon as the drawing is there; without it, the game is played alone. */
import { useEffect, useState } from 'preact/hooks';
import { Companion, type Plays } from './companion';
import type { Company as Drawings } from './company-data';
import { loadCompany } from './company-files';

type Props = Plays & { who?: keyof Drawings };

export default function Company({ who = 'own', ...plays }: Props) {
  const [company, setCompany] = useState<Drawings | null>(null);
  useEffect(() => {
    loadCompany().then(setCompany, () => {});
  }, []);
  return company && <Companion companion={company[who]} {...plays} />;
}
