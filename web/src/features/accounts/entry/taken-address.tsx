/** Links for somebody whose address already has an account; both pages find the address filled in. */
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { paths } from '../../../ui/places/paths';
import styles from '../form/accounts.module.css';

export function TakenAddress({ email }: { email: string }) {
  const words = useWords('accounts');
  return (
    <p className={styles.ways}>
      <Link to={paths.login} state={{ email }}>
        {words.signup.logInInstead}
      </Link>
      <Link to={paths.forgotPassword} state={{ email }}>
        {words.login.forgot}
      </Link>
    </p>
  );
}
