/** How often a lesson did not start, and why: by version and by family of browsers, never by person. */
import type { StartProblemShown } from '../../api/schema.gen';
import { shortDay } from '../ui/short-day';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { DataTable } from '../ui/data-table';
import { Panel } from '../ui/panel';

export function StartProblems({ problems }: { problems: StartProblemShown[] }) {
  const words = useDeskWords('lessons').startProblems;
  const language = useDeskLanguage();
  const number = new Intl.NumberFormat(language);
  if (problems.length === 0) return null;
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <DataTable
        caption={words.heading}
        rows={problems}
        keyOf={({ version, reason, engine }) => `${version} ${reason} ${engine}`}
        empty=""
        columns={[
          { name: words.version, figure: true, cell: ({ version }) => version },
          { name: words.reason, cell: ({ reason }) => words.reasons[reason] },
          { name: words.engine, cell: ({ engine }) => words.engines[engine] },
          { name: words.count, figure: true, cell: ({ count }) => number.format(count) },
          { name: words.last, cell: ({ lastOn }) => shortDay(new Date(lastOn), language) },
        ]}
      />
    </Panel>
  );
}
