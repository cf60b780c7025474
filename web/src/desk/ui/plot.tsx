/** Stacked bars over time, one for each series, and the same numbers as a table. */
import { useId } from 'react';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { namedSteps, roundedUp } from './plot-scale';
import styles from './plot.module.css';

type PlotSeries = { name: string; values: number[] };
type PlotProps = {
  /** What the bars count. */
  label: string;
  /** The heading of the table's first column, such as 'Day'. */
  stepName: string;
  steps: string[];
  series: PlotSeries[];
};

const maxNames = 5;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function Plot({ label, stepName, steps, series }: PlotProps) {
  const id = useId();
  const words = useDeskWords('shell');
  const format = new Intl.NumberFormat(useDeskLanguage());
  const totals = steps.map((_, place) => sum(series.map(({ values }) => values[place] ?? 0)));
  const end = roundedUp(Math.max(0, ...totals));
  const named = namedSteps(steps.length, maxNames);
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span>{label}</span>
        {series.length > 1 && (
          <ul className={styles.legend} aria-hidden="true">
            {series.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className={styles.field} aria-hidden="true">
        <div className={styles.scale}>
          {[end, end / 2, 0].map((mark) => (
            <span key={mark}>{format.format(mark)}</span>
          ))}
        </div>
        <div className={styles.bars}>
          {steps.map((step, place) => (
            <div
              key={step}
              className={styles.step}
              title={`${step}: ${series.map(({ name, values }) => `${name} ${format.format(values[place] ?? 0)}`).join(', ')}`}
            >
              {series.map(({ name, values }) => (
                <div
                  key={name}
                  className={styles.bar}
                  style={{ blockSize: `${(100 * (values[place] ?? 0)) / end}%` }}
                />
              ))}
              {named.has(place) && <span className={styles.name}>{step}</span>}
            </div>
          ))}
        </div>
      </div>
      <details className={styles.numbers}>
        <summary>{words.asTable}</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{stepName}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, place) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{format.format(values[place] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
