/** A code: its batch, its state and its dates, and who has it for those who may see people; with what the role may do. */
import { useState } from 'react';
import type { NewCode, WholeCode } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { useHasPermission } from '../api/session';
import { useParams } from '../route-match';
import { stateTones } from '../ui/code-states';
import { DeskPage } from '../ui/desk-page';
import { Facts, type Fact } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import { StateMark } from '../ui/state-mark';
import { useOneCode } from './code-calls';
import { CodeDialog } from './code-dialog';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';
import { PrintPanel } from './print-panel';

export function CodePage() {
  const words = useCodeWords();
  const mayBatches = useHasPermission('codes');
  const call = useOneCode(Number(useParams().id));
  const parent = mayBatches
    ? { name: words.heading, to: '/desk/codes' }
    : { name: words.one.search, to: '/desk/people' };
  return (
    <DeskPage heading={call.data?.shown ?? words.columns.code} parent={parent}>
      <Loaded call={call} failures={{ not_found: words.find.none }}>
        {(code) => <CodePanel code={code} />}
      </Loaded>
    </DeskPage>
  );
}

function CodePanel({ code }: { code: WholeCode }) {
  const words = useCodeWords();
  const mayBatches = useHasPermission('codes');
  const [asked, setAsked] = useState<'revoke' | 'replace'>();
  const [replacement, setReplacement] = useState<NewCode>();
  const ofState = useHasPermission('people') ? words.one.supportHelp : words.one.help;
  const isLost = code.ownerGone && code.state === 'activated';
  const help = isLost ? words.one.help.ownerGone : ofState[code.state];
  return (
    <>
      {replacement && (
        <Notice kind="success">
          {words.revoke.done(replacement.shown)}{' '}
          <Link to={`/desk/codes/${replacement.id}`}>{words.revoke.toLabel}</Link>
        </Notice>
      )}
      <Panel
        heading={code.books.join(', ')}
        lead={help}
        actions={
          <StateMark tone={stateTones[code.state]}>{words.list.states[code.state]}</StateMark>
        }
      >
        <Facts facts={useFacts(code)} />
        {code.state !== 'revoked' && (
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setAsked('replace')}>
              {words.list.replace}
            </Button>
            <Button look="quiet" onClick={() => setAsked('revoke')}>
              {words.list.revoke}
            </Button>
          </div>
        )}
      </Panel>
      {mayBatches && code.state === 'unused' && code.number !== null && (
        <PrintPanel key={code.id} batch={code.batch} numbers={String(code.number)} />
      )}
      {asked && (
        <CodeDialog
          code={code}
          replace={asked === 'replace'}
          onReplaced={setReplacement}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The code that took its place, and the one whose place it took. */
function linkedCodes(code: WholeCode, words: ReturnType<typeof useCodeWords>): Fact[] {
  const others = [
    [words.one.replacedBy, code.replacedBy],
    [words.page.replaces, code.replaces],
  ] as const;
  return others.flatMap(([name, other]) =>
    other ? [{ name, value: <Link to={`/desk/codes/${other.id}`}>{other.shown}</Link> }] : [],
  );
}

function ownerOf({ owner }: WholeCode, words: ReturnType<typeof useCodeWords>): Fact[] {
  if (!owner) return [];
  return [
    { name: words.one.owner, value: <Link to={`/desk/people/${owner.id}`}>{owner.email}</Link> },
  ];
}

/** As it is on the label: batch and number. */
function numberWords(code: WholeCode, words: ReturnType<typeof useCodeWords>): string {
  const number = `${code.batch}/${code.number ?? '–'}`;
  return code.printed ? `${number} (${words.list.printed})` : number;
}

function useFacts(code: WholeCode): Fact[] {
  const words = useCodeWords();
  const mayBatches = useHasPermission('codes');
  const name = code.batchName || words.batch(code.batch);
  const facts: Fact[] = [
    ...ownerOf(code, words),
    {
      name: words.columns.batch,
      value: mayBatches ? <Link to={`/desk/codes/batches/${code.batch}`}>{name}</Link> : name,
    },
    { name: words.columns.number, value: numberWords(code, words) },
    {
      name: code.imported ? words.one.imported : words.columns.created,
      value: <Moment at={code.batchMadeAt} />,
    },
    { name: words.page.months, value: words.page.monthsOf(code.accessMonths) },
  ];
  if (code.seatsPerCode > 0)
    facts.push({ name: words.page.seats, value: words.page.seatsOf(code.seatsPerCode) });
  if (code.activatedAt)
    facts.push({ name: words.one.activated, value: <Moment at={code.activatedAt} time /> });
  else
    facts.push({
      name: words.page.redeemBy,
      value: code.redeemBy ? words.day(new Date(`${code.redeemBy}T12:00`)) : words.page.noLimit,
    });
  if (code.expiresAt)
    facts.push({
      name: code.state === 'expired' ? words.one.ended : words.one.ends,
      value: <Moment at={code.expiresAt} />,
    });
  if (code.revokedAt)
    facts.push({ name: words.one.revoked, value: <Moment at={code.revokedAt} time /> });
  if (code.reason) facts.push({ name: words.columns.reason, value: code.reason });
  return [...facts, ...linkedCodes(code, words)];
}
