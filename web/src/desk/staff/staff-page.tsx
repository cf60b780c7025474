/** Who works at the desk: invite somebody, change a role, disable, enable, reset a second factor. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { Button } from '../../ui/forms/button';
import { Icon } from '../../ui/pictures/icon';
import { Notice } from '../../ui/page/notice';
import { desk, queryClient } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { deskIcons } from '../ui/desk-icons';
import { Loaded } from '../ui/loaded';
import { InviteDialog } from './invite-dialog';
import { MemberRow } from './member-row';
import styles from './staff-page.module.css';

export function StaffPage() {
  const words = useDeskWords('staff');
  const [inviting, setInviting] = useState(false);
  const [done, setDone] = useState('');
  const staff = useQuery({
    queryKey: ['staff'],
    queryFn: () => answer(desk.GET('/api/desk/staff')),
  });
  const changed = (sentence: string) => {
    setDone(sentence);
    void queryClient.invalidateQueries({ queryKey: ['staff'] });
  };
  return (
    <DeskPage
      heading={words.heading}
      lead={words.lead}
      actions={
        <Button onClick={() => setInviting(true)}>
          <Icon d={deskIcons.plus} />
          {words.invite}
        </Button>
      }
    >
      {done && <Notice kind="success">{done}</Notice>}
      <Loaded call={staff}>
        {(list) => (
          <ul className={styles.list}>
            {list.staff.map((member) => (
              <MemberRow key={member.id} member={member} onChanged={changed} />
            ))}
          </ul>
        )}
      </Loaded>
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={changed} />}
    </DeskPage>
  );
}
