/** Removes a group, book or lesson that readers have never seen, after a question. */
import { useState } from 'react';
import { Button } from '../../ui/forms/button';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';

type RemoveButtonProps = {
  what: string;
  text: string;
  look: 'text' | 'quiet';
  remove: () => Promise<unknown>;
  onRemoved: () => void;
};

export function RemoveButton({ what, text, look, remove, onRemoved }: RemoveButtonProps) {
  const words = useDeskWords('lessons');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <ActionDialog
          heading={words.removal.heading(what)}
          text={text}
          confirm={words.remove}
          cancel={words.cancel}
          danger
          failures={words.failures}
          perform={async () => void (await remove())}
          onDone={() => {
            setAsking(false);
            onRemoved();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
