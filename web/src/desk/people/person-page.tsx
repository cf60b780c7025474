/** Everything that support needs to know about a person, and what can be done for them. */
import { useState } from 'react';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { useParams } from '../route-match';
import { DeskPage } from '../ui/desk-page';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { Timeline } from '../ui/timeline';
import { AccountPanel } from './account-panel';
import { BookCard } from './book-card';
import { HelpPanel } from './help-panel';
import { NotesPanel } from './notes-panel';
import { refetchPeople, usePerson } from './people-calls';
import styles from './person-page.module.css';
import { useTimeline } from './use-timeline';
import type { PersonFile } from '../../api/schema.gen';

type PersonProps = { person: PersonFile; onDone: (message: string) => void };

function Person({ person, onDone }: PersonProps) {
  const words = useDeskWords('people');
  const entries = useTimeline(person.timeline);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AccountPanel person={person} />
        <Panel heading={words.books}>
          {person.codes.length === 0 && <p>{words.noBooks}</p>}
          {person.codes.map((code) => (
            <BookCard key={code.id} person={person} code={code} onDone={onDone} />
          ))}
        </Panel>
        <HelpPanel person={person} onDone={onDone} />
      </div>
      <div className={styles.column}>
        <NotesPanel person={person} onDone={onDone} />
        <Panel heading={words.timeline}>
          <Timeline entries={entries} />
        </Panel>
      </div>
    </div>
  );
}

export function PersonPage() {
  const words = useDeskWords('people');
  const { id = '' } = useParams();
  const call = usePerson(id);
  const [message, setMessage] = useState('');
  const done = (text: string) => {
    setMessage(text);
    void refetchPeople();
  };
  const { data: person } = call;
  return (
    <DeskPage
      heading={person?.email ?? words.heading}
      parent={{ name: words.heading, to: '/desk/people' }}
    >
      {message && <Notice kind="success">{message}</Notice>}
      <Loaded call={call} failures={words.failures}>
        {(loaded) => <Person person={loaded} onDone={done} />}
      </Loaded>
    </DeskPage>
  );
}
