/** Who is at the desk, with what concerns them alone: language, light, the way out. */
import { useRef } from 'react';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Icon, icons } from '../../ui/pictures/icon';
import { useStaff, signOutOfDesk } from '../api/session';
import { setDeskLanguage, useDeskLanguage, useDeskWords } from '../i18n/words';
import { useDeskDarkMode } from '../ui/desk-dark-mode';
import { deskIcons } from '../ui/desk-icons';
import styles from './account-menu.module.css';

export function AccountMenu() {
  const { darkMode, lightMode } = useWords('shell');
  const words = useDeskWords('shell');
  const staff = useStaff();
  const shownName = staff.name || staff.email.split('@')[0]!;
  const language = useDeskLanguage();
  const [dark, setDark] = useDeskDarkMode();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="account-menu">
        <span className={styles.initial} aria-hidden="true">
          {shownName.slice(0, 1)}
        </span>
        <span className={styles.name}>{shownName}</span>
        <span className="visually-hidden">{words.accountMenu}</span>
      </button>
      <div ref={menu} id="account-menu" popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <strong>{staff.name || staff.email}</strong>
          {staff.name && <span>{staff.email}</span>}
          <span>{words.roles[staff.role]}</span>
        </p>
        <ul className={styles.list}>
          <li>
            <Link to="/desk/account" className={styles.item} onClick={close}>
              <Icon d={deskIcons.key} />
              {words.myAccount}
            </Link>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={() => setDark(!dark)}>
              <Icon d={dark ? icons.sun : icons.moon} />
              {dark ? lightMode : darkMode}
            </button>
          </li>
          <li>
            <button
              type="button"
              lang={language === 'de' ? 'en' : 'de'}
              className={styles.item}
              onClick={() => void setDeskLanguage(language === 'de' ? 'en' : 'de').then(close)}
            >
              <Icon d={icons.language} />
              {language === 'de' ? 'English' : 'Deutsch'}
            </button>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={() => void signOutOfDesk()}>
              <Icon d={deskIcons.leave} />
              {words.signOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
