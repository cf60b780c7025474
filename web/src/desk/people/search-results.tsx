/** People and codes side by side; each leads to its page. */
import type { SearchResult } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import { useMomentWords } from '../ui/moment';
import { Panel } from '../ui/panel';
import { StateMark } from '../ui/state-mark';
import { stateTones } from '../ui/code-states';
import styles from '../ui/found-list.module.css';

function FoundPeople({ result }: { result: SearchResult }) {
  const words = useDeskWords('people');
  const day = useMomentWords();
  return (
    <Panel heading={words.people}>
      {result.people.length === 0 && <p>{words.noPeople}</p>}
      <ul className={styles.list}>
        {result.people.map((person) => (
          <li key={person.id}>
            <Link to={`/desk/people/${person.id}`} className={styles.item}>
              <span className={styles.name}>{person.email}</span>
              <StateMark tone={person.confirmed ? 'good' : 'bad'}>
                {person.confirmed ? words.confirmed : words.unconfirmed}
              </StateMark>
              <span className={styles.more}>{words.since(day(person.joinedAt))}</span>
            </Link>
          </li>
        ))}
      </ul>
      {result.morePeople && <p className="desk-help">{words.more}</p>}
    </Panel>
  );
}

function FoundCodes({ result }: { result: SearchResult }) {
  const words = useDeskWords('people');
  return (
    <Panel heading={words.codes}>
      {result.codes.length === 0 && <p>{words.noCodes}</p>}
      {result.codesAreGuesses && <p>{words.guesses}</p>}
      <ul className={styles.list}>
        {result.codes.map((code) => (
          <li key={code.id}>
            <Link to={`/desk/codes/${code.id}`} className={styles.item}>
              <span className={styles.code}>{code.code}</span>
              <StateMark tone={stateTones[code.state]}>{words.states[code.state]}</StateMark>
              <span className={styles.more}>
                {code.books.join(', ')} ·{' '}
                {code.owner?.email ?? words[code.activatedAt ? 'accountDeleted' : 'notRedeemed']}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {result.moreCodes && <p className="desk-help">{words.more}</p>}
    </Panel>
  );
}

export function SearchResults({ result }: { result: SearchResult }) {
  const nothing = result.people.length === 0 && result.codes.length > 0;
  return (
    <div className={styles.results}>
      {nothing ? (
        <>
          <FoundCodes result={result} />
          <FoundPeople result={result} />
        </>
      ) : (
        <>
          <FoundPeople result={result} />
          <FoundCodes result={result} />
        </>
      )}
    </div>
  );
}
