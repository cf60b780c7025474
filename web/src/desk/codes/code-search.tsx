/** Finds one code in whatever spelling it is read out, and leads to its page. */
import { useState } from 'react';
import { asFailure } from '../../api/failure';
import { Link } from '../../router/link';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { stateTones } from '../ui/code-states';
import { failureWords } from '../ui/failure-words';
import found from '../ui/found-list.module.css';
import { Panel } from '../ui/panel';
import { SearchBox } from '../ui/search-box';
import { StateMark } from '../ui/state-mark';
import { useCodeSearch } from './code-calls';

export function CodeSearch() {
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [text, setText] = useState('');
  const { data, error, isFetching, refetch } = useCodeSearch(text);
  return (
    <Panel>
      <SearchBox
        label={words.find.label}
        help={words.find.help}
        button={words.find.button}
        initial=""
        busy={isFetching}
        onSearch={(typed) => (typed === text ? void refetch() : setText(typed))}
      />
      {error && (
        <Notice kind="error">
          {failureWords(asFailure(error), words.failures, shell.failures)}
        </Notice>
      )}
      {data && (
        <div aria-live="polite">
          {data.codes.length === 0 && <p>{words.find.none}</p>}
          {data.guesses && <p>{words.find.guesses}</p>}
          <ul className={found.list}>
            {data.codes.map((code) => (
              <li key={code.id}>
                <Link to={`/desk/codes/${code.id}`} className={found.item}>
                  <span className={found.code}>{code.shown}</span>
                  <StateMark tone={stateTones[code.state]}>
                    {words.list.states[code.state]}
                  </StateMark>
                  <span className={found.more}>
                    {code.books[0]} · {code.batchName || words.batch(code.batch)} · {code.batch}/
                    {code.number}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {data.more && <p className="desk-help">{words.find.more}</p>}
        </div>
      )}
    </Panel>
  );
}
