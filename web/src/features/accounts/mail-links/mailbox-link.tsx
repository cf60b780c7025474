/** The link to the local mailbox, if no mail server is set up. */
import { site } from '../../../api/site';
import { useWords } from '../../../i18n/language';

export function MailboxLink() {
  const words = useWords('accounts');
  if (!site.mailboxEnabled) return null;
  return (
    <p>
      {words.mailbox.text}{' '}
      <a href="/mailbox" target="_blank" rel="noopener">
        {words.mailbox.link}
      </a>
    </p>
  );
}
