/** The member's second factors: each can be added, changed and removed, except the last one. */
import { useState } from 'react';
import type { OwnAccount } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { passkeysWork } from '../api/passkeys';
import { useDeskWords } from '../i18n/words';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import styles from './account-page.module.css';
import { FactorDialog, type FactorChange } from './factor-dialog';

type FactorsPanelProps = { account: OwnAccount; onChanged: (sentence: string) => void };

export function FactorsPanel({ account, onChanged }: FactorsPanelProps) {
  const words = useDeskWords('account');
  const factors = useDeskWords('factors');
  const [change, setChange] = useState<FactorChange>();
  const several = Number(account.hasAuthenticator) + account.passkeys.length > 1;
  return (
    <Panel heading={words.secondFactors} lead={words.secondFactorsLead}>
      <ul className={styles.list}>
        {account.hasAuthenticator && (
          <li className={styles.item}>
            <div>{factors.authenticator}</div>
            {several && (
              <Button look="text" onClick={() => setChange({ kind: 'removeAuthenticator' })}>
                {words.remove}
                <span className="visually-hidden">: {factors.authenticator}</span>
              </Button>
            )}
          </li>
        )}
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className={styles.item}>
            <div>
              {name} <span className={styles.soft}>{factors.passkey}, </span>
              <span className={styles.soft}>
                <Moment at={createdAt} />
              </span>
            </div>
            {several && (
              <Button look="text" onClick={() => setChange({ kind: 'removePasskey', id })}>
                {words.remove}
                <span className="visually-hidden">: {name}</span>
              </Button>
            )}
          </li>
        ))}
        <li className={styles.item}>
          <div>{words.recoveryLeft(account.recoveryCodesLeft)}</div>
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => setChange({ kind: 'authenticator' })}>
          {account.hasAuthenticator ? words.newTelephone : words.addAuthenticator}
        </Button>
        {passkeysWork() && (
          <Button look="quiet" onClick={() => setChange({ kind: 'passkey' })}>
            {words.addPasskey}
          </Button>
        )}
        <Button look="quiet" onClick={() => setChange({ kind: 'recoveryCodes' })}>
          {words.newRecoveryCodes}
        </Button>
      </div>
      {change && (
        <FactorDialog
          change={change}
          onClose={() => setChange(undefined)}
          onDone={() => {
            setChange(undefined);
            onChanged(words.factorsChanged);
          }}
        />
      )}
    </Panel>
  );
}
