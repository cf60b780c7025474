/** Recovery codes, shown this one time: to be saved as a file, printed or copied. */
import { useState } from 'react';
import { site } from '../../api/site';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { showRecoveryCodes } from '../api/new-recovery-codes';
import { useDeskWords } from '../i18n/words';
import { saveFile } from '../../ui/save-file';
import { EntranceFrame } from './entrance-frame';
import styles from './recovery-codes-step.module.css';

export function RecoveryCodesStep({ codes }: { codes: readonly string[] }) {
  const words = useDeskWords('factors');
  const [copied, setCopied] = useState(false);
  const text = `${site.brand}: ${words.recoveryCodes}\n\n${codes.join('\n')}\n`;
  const save = () =>
    saveFile(new File([text], 'kaktus-recovery-codes.txt', { type: 'text/plain' }));
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <EntranceFrame heading={words.recoveryCodes}>
      <p>{words.recoveryText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button look="quiet" onClick={save}>
          {words.saveAsFile}
        </Button>
        <Button look="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {copied && <Notice kind="success">{words.copied}</Notice>}
      <Button wide onClick={() => showRecoveryCodes(null)}>
        {words.haveThem}
      </Button>
    </EntranceFrame>
  );
}
