/** In place of a page that needs a connection when there is none: below it, the mascot sleeps until it is back. */
import { useWords } from '../../i18n/language';
import { Sheet } from '../page/sheet';

export function OfflinePlaceholder() {
  const words = useWords('shell');
  return (
    <Sheet heading={words.waitingForConnection} kind="message">
      <p role="status">{words.asleep}</p>
    </Sheet>
  );
}
