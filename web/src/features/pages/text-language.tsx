/** Says that a text exists in German and English only, and lets the reader choose between the two. */
import type { PackLanguage } from '../../i18n/catalogues';
import { Button } from '../../ui/forms/button';
import styles from './text-page.module.css';

const notices: Record<PackLanguage, string> = {
  tr: 'Bu metin yalnızca Almanca ve İngilizce olarak mevcuttur.',
  uk: 'Цей текст є лише німецькою та англійською мовами.',
  ar: 'هذا النص متوفر بالألمانية والإنجليزية فقط.',
  es: 'Este texto solo está disponible en alemán y en inglés.',
  pl: 'Ten tekst jest dostępny tylko po niemiecku i po angielsku.',
};

type TextLanguageProps = {
  language: PackLanguage;
  shown: 'en' | 'de';
  show: (language: 'en' | 'de') => void;
};

export function TextLanguage({ language, shown, show }: TextLanguageProps) {
  const other = shown === 'en' ? 'de' : 'en';
  return (
    <div className={styles.otherLanguage}>
      <p>{notices[language]}</p>
      <Button look="quiet" lang={other} onClick={() => show(other)}>
        {other === 'de' ? 'Deutsch' : 'English'}
      </Button>
    </div>
  );
}
