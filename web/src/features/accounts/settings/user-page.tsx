/** Account settings: e-mail, books and codes, password, devices, deletion. */
import { useSession } from '../../../api/reader-session';
import { loadWords, useWords } from '../../../i18n/language';
import { useLocation } from '../../../router/location';
import { Notice } from '../../../ui/page/notice';
import { withServerState } from '../../../ui/waiting/server-state';
import { Sheet } from '../../../ui/page/sheet';
import { BooksSection } from '../books/books-section';
import { CodesSection } from '../codes/codes-section';
import { DeleteSection } from './delete-section';
import { DevicesSection } from '../devices/devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';

const UserPage = withServerState(function UserPage() {
  const words = useWords('accounts');
  const { user } = useSession();
  const { state } = useLocation();
  if (!user) return null;
  return (
    <Sheet heading={words.headings.user}>
      {(state as { googleConfirmed?: boolean } | null)?.googleConfirmed && (
        <Notice kind="success">
          <p>{words.google.confirmed}</p>
        </Notice>
      )}
      <EmailSection user={user} />
      <CodesSection user={user} />
      <BooksSection userId={user.uid} />
      <PasswordSection user={user} />
      <DevicesSection />
      <DeleteSection user={user} />
    </Sheet>
  );
});

/** The page; some of its words are shared with the library. */
export async function openUser() {
  await loadWords('books');
  return UserPage;
}
