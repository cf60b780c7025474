/** Questions and answers. Each has an address of its own, so that an error can lead to its answer. */
import { Suspense, use, useEffect } from 'react';
import type { Language } from '../../i18n/catalogues';
import { useLanguage, useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { useLocation } from '../../router/location';
import { paths } from '../../ui/places/paths';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { Sheet } from '../../ui/page/sheet';
import { questions } from '../../ui/places/questions';
import { leadsTo, type QuestionsText } from './questions-text';
import styles from './text-page.module.css';

const texts: Record<Language, () => Promise<{ default: QuestionsText }>> = {
  en: () => import('./texts/questions.en'),
  de: () => import('./texts/questions.de'),
  tr: () => import('./texts/questions.tr'),
  uk: () => import('./texts/questions.uk'),
  ar: () => import('./texts/questions.ar'),
  es: () => import('./texts/questions.es'),
  pl: () => import('./texts/questions.pl'),
};

const fetched: Partial<Record<Language, Promise<{ default: QuestionsText }>>> = {};

function Answers() {
  const { titles } = useWords('shell');
  const language = useLanguage();
  const { hash } = useLocation();
  const { lead, answers } = use((fetched[language] ??= texts[language]())).default;
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, lead]);
  return (
    <div className={styles.text}>
      <p className="lead">{lead}</p>
      {questions.map((id) => {
        const next = leadsTo[id];
        return (
          <section key={id} id={id}>
            <h2>{answers[id].question}</h2>
            {answers[id].answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {next && (
              <p>
                <Link to={paths[next]}>{titles[next]}</Link>
              </p>
            )}
          </section>
        );
      })}
      <p>
        <Link to={paths.contact}>{titles.contact}</Link>
      </p>
    </div>
  );
}

export function QuestionsPage() {
  const { titles } = useWords('shell');
  return (
    <Sheet heading={titles.questions} kind="text">
      <Suspense fallback={<PleaseWait />}>
        <Answers />
      </Suspense>
    </Sheet>
  );
}
