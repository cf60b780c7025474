/** A page of text on a wide sheet, in a file per language. Legal texts exist in German and English only. */
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import type { Site } from '../../api/schema.gen';
import { site } from '../../api/site';
import type { Language } from '../../i18n/catalogues';
import { useLanguage, useWords } from '../../i18n/language';
import type { RouteName } from '../../ui/places/paths';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { Sheet } from '../../ui/page/sheet';
import { TextLanguage } from './text-language';
import styles from './text-page.module.css';

type Text = ComponentType<{ site: Site }>;
type Texts<L extends Language> = Record<L, () => Promise<Text>>;

export function textPage(route: RouteName, load: Texts<'en' | 'de'> & Partial<Texts<Language>>) {
  const texts: Partial<Record<Language, LazyExoticComponent<Text>>> = {};
  const textIn = (language: Language) =>
    (texts[language] ??= lazy(async () => ({ default: await (load[language] ?? load.en)() })));

  return function TextPage() {
    const words = useWords('shell');
    const language = useLanguage();
    const [instead, setInstead] = useState<'en' | 'de'>('en');
    const shown = load[language] ? language : instead;
    const Text = textIn(shown);
    return (
      <Sheet heading={words.titles[route]} kind="text">
        {language !== 'en' && language !== 'de' && language !== shown && (
          <TextLanguage language={language} shown={instead} show={setInstead} />
        )}
        <Suspense fallback={<PleaseWait />}>
          <div className={styles.text} lang={shown} dir={shown === 'ar' ? 'rtl' : 'ltr'}>
            <Text site={site} />
          </div>
        </Suspense>
      </Sheet>
    );
  };
}
