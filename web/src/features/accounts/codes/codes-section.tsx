/** What the person has unlocked: each code with its books, since when and until when; and whether to be reminded. */
import { memberKey } from '../../../api/query-client';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { ButtonLink } from '../../../ui/forms/button-link';
import { paths } from '../../../ui/places/paths';
import { readCodes } from '../account-calls';
import { LoadedSection } from '../settings/loaded-section';
import { CodeRow } from './code-row';
import styles from './codes.module.css';
import { ReminderSwitch } from './reminder-switch';

export function CodesSection({ user }: { user: User }) {
  const words = useWords('accounts').codes;
  return (
    <LoadedSection words={words} query={{ queryKey: memberKey('codes'), queryFn: readCodes }}>
      {(codes) => (
        <>
          {codes.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {codes.map((code) => (
                <CodeRow key={code.activation_code} code={code} />
              ))}
            </ul>
          )}
          <ReminderSwitch user={user} />
          <ButtonLink to={paths.activation} look="quiet" wide>
            {codes.length === 0 ? words.activate : words.activateAnother}
          </ButtonLink>
        </>
      )}
    </LoadedSection>
  );
}
