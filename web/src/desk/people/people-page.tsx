/** Support's first page: one box for addresses and codes, and what it finds. */
import { useState } from 'react';
import { asFailure } from '../../api/failure';
import { useLocation } from '../../router/location';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { SearchBox } from '../ui/search-box';
import { lastSearch, rememberSearch } from './last-search';
import { useSearch } from './people-calls';
import { SearchResults } from './search-results';

export function PeoplePage() {
  const words = useDeskWords('people');
  const shell = useDeskWords('shell');
  const [text, setText] = useState(lastSearch);
  const { data, error, isFetching, refetch } = useSearch(text);
  const search = (typed: string) => {
    rememberSearch(typed);
    if (typed === text) void refetch();
    else setText(typed);
  };
  const isBackFromDeletion = useLocation().state === 'deleted';
  return (
    <DeskPage heading={words.heading} lead={words.lead}>
      {isBackFromDeletion && <Notice kind="success">{words.dialogs.delete.done}</Notice>}
      <SearchBox
        label={words.searchLabel}
        help={words.searchHelp}
        button={words.search}
        initial={text}
        busy={isFetching}
        onSearch={search}
      />
      {error && (
        <Notice kind="error">
          {failureWords(asFailure(error), words.failures, shell.failures)}
        </Notice>
      )}
      {data && !error && <SearchResults result={data} />}
    </DeskPage>
  );
}
