/** One member of the staff, with what an owner can do about them. */
import { useEffect, useRef, useState } from 'react';
import type { StaffRow } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useLocation } from '../../router/location';
import { useDeskWords } from '../i18n/words';
import { Moment } from '../ui/moment';
import { StateMark } from '../ui/state-mark';
import { MemberDialog, type MemberAction } from './member-dialog';
import styles from './staff-page.module.css';

const tones = {
  active: 'good',
  invited: 'plain',
  waiting: 'plain',
  invitation_expired: 'bad',
  disabled: 'bad',
} as const;

function actionsFor(member: StaffRow): MemberAction[] {
  if (member.state === 'disabled') return ['name', 'enable'];
  const usual: MemberAction[] = ['name', 'role', 'disable'];
  if (member.state !== 'active') return ['invitation', ...usual];
  return member.isMe ? usual : [...usual, 'reset'];
}

type MemberRowProps = { member: StaffRow; onChanged: (sentence: string) => void };

/** Somebody who came by a link to this member begins here. */
function useArrivalAt(id: string) {
  const row = useRef<HTMLLIElement>(null);
  const isNamed = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isNamed) row.current?.focus();
  }, [isNamed]);
  return row;
}

function LogIns({ member }: { member: StaffRow }) {
  const words = useDeskWords('staff');
  return (
    <span className={styles.facts}>
      {member.lastLogInAt ? (
        <span>
          {words.lastLogIn} <Moment at={member.lastLogInAt} time />
        </span>
      ) : (
        <span>{words.neverIn}</span>
      )}
      <span>{member.hasSecondFactor ? words.hasFactor : words.noFactor}</span>
    </span>
  );
}

export function MemberRow({ member, onChanged }: MemberRowProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  const [action, setAction] = useState<MemberAction>();
  const id = `member-${member.id}`;
  const row = useArrivalAt(id);
  return (
    <li ref={row} id={id} tabIndex={-1} className={styles.member}>
      <div className={styles.who}>
        <strong>{member.name || member.email}</strong>
        {member.name && <span className={styles.address}>{member.email}</span>}
        <span className={styles.facts}>
          <span>{shell.roles[member.role]}</span>
          <StateMark tone={tones[member.state]}>{words.states[member.state]}</StateMark>
          {member.isMe && <span>{words.you}</span>}
        </span>
        <LogIns member={member} />
      </div>
      <div className={styles.actions}>
        {actionsFor(member).map((one) => (
          <Button key={one} look="text" onClick={() => setAction(one)}>
            {words.actions[one].name}
            <span className="visually-hidden">: {member.email}</span>
          </Button>
        ))}
      </div>
      {action && (
        <MemberDialog
          action={action}
          member={member}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined);
            onChanged(words.actions[action].done(member.email));
          }}
        />
      )}
    </li>
  );
}
