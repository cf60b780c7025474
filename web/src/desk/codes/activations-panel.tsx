/** Activations over time: a plot, the same figures as a table, and as a file. */
import { useState } from 'react';
import { Button } from '../../ui/forms/button';
import { Panel } from '../ui/panel';
import { Plot } from '../ui/plot';
import { SelectField } from '../ui/select-field';
import { download, useFigures, type Scope, type StepName } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const daysBack: Record<StepName, number> = { day: 29, week: 7 * 25, month: 365 };

const asDay = (text: string) => new Date(`${text}T12:00`);

export function firstDay(by: StepName, today: Date): string {
  const first = new Date(today);
  first.setDate(first.getDate() - daysBack[by]);
  if (by === 'month') first.setDate(1);
  const parts = [first.getFullYear(), first.getMonth() + 1, first.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export function ActivationsPanel({ scope }: { scope: Scope }) {
  const words = useCodeWords();
  const [by, setBy] = useState<StepName>('day');
  const since = firstDay(by, new Date());
  const { data } = useFigures(scope, by, since);
  const steps = data?.steps ?? [];
  const sum = steps.reduce((total, { activated }) => total + activated, 0);
  const name = (day: string) =>
    by === 'month' ? words.month(asDay(day)) : words.shortDay(asDay(day));
  return (
    <Panel heading={words.statistics}>
      <div className={styles.pair}>
        <SelectField
          label={words.by}
          value={by}
          choices={(['day', 'week', 'month'] as const).map((value) => ({
            value,
            name: words.steps[value],
          }))}
          onChoose={(value) => setBy(value as StepName)}
        />
      </div>
      <Plot
        label={words.activationsOf(words.number(sum), sum)}
        stepName={words.columns.period}
        steps={steps.map(({ day }) => name(day))}
        series={[
          { name: words.columns.activated, values: steps.map(({ activated }) => activated) },
        ]}
      />
      <div className={styles.buttons}>
        <Button
          look="quiet"
          onClick={() => void download({ what: 'activations', ...scope, by, since })}
        >
          {words.csvOfFigures}
        </Button>
      </div>
    </Panel>
  );
}
