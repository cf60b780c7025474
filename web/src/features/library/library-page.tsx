/** The books that a person has unlocked. */
import { EmptyLibrary } from './empty-library';

export function LibraryPage() {
  return <EmptyLibrary />;
}
