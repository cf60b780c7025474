/** Explains why a game wants the microphone and what becomes of the sound, before the browser asks. */
import { useWords } from '../i18n/language';
import { Button } from '../ui/forms/button';
import { Dialog } from '../ui/dialogs/dialog';
import { DialogButtons } from '../ui/dialogs/dialog-buttons';
import styles from './voice-dialog.module.css';

export function VoiceDialog({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  const words = useWords('viewer').voice;
  return (
    <Dialog heading={words.title} open onClose={() => onAnswer(false)}>
      <p>{words.why}</p>
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>{words.next}</p>
      <DialogButtons cancel={words.no} onCancel={() => onAnswer(false)}>
        <Button onClick={() => onAnswer(true)}>{words.yes}</Button>
      </DialogButtons>
    </Dialog>
  );
}
