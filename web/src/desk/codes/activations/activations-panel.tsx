/** Activations over time: a plot of the chosen period, the same figures as a table, and as a file. */
import { Button } from '../../../ui/forms/button';
import { Loaded } from '../../ui/loaded';
import { Panel } from '../../ui/panel';
import { Plot } from '../../ui/plot';
import { useAddressChoices } from '../../ui/use-address-choices';
import { download, useFigures, type Scope } from '../code-calls';
import { useCodeWords } from '../code-words';
import styles from '../codes.module.css';
import { PeriodFields } from './period-fields';
import { asDay, daysBetween, isPeriod, nameOf, noPeriodChosen, periodOf } from './periods';

/** In longer periods, the same day may come again. */
const daysOfYear = 360;

export function ActivationsPanel({ scope }: { scope: Scope }) {
  const words = useCodeWords();
  const [choices, choose] = useAddressChoices(noPeriodChosen);
  const period = periodOf(choices, new Date());
  const { since = '', until = '' } = period;
  const possible = nameOf(choices) !== 'chosen' || isPeriod({ since, until });
  const figures = useFigures(scope, period, possible);
  return (
    <Panel heading={words.statistics}>
      <PeriodFields choices={choices} by={period.by} onChoose={choose} />
      {possible && (
        <Loaded call={figures}>
          {(data) => {
            const isLong = daysBetween(data.since, data.until) > daysOfYear;
            const day = isLong ? words.day : words.shortDay;
            const name = period.by === 'month' ? words.month : day;
            const values = data.steps.map(({ activated }) => activated);
            const sum = values.reduce((total, activated) => total + activated, 0);
            return (
              <Plot
                label={words.activationsOf(words.number(sum), sum)}
                stepName={words.columns.period}
                steps={data.steps.map((step) => name(asDay(step.day)))}
                series={[{ name: words.columns.activated, values }]}
              />
            );
          }}
        </Loaded>
      )}
      <div className={styles.buttons}>
        <Button
          look="quiet"
          disabled={!possible}
          onClick={() => void download({ what: 'activations', ...scope, ...period })}
        >
          {words.csvOfFigures}
        </Button>
      </div>
    </Panel>
  );
}
