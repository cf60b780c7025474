/** One code: what it opens, since when and until when; the code itself is shown in full on request only. */
import { useState } from 'react';
import type { OwnedCode } from '../../../api/schema.gen';
import { useDayFormat } from '../../../i18n/day-format';
import { useLanguage, useWords } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import { groupedCode } from '../../../ui/code/code-typing';
import { FieldButton } from '../../../ui/forms/field-button';
import { fieldIcons } from '../../../ui/forms/field-icons';
import styles from './codes.module.css';
import { hiddenPart, startOfCode } from './shortened-code';

export function CodeRow({ code }: { code: OwnedCode }) {
  const words = useWords('accounts').codes;
  const day = useDayFormat();
  const list = new Intl.ListFormat(useLanguage());
  const [shown, setShown] = useState(false);
  const text = code.activation_code;
  const books = list.format(code.books);
  const until = new Date(code.expiration_date);
  const ended = until <= new Date();
  return (
    <li className={styles.code}>
      <p className={styles.books} lang="de">
        {books}
      </p>
      {code.revoked ? (
        <p className={classNames(styles.badge, styles.revoked)}>{words.revoked}</p>
      ) : (
        ended && <p className={styles.badge}>{words.ended}</p>
      )}
      <p className={styles.days}>{words.since(day(new Date(code.activation_date)))}</p>
      {!code.revoked && (
        <p className={styles.days}>{ended ? words.endedOn(day(until)) : words.until(day(until))}</p>
      )}
      {code.revoked && <p className={styles.days}>{words.revokedHelp}</p>}
      <div className={styles.characters}>
        <p className={styles.printed} aria-live="polite">
          {shown ? (
            <span translate="no">{groupedCode(text)}</span>
          ) : (
            <>
              <span className="visually-hidden">{words.startsWith(startOfCode(text))}</span>
              <span aria-hidden="true">
                {startOfCode(text)}
                <span className={styles.hidden}>{hiddenPart(text)}</span>
              </span>
            </>
          )}
        </p>
        <FieldButton
          name={shown ? words.hide(books) : words.show(books)}
          icon={shown ? fieldIcons.eyeClosed : fieldIcons.eye}
          onPress={() => setShown(!shown)}
        />
      </div>
    </li>
  );
}
