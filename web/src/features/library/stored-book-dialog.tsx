/** A book that is on this device: how much it takes up, until when it opens, and how to remove it. */
import { removeFromDevice } from '../../api/take-along';
import type { BookRecord } from '../../device/books/book-record';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { HomeScreenHelp, isEmptiedWeekly } from '../../ui/books/home-screen-help';
import { useSize } from '../../ui/books/use-books';
import { Dialog } from '../../ui/dialogs/dialog';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Button } from '../../ui/forms/button';
import styles from './take-along.module.css';

type StoredBookDialogProps = { userId: string; record: BookRecord; onClose: () => void };

export function StoredBookDialog({ userId, record, onClose }: StoredBookDialogProps) {
  const words = useWords('books').dialog;
  const size = useSize();
  const day = useDayFormat();
  const remove = () => {
    void removeFromDevice(userId, record.book);
    onClose();
  };
  return (
    <Dialog heading={words.hereTitle(record.title)} open onClose={onClose}>
      <div className={styles.explanation}>
        <p>{words.hereText(size(record.bytes), day(new Date(record.until)))}</p>
        <p>{words.logOut}</p>
        {isEmptiedWeekly() && <HomeScreenHelp />}
      </div>
      <DialogButtons cancel={words.close} onCancel={onClose}>
        <Button look="danger" onClick={remove}>
          {words.remove}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
