/** The things and values of an entry, in the language of the page as far as the words are known. */
import { hasOwn } from 'kaktus-shared/plain-object';
import { Fragment, useContext, type ReactNode } from 'react';
import { useDeskWords } from '../i18n/words';
import { useMomentWords } from '../ui/moment';
import { ThingsContext } from './audit-things';
import { NamedThing } from './named-thing';

/** What people typed is shown as it is. */
const FREE_TEXTS = new Set(['title', 'name', 'file', 'text', 'slug']);
/** Numbers of things that have a page. */
const NUMBERED = new Set(['batch', 'staff']);

const wordFor = (words: Record<string, string>, text: string): string =>
  hasOwn(words, text) ? words[text]! : text;

/** The server writes a space between day and time, which not every browser reads. */
const asMoment = (text: string): string => text.replace(' ', 'T');
const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(asMoment(text)));

function useMemberName(): (thing: string) => string | undefined {
  const { members } = useContext(ThingsContext);
  return (thing) => {
    const member = members.get(thing);
    return member && (member.name || member.email);
  };
}

export function Target({ text }: { text: string }) {
  const { kinds } = useDeskWords('audit');
  const memberName = useMemberName();
  const [kind = '', ...rest] = text.split(' ');
  const name = memberName(text) ?? rest.join(' ');
  return <NamedThing thing={text}>{[wordFor(kinds, kind), name].join(' ').trim()}</NamedThing>;
}

function Value({ name, value }: { name: string; value: unknown }) {
  const { values } = useDeskWords('audit');
  const { roles } = useDeskWords('shell');
  const momentWords = useMomentWords();
  const memberName = useMemberName();
  if (value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const thing = `${name} ${text}`;
  if (NUMBERED.has(name)) return <NamedThing thing={thing}>{memberName(thing) ?? text}</NamedThing>;
  if (name === 'owner') return <Target text={text} />;
  if (name === 'role') return wordFor(roles, text);
  if (name === 'ends_at' && isMoment(text)) return momentWords(asMoment(text), true);
  return FREE_TEXTS.has(name) ? text : wordFor(values, text);
}

const inARow = (items: ReactNode[]): ReactNode =>
  items.map((item, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {item}
    </Fragment>
  ));

export function Details({ of }: { of: Record<string, unknown> }) {
  const { names } = useDeskWords('audit');
  return inARow(
    Object.entries(of).map(([name, value]) => (
      <>
        {wordFor(names, name)}:{' '}
        {inARow([value].flat().map((one, place) => <Value key={place} name={name} value={one} />))}
      </>
    )),
  );
}
