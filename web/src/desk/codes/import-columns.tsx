/** The first rows of a list of codes, and the choice which column holds the codes and which the books. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { DeskImport, ImportPreview } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DataTable } from '../ui/data-table';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { refreshCodes, useBooks } from './code-calls';
import styles from './codes.module.css';

type ImportColumnsProps = {
  sentImport: DeskImport;
  preview: ImportPreview;
  onChosen: () => void;
  onDiscarded: () => void;
};

/** The choice as the fields hold it; an empty text stands for nothing. */
type Choice = { code: string; bookColumn: string; heading: boolean; book: string };

/** As spreadsheets name their columns: A to Z, then AA. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

const written = (column: number | null): string => (column === null ? '' : String(column));

const canBeChecked = ({ code, bookColumn, book }: Choice): boolean =>
  code !== '' && (bookColumn !== '' || book !== '');

export function ImportColumns(props: ImportColumnsProps) {
  const { sentImport, preview, onChosen, onDiscarded } = props;
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [choice, setChoice] = useState<Choice>({
    code: written(preview.code),
    bookColumn: written(preview.book),
    heading: preview.heading,
    book: sentImport.book,
  });
  const params = { path: { import_id: sentImport.id } };
  const { busy, failure, submit } = useSubmission(async (agreed: boolean) => {
    if (agreed) {
      const { code, bookColumn, heading, book } = choice;
      const column = bookColumn === '' ? null : Number(bookColumn);
      const body = { code: Number(code), bookColumn: column, heading, book };
      await answer(desk.POST('/api/desk/imports/{import_id}/columns', { params, body }));
      await refreshCodes();
      onChosen();
    } else {
      await answer(desk.DELETE('/api/desk/imports/{import_id}', { params }));
      onDiscarded();
    }
  });
  return (
    <Panel heading={sentImport.fileName}>
      <Notice>{preview.code === null ? words.imports.noCodes : words.imports.look}</Notice>
      <FirstRows rows={preview.rows} choice={choice} />
      <div className={styles.form}>
        <ColumnFields rows={preview.rows} choice={choice} onChoice={setChoice} />
        {failure && (
          <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
        )}
        <div className={styles.buttons}>
          <Button busy={busy} disabled={!canBeChecked(choice)} onClick={() => void submit(true)}>
            {words.imports.check}
          </Button>
          <Button look="quiet" busy={busy} onClick={() => void submit(false)}>
            {words.imports.discard}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

const columnsOf = (rows: string[][]): number[] =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) => column);

type FirstRow = { cells: string[]; isHeading: boolean; place: number };

function FirstRows({ rows, choice }: { rows: string[][]; choice: Choice }) {
  const { imports } = useDeskWords('codes');
  const nameOf = (column: number) => {
    const letter = letterOf(column);
    if (String(column) === choice.code) return imports.isCode(letter);
    return String(column) === choice.bookColumn ? imports.isBook(letter) : letter;
  };
  return (
    <DataTable
      caption={imports.firstRows}
      rows={rows.map((cells, place) => ({
        cells,
        isHeading: place === 0 && choice.heading,
        place,
      }))}
      keyOf={({ place }) => place}
      empty=""
      columns={columnsOf(rows).map((column) => ({
        name: nameOf(column),
        cell: ({ cells, isHeading }: FirstRow) =>
          isHeading ? <strong>{cells[column]}</strong> : cells[column],
      }))}
    />
  );
}

type ColumnFieldsProps = {
  rows: string[][];
  choice: Choice;
  onChoice: (choice: Choice) => void;
};

function ColumnFields({ rows, choice, onChoice }: ColumnFieldsProps) {
  const { imports } = useDeskWords('codes');
  const { data } = useBooks();
  const change = (changed: Partial<Choice>) => onChoice({ ...choice, ...changed });
  const columns = columnsOf(rows).map((column) => ({
    value: String(column),
    name: imports.column(letterOf(column), rows[0]?.[column] ?? ''),
  }));
  const books = (data?.books ?? []).map(({ slug, titles }) => ({
    value: slug,
    name: titles[0] ?? slug,
  }));
  return (
    <>
      <SelectField
        label={imports.codeColumn}
        value={choice.code}
        choices={choice.code === '' ? [{ value: '', name: imports.choose }, ...columns] : columns}
        onChoose={(code) =>
          change({ code, bookColumn: choice.bookColumn === code ? '' : choice.bookColumn })
        }
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={choice.heading}
          onChange={(event) => change({ heading: event.target.checked })}
        />
        {imports.titleRow}
      </label>
      <SelectField
        label={imports.bookColumn}
        help={imports.bookColumnHelp}
        value={choice.bookColumn}
        choices={[
          { value: '', name: imports.noColumn },
          ...columns.filter(({ value }) => value !== choice.code),
        ]}
        onChoose={(bookColumn) => change({ bookColumn })}
      />
      <SelectField
        label={imports.book}
        {...(choice.bookColumn === '' && choice.book === '' ? { help: imports.bookMissing } : {})}
        value={choice.book}
        choices={[{ value: '', name: imports.noBook }, ...books]}
        onChoose={(book) => change({ book })}
      />
    </>
  );
}
