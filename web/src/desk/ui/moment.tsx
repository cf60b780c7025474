/** A day, or a day with its time, in the format of the desk and in the publisher's time zone, as in mails. */
import { useDeskLanguage } from '../i18n/words';

type MomentProps = { at: string; time?: boolean };

const forms = new Map<string, Intl.DateTimeFormat>();

function formOf(language: string, time: boolean): Intl.DateTimeFormat {
  const key = `${language} ${time}`;
  const cached = forms.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(time && { hour: '2-digit', minute: '2-digit' }),
    timeZone: 'Europe/Berlin',
  });
  forms.set(key, format);
  return format;
}

export function useMomentWords(): (at: string, time?: boolean) => string {
  const language = useDeskLanguage();
  return (at, time = false) => formOf(language, time).format(new Date(at));
}

export function Moment({ at, time = false }: MomentProps) {
  const words = useMomentWords();
  return <time dateTime={at}>{words(at, time)}</time>;
}
