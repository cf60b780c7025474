/** The foot of every page: the landscape and, in its sand, the brand, the way to contact us and the small print. */
import { site } from '../api/site';
import { useWords } from '../i18n/language';
import { Link } from '../router/link';
import { Landscape } from '../ui/art/landscape/landscape';
import { ButtonLink } from '../ui/forms/button-link';
import { paths } from '../ui/places/paths';
import styles from './footer.module.css';
import { useLateParts } from './shell-parts';

const linked = ['questions', 'privacyPolicy', 'terms', 'imprint', 'accessibility'] as const;

export function Footer() {
  const words = useWords('shell');
  const late = useLateParts();
  return (
    <footer className={styles.footer}>
      <Landscape kind="strip" drawing={late?.strip}>
        {late && <late.SleepingKaktus />}
      </Landscape>
      <div className={styles.ground}>
        <div className={styles.columns}>
          <p className={styles.brand}>{site.brand}</p>
          <nav aria-label={words.footerNavigation}>
            <ul className={styles.links}>
              {linked.map((page) => (
                <li key={page}>
                  <Link to={paths[page]}>{words.titles[page]}</Link>
                </li>
              ))}
              <li>
                <a href="/THIRD-PARTY.txt">{words.licences}</a>
              </li>
            </ul>
          </nav>
          <ButtonLink to={paths.contact} look="quiet">
            {words.contactUs}
          </ButtonLink>
          <p className={styles.copyright}>
            {words.copyright(new Date().getFullYear(), site.brand)}
          </p>
        </div>
      </div>
    </footer>
  );
}
