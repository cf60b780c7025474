/** The clerks' first page: the books with their figures, activations, and all batches. */
import { useLocation } from '../../router/location';
import { Notice } from '../../ui/page/notice';
import { ButtonLink } from '../../ui/forms/button-link';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { useAddressChoices } from '../ui/use-address-choices';
import { ActivationsPanel } from './activations/activations-panel';
import { orderNamed } from './batches/batch-filters';
import { BatchList } from './batches/batch-list';
import { batchRemoved, useBooks } from './code-calls';
import { CodeSearch } from './code-search';
import styles from './codes.module.css';
import { FigureList } from './figure-list';

export function CodesPage() {
  const words = useDeskWords('codes');
  const [choices, choose] = useAddressChoices({ book: '', search: '', sort: 'newest' });
  const { book, search } = choices;
  const isBackFromRemoval = useLocation().state === batchRemoved;
  const books = useBooks();
  const { data } = books;
  if (!data) return <Loaded call={books}>{() => null}</Loaded>;
  const shown = data.books.filter(({ slug }) => book === '' || slug === book);
  return (
    <DeskPage
      heading={words.heading}
      lead={words.lead}
      actions={
        <>
          <ButtonLink to="/desk/codes/new">{words.make}</ButtonLink>
          <ButtonLink to="/desk/codes/import" look="quiet">
            {words.importCodes}
          </ButtonLink>
          <ButtonLink to="/desk/codes/several" look="quiet">
            {words.choice.heading}
          </ButtonLink>
        </>
      }
    >
      {isBackFromRemoval && <Notice kind="success">{words.remove.done}</Notice>}
      <CodeSearch />
      <div className={styles.pair}>
        <SelectField
          label={words.columns.book}
          value={book}
          choices={[
            { value: '', name: words.allBooks },
            ...data.books.map(({ slug, titles }) => ({ value: slug, name: titles[0] ?? slug })),
          ]}
          onChoose={(chosen) => choose({ book: chosen })}
        />
      </div>
      <ul className={styles.books}>
        {shown.map((one) => (
          <li key={one.slug}>
            <Panel heading={one.titles[0] ?? one.slug}>
              <FigureList figures={one} />
            </Panel>
          </li>
        ))}
      </ul>
      <BatchList choices={{ book, search, sort: orderNamed(choices.sort) }} onChoose={choose} />
      <ActivationsPanel scope={book === '' ? {} : { book }} />
    </DeskPage>
  );
}
