/** Whoever plays along in this lesson, as soon as the drawing is there; without it, the game is played alone. */
import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../lesson';
import { moduleAt } from '../prefetch';
import { Companion, type Plays } from './companion';
import type { Company as Drawings } from './company-data';

type Props = Plays & { lesson: Lesson; who?: keyof Drawings };

export default function Company({ lesson, who = 'own', ...plays }: Props) {
  const [company, setCompany] = useState<Drawings | null>(null);
  useEffect(() => {
    moduleAt(lesson.companions).then(
      (module) => setCompany(module.default as Drawings),
      () => {},
    );
  }, []);
  return company && <Companion companion={company[who]} mouths={lesson.mouths} {...plays} />;
}
