/** How many codes were redeemed today and this month, and are unused, for each book; and day by day as a plot. */
import type { CodesOverview } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { Panel } from '../ui/panel';
import { Plot } from '../ui/plot';
import styles from './activations.module.css';
import { shortDay } from '../ui/short-day';

/** A day of the calendar, without a time that could move it to another zone's. */
function localDay(text: string): Date {
  const [year, month, day] = text.split('-').map(Number);
  return new Date(year!, month! - 1, day);
}

export function Activations({ codes: { days, books } }: { codes: CodesOverview }) {
  const words = useDeskWords('start');
  const language = useDeskLanguage();
  const number = new Intl.NumberFormat(language);
  if (books.length === 0)
    return (
      <Panel heading={words.activations} lead={words.noBooks}>
        <Link to="/desk/lessons">{words.toLessons}</Link>
      </Panel>
    );
  return (
    <Panel heading={words.activations} actions={<Link to="/desk/codes">{words.toCodes}</Link>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.book}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.thisMonth}</th>
            <th scope="col">{words.unused}</th>
          </tr>
        </thead>
        <tbody>
          {books.map(({ group, title, today, thisMonth, unused }) => (
            <tr key={group}>
              <th scope="row">{title}</th>
              <td>{number.format(today)}</td>
              <td>{number.format(thisMonth)}</td>
              <td>{number.format(unused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Plot
        label={words.activationsByDay}
        stepName={words.day}
        steps={days.map((day) => shortDay(localDay(day), language))}
        series={books.map(({ title, perDay }) => ({ name: title, values: perDay }))}
      />
    </Panel>
  );
}
