/** Where a code is typed in and opens its book. */
import { useWords } from '../../i18n/language';
import { Sheet } from '../../ui/sheet';

export function ActivationPage() {
  const words = useWords('activation');
  return <Sheet heading={words.heading} pose="key" />;
}
