/** Asks for a batch of new codes, and goes to its page, where one sees it being made. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { useNavigate } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { ButtonLink } from '../../ui/forms/button-link';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { refreshCodes, useBooks } from './code-calls';
import styles from './codes.module.css';
import {
  countOf,
  isCount,
  isMonths,
  isSeats,
  isOver,
  sentTerms,
  TermsFields,
  usualTerms,
} from './terms-fields';

export function NewBatchPage() {
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const navigate = useNavigate();
  const books = useBooks();
  const { data } = books;
  const [chosen, setBook] = useState('');
  const [count, setCount] = useState('');
  const [terms, setTerms] = useState(usualTerms);
  const [checked, setChecked] = useState(false);
  const book = chosen || (data?.books[0]?.slug ?? '');
  const { busy, failure, submit } = useSubmission(async () => {
    const body = { book, count: countOf(count), ...sentTerms(terms) };
    const { id } = await answer(desk.POST('/api/desk/batches', { body }));
    await refreshCodes();
    navigate(`/desk/codes/batches/${id}`);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isCount(count) && isMonths(terms.months) && isSeats(terms.seats) && !isOver(terms.redeemBy))
      void submit();
  };
  if (!data) return <Loaded call={books}>{() => null}</Loaded>;
  return (
    <DeskPage
      heading={words.form.heading}
      lead={words.form.lead}
      parent={{ name: words.heading, to: '/desk/codes' }}
    >
      <Panel>
        <form className={styles.form} noValidate onSubmit={send}>
          <SelectField
            label={words.form.book}
            value={book}
            choices={data.books.map(({ slug, titles }) => ({
              value: slug,
              name: titles.join(', '),
            }))}
            onChoose={setBook}
          />
          <Field
            label={words.form.count}
            help={words.form.countHelp}
            error={checked && !isCount(count) ? words.form.countWrong : undefined}
            inputMode="numeric"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
          <TermsFields terms={terms} onChange={setTerms} checked={checked} />
          {failure && (
            <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
          )}
          <div className={styles.buttons}>
            <Button type="submit" busy={busy}>
              {isCount(count) ? words.form.submit(countOf(count)) : words.make}
            </Button>
            <ButtonLink to="/desk/codes" look="quiet">
              {words.form.cancel}
            </ButtonLink>
          </div>
        </form>
      </Panel>
    </DeskPage>
  );
}
