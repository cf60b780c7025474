/** A page of text on a wide sheet; each language has its text in a file of its own. */
import { lazy, Suspense, type ComponentType } from 'react';
import type { Site } from '../../api/schema.gen';
import { site } from '../../api/site';
import type { Language } from '../../i18n/catalogues';
import { useLanguage, useWords } from '../../i18n/language';
import type { RouteName } from '../../ui/paths';
import { PleaseWait } from '../../ui/please-wait';
import { Sheet } from '../../ui/sheet';
import styles from './text-page.module.css';

type Text = ComponentType<{ site: Site }>;

export function textPage(route: RouteName, load: Record<Language, () => Promise<Text>>) {
  const lazyText = (language: Language) => lazy(async () => ({ default: await load[language]() }));
  const texts = { en: lazyText('en'), de: lazyText('de') };

  return function TextPage() {
    const words = useWords('shell');
    const Text = texts[useLanguage()];
    return (
      <Sheet heading={words.titles[route]} kind="text">
        <Suspense fallback={<PleaseWait />}>
          <div className={styles.text}>
            <Text site={site} />
          </div>
        </Suspense>
      </Sheet>
    );
  };
}
