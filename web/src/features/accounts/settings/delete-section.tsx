/** The way to delete the account: the quietest button of the page, and a dialog that asks again. */
import { useState } from 'react';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import styles from '../form/accounts.module.css';
import { DeleteForm } from './delete-form';
import { SettingsSection } from './settings-section';

export function DeleteSection({ user }: { user: User }) {
  const words = useWords('accounts');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <SettingsSection heading={words.deletion.heading}>
      <p className={styles.small}>{words.deletion.intro}</p>
      <Button look="text" onClick={() => setOpen(true)}>
        {words.deletion.open}
      </Button>
      <Dialog heading={words.deletion.question} open={open} onClose={close}>
        <DeleteForm user={user} onCancel={close} />
      </Dialog>
    </SettingsSection>
  );
}
