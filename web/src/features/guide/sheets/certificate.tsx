/** A certificate with the child's name, which is typed here, printed, and neither sent nor stored. */
import { useState } from 'react';
import { useDayFormat } from '../../../i18n/day-format';
import { useLanguage, useWords } from '../../../i18n/language';
import { Kaktus } from '../../../ui/art/mascot/kaktus';
import { claps } from '../../../ui/art/mascot/poses/claps';
import { Field } from '../../../ui/forms/field';
import styles from './certificate.module.css';
import { Paper } from './paper';
import type { SheetProps } from './sheet-props';

/** As many pictures as stand well in two rows. */
const maxPictures = 12;

export function Certificate({ words, title, note }: SheetProps) {
  const texts = useWords('guide').print.certificate;
  const language = useLanguage();
  const day = useDayFormat();
  const [name, setName] = useState('');
  return (
    <>
      <div className={styles.choices} data-screen>
        <Field
          label={texts.name}
          help={texts.notKept}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Paper note={note}>
        <div className={styles.certificate}>
          <p lang="de" className={styles.urkunde}>
            Urkunde
          </p>
          <Kaktus pose={claps} className={styles.kaktus} />
          <p className={styles.name}>{name}</p>
          <p lang="de" className={styles.text}>
            kennt die Wörter aus
            <strong className={styles.lesson}>„{title}“</strong>
          </p>
          {language !== 'de' && <p className={styles.translation}>{texts.text(title)}</p>}
          <ul className={styles.pictures}>
            {words.slice(0, maxPictures).map(({ id, picture }) => (
              <li key={id}>
                <img src={picture} alt="" />
              </li>
            ))}
          </ul>
          <div className={styles.lines}>
            <p className={styles.line}>{day(new Date())}</p>
            <p className={styles.line}>{texts.signature}</p>
          </div>
        </div>
      </Paper>
    </>
  );
}
