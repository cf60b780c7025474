/** The events of a person in words. */
import type { TimelineEvent } from '../../api/schema.gen';
import type { DeskWords } from '../i18n/desk-catalogues';
import { useDeskWords } from '../i18n/words';
import type { TimelineEntry } from '../ui/timeline';

type PeopleWords = DeskWords<'people'>;
type Description = Pick<TimelineEntry, 'tone' | 'what' | 'more'>;

function describe(event: TimelineEvent, words: PeopleWords): Description {
  const books = event.books.join(', ');
  const { events } = words;
  switch (event.kind) {
    case 'device':
      return { what: events.device(event.device) };
    case 'activated':
      return { what: events.activated(books), tone: 'good' };
    case 'ended':
      return { what: events.ended(books) };
    case 'revoked':
      return { what: events.revoked(books), tone: 'bad' };
    case 'mail':
      return describeMail(event, words);
    case 'wrong_passwords':
      return { what: events.wrong_passwords(event.count), tone: 'bad' };
    case 'refused_code':
      return {
        what: events.refused_code(event.code, words.refusals[event.refusal ?? 'not_valid']),
        tone: 'bad',
      };
    case 'confirmed':
      return { what: events.confirmed, tone: 'good' };
    case 'staff':
      return {
        what: `${words.staffActions[event.action] ?? event.action} ${words.by(event.by || words.operator)}`,
        more: event.reason,
      };
    default:
      return { what: events[event.kind] };
  }
}

const badStates = ['delayed', 'refused', 'given_up', 'held_back'];

function describeMail({ mail, state }: TimelineEvent, words: PeopleWords): Description {
  const name = words.mails[mail] ?? mail;
  if (!state) return { what: name };
  const tone = badStates.includes(state) ? 'bad' : state === 'sent' ? 'good' : undefined;
  return { what: `${name}: ${words.mailStates[state]}`, tone };
}

export function useTimeline(events: TimelineEvent[]): TimelineEntry[] {
  const words = useDeskWords('people');
  return events.map((event) => ({ at: event.at, ...describe(event, words) }));
}
