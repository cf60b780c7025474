/** People and codes side by side; each leads to its page. */
import type { SearchResult } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import { useMomentWords } from '../ui/moment';
import { Panel } from '../ui/panel';
import { StateMark } from '../ui/state-mark';
import { stateTones } from '../ui/code-states';
import styles from '../ui/found-list.module.css';

function FoundPeople({ found }: { found: SearchResult }) {
  const words = useDeskWords('people');
  const day = useMomentWords();
  return (
    <Panel heading={words.people}>
      {found.people.length === 0 && <p>{words.noPeople}</p>}
      <ul className={styles.list}>
        {found.people.map((person) => (
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
      {found.morePeople && <p className="desk-help">{words.more}</p>}
    </Panel>
  );
}

function FoundCodes({ found }: { found: SearchResult }) {
  const words = useDeskWords('people');
  return (
    <Panel heading={words.codes}>
      {found.codes.length === 0 && <p>{words.noCodes}</p>}
      {found.codesAreGuesses && <p>{words.guesses}</p>}
      <ul className={styles.list}>
        {found.codes.map((code) => (
          <li key={code.id}>
            <Link to={`/desk/people/codes/${code.id}`} className={styles.item}>
              <span className={styles.code}>{code.code}</span>
              <StateMark tone={stateTones[code.state]}>{words.states[code.state]}</StateMark>
              <span className={styles.more}>
                {code.books.join(', ')} · {code.owner?.email ?? words.notRedeemed}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.moreCodes && <p className="desk-help">{words.more}</p>}
    </Panel>
  );
}

export function SearchResults({ found }: { found: SearchResult }) {
  const nothing = found.people.length === 0 && found.codes.length > 0;
  return (
    <div className={styles.results}>
      {nothing ? (
        <>
          <FoundCodes found={found} />
          <FoundPeople found={found} />
        </>
      ) : (
        <>
          <FoundPeople found={found} />
          <FoundCodes found={found} />
        </>
      )}
    </div>
  );
}
