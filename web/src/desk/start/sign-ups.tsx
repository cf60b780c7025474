/** How many people opened an account. */
import type { SignUpsOverview } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { Panel } from '../ui/panel';
import styles from './sign-ups.module.css';

export function SignUps({ signUps: { today, thisMonth } }: { signUps: SignUpsOverview }) {
  const words = useDeskWords('start');
  const number = new Intl.NumberFormat(useDeskLanguage());
  return (
    <Panel heading={words.signUps} actions={<Link to="/desk/people">{words.toPeople}</Link>}>
      <dl className={styles.figures}>
        <div>
          <dt>{words.today}</dt>
          <dd>{number.format(today)}</dd>
        </div>
        <div>
          <dt>{words.thisMonth}</dt>
          <dd>{number.format(thisMonth)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
