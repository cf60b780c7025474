/** Some codes of a batch, by numbers, ticks or a pasted list: printed, exported, replaced or revoked together. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { CodeSelection as Selection, DeskBatch } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useNavigate } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { refreshCodes } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';
import { RevokeDialog, type RevokeOrder } from './revoke-dialog';

type CodeSelectionProps = {
  batch: DeskBatch;
  text: string;
  onText: (text: string) => void;
  onPrint: (numbers: string) => void;
};

export function CodeSelection({ batch, text, onText, onPrint }: CodeSelectionProps) {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const [chosen, setChosen] = useState<{ text: string; selection: Selection }>();
  const { busy, failure, submit } = useSubmission(async () => {
    const call = { params: { path: { batch_id: batch.id } }, body: { text } };
    const selection = await answer(desk.POST('/api/desk/batches/{batch_id}/selection', call));
    setChosen({ text, selection });
  });
  const selection = chosen?.text === text ? chosen.selection : undefined;
  return (
    <div className={styles.form}>
      <label className={styles.label}>
        {words.select.label}
        <textarea
          className={styles.textarea}
          maxLength={200_000}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <p className="desk-help">{words.select.help}</p>
      <div className={styles.buttons}>
        <Button
          look="quiet"
          busy={busy}
          disabled={text.trim() === ''}
          onClick={() => void submit()}
        >
          {words.select.choose}
        </Button>
      </div>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <div className={styles.form} aria-live="polite">
        {selection && <Chosen batch={batch} selection={selection} onPrint={onPrint} />}
      </div>
    </div>
  );
}

type ChosenProps = Pick<CodeSelectionProps, 'batch' | 'onPrint'> & { selection: Selection };

function Chosen({ batch, selection, onPrint }: ChosenProps) {
  const words = useCodeWords();
  const [asked, setAsked] = useState<'revoke' | 'replace'>();
  const { count, unused, activated, revoked, numbers, unknown } = selection;
  return (
    <>
      <Notice kind={unknown.length > 0 ? 'info' : 'success'}>
        {words.select.found(count)} {words.select.states(unused, activated, revoked)}{' '}
        {unknown.length > 0 && (
          <>
            {words.select.unknown(unknown.join(', '))}{' '}
            <Link to="/desk/codes/several">{words.choice.otherBatches}</Link>
          </>
        )}
      </Notice>
      {count > 0 && !batch.revokedAt && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => onPrint(numbers)}>
            {words.select.print}
          </Button>
          <Button look="quiet" disabled={unused === 0} onClick={() => setAsked('replace')}>
            {words.select.replace}
          </Button>
          <Button look="quiet" onClick={() => setAsked('revoke')}>
            {words.select.revoke}
          </Button>
        </div>
      )}
      {asked && (
        <SelectionDialog
          batch={batch.id}
          selection={selection}
          replace={asked === 'replace'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type SelectionDialogProps = {
  batch: number;
  selection: Selection;
  replace: boolean;
  onClose: () => void;
};

function SelectionDialog({ batch, selection, replace, onClose }: SelectionDialogProps) {
  const words = useCodeWords();
  const navigate = useNavigate();
  const { numbers } = selection;
  const params = { path: { batch_id: batch } };
  const perform = async ({ reason, used, count }: RevokeOrder) => {
    if (replace) {
      const body = { reason, used: false, count, numbers };
      const newBatch = await answer(
        desk.POST('/api/desk/batches/{batch_id}/replace', { params, body }),
      );
      await refreshCodes();
      navigate(`/desk/codes/batches/${newBatch.id}`);
      return;
    }
    const body = { reason, used, numbers };
    await answer(desk.POST('/api/desk/batches/{batch_id}/revoke', { params, body }));
    await refreshCodes();
  };
  return (
    <RevokeDialog
      heading={(replace ? words.select.replaceHeading : words.select.revokeHeading)(
        replace ? selection.unused : selection.count,
      )}
      text={replace ? words.select.replaceText : words.select.revokeText}
      confirm={replace ? words.revoke.confirmReplace : words.revoke.confirm}
      {...(replace ? { count: selection.unused } : {})}
      offersUsed={!replace && selection.activated > 0}
      perform={perform}
      onClose={onClose}
    />
  );
}
