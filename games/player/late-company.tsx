/** Those who play along come when their code is there; nobody waits for them. */
import { useEffect, useState } from 'preact/hooks';
import type { LessonActivity } from '../kit/lesson';
import type Company from '../kit/company/company';

export type LoadCompany = () => Promise<{ default: typeof Company }>;

type Props = Omit<Parameters<typeof Company>[0], 'who'> & {
  load: LoadCompany;
  stands: LessonActivity['company'] | 'title';
};

export function LateCompany({ load, stands, ...more }: Props) {
  const [code, setCode] = useState<Awaited<ReturnType<LoadCompany>> | null>(null);
  useEffect(() => {
    load().then(setCode, () => {});
  }, []);
  if (!code || stands === 'inside') return null;
  const isKaktusAskedFor = more.lesson.words.some(({ id }) => id === 'kaktus');
  const isOwn = stands === 'beside' || (stands !== 'title' && isKaktusAskedFor);
  return <code.default {...more} who={isOwn ? 'own' : 'kaktus'} />;
}
