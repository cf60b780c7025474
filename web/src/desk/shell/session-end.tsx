/** Warns before the session ends: one that nobody uses can go on, one that is twelve hours old cannot. */
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Button } from '../../ui/forms/button';
import { signOutOfDesk, staySignedIn, useStaff } from '../api/session';
import { useDeskWords } from '../i18n/words';

export function SessionEnd() {
  const words = useDeskWords('shell').sessionEnd;
  const shell = useDeskWords('shell');
  const { ending } = useStaff();
  const [known, setKnown] = useState(false);
  if (!ending) {
    if (known) setKnown(false);
    return null;
  }
  if (known) return null;
  const minutes = Math.ceil(ending.seconds / 60);
  const goOn = () => {
    setKnown(true);
    void staySignedIn();
  };
  return (
    <Dialog heading={words.heading} open onClose={goOn}>
      <p>{ending.canGoOn ? words.idle(minutes) : words.atTheLatest(minutes)}</p>
      <DialogButtons cancel={shell.signOut} onCancel={() => void signOutOfDesk()}>
        <Button onClick={goOn}>{ending.canGoOn ? words.stay : words.understood}</Button>
      </DialogButtons>
    </Dialog>
  );
}
