/** The frame of a page of the desk: the heading, which also names the tab, what can be done, and the rest below. */
import { useEffect, type ReactNode } from 'react';
import { site } from '../../api/site';
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import styles from './desk-page.module.css';

type DeskPageProps = {
  heading: string;
  /** The page that this one belongs to, for a link above the heading. */
  parent?: { name: string; to: string };
  lead?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  children?: ReactNode;
};

export function DeskPage({ heading, parent, lead, actions, children }: DeskPageProps) {
  const words = useDeskWords('shell');
  useEffect(() => {
    document.title = `${heading} – ${words.desk} – ${site.brand}`;
  }, [heading, words]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.titles}>
          {parent && (
            <p className={styles.parent}>
              <Link to={parent.to}>{parent.name}</Link>
            </p>
          )}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
