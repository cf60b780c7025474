/** Revokes or replaces codes of several batches, with one reason. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { ChosenNumbers, ChosenPart } from '../../api/schema.gen';
import { ButtonLink } from '../../ui/forms/button-link';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { refreshCodes } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';
import { RevokeDialog, type RevokeOrder } from './revoke-dialog';

export const numbersOf = (parts: ChosenPart[]): ChosenNumbers[] =>
  parts.map(({ batch, numbers }) => ({ batch, numbers }));

type Done = { action: 'revoke' } | { action: 'replace'; batches: number[] };

type ChoiceActionsProps = { parts: ChosenPart[]; onChanged: () => Promise<unknown> };

export function ChoiceActions({ parts, onChanged }: ChoiceActionsProps) {
  const words = useCodeWords();
  const [asked, setAsked] = useState<Done['action']>();
  const [done, setDone] = useState<Done>();
  const total = (name: 'count' | 'unused' | 'activated') =>
    parts.reduce((sum, part) => sum + part[name], 0);
  const perform = async ({ reason, used }: RevokeOrder) => {
    const chosen = numbersOf(parts);
    if (asked === 'replace') {
      const body = { parts: chosen, reason };
      const { batches } = await answer(desk.POST('/api/desk/code-choice/replace', { body }));
      setDone({ action: 'replace', batches });
    } else {
      const body = { parts: chosen, reason, used };
      await answer(desk.POST('/api/desk/code-choice/revoke', { body }));
      setDone({ action: 'revoke' });
    }
    await Promise.all([refreshCodes(), onChanged()]);
  };
  const replace = asked === 'replace';
  return (
    <>
      {done && <DoneNotice done={done} />}
      <div className={styles.buttons}>
        <Button look="quiet" disabled={total('unused') === 0} onClick={() => setAsked('replace')}>
          {words.select.replace}
        </Button>
        <Button look="quiet" onClick={() => setAsked('revoke')}>
          {words.select.revoke}
        </Button>
      </div>
      {asked && (
        <RevokeDialog
          heading={
            replace
              ? words.select.replaceHeading(total('unused'))
              : words.select.revokeHeading(total('count'))
          }
          text={replace ? words.choice.replaceText : words.select.revokeText}
          confirm={replace ? words.revoke.confirmReplace : words.revoke.confirm}
          offersUsed={!replace && total('activated') > 0}
          perform={perform}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function DoneNotice({ done }: { done: Done }) {
  const words = useCodeWords();
  if (done.action === 'revoke') return <Notice kind="success">{words.choice.revoking}</Notice>;
  return (
    <>
      <Notice kind="success">{words.choice.replacing}</Notice>
      <div className={styles.buttons}>
        {done.batches.map((batch) => (
          <ButtonLink key={batch} look="quiet" to={`/desk/codes/batches/${batch}`}>
            {words.imports.toBatch(batch)}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
