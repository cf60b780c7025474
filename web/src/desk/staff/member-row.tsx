/** One member of the staff, with what an owner can do about them. */
import { useState } from 'react';
import type { StaffRow } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useDeskWords } from '../i18n/words';
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
  if (member.state === 'disabled') return ['enable'];
  const usual: MemberAction[] = ['role', 'disable'];
  if (member.state !== 'active') return ['invitation', ...usual];
  return member.isMe ? usual : [...usual, 'reset'];
}

type MemberRowProps = { member: StaffRow; onChanged: (sentence: string) => void };

export function MemberRow({ member, onChanged }: MemberRowProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  const [action, setAction] = useState<MemberAction>();
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <strong>{member.email}</strong>
        <span className={styles.facts}>
          <span>{shell.roles[member.role]}</span>
          <StateMark tone={tones[member.state]}>{words.states[member.state]}</StateMark>
          {member.isMe && <span>{words.you}</span>}
          {member.state === 'active' && !member.hasSecondFactor && <span>{words.noFactor}</span>}
        </span>
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
