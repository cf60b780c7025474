/** The lessons of the chapter, next to the one being played, each in its colour. */
import type { CSSProperties } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import { lessonAt } from '../../api/lesson-at';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { stageLink, type StageState } from '../../ui/places/stage-link';
import { CopyLink } from './copy-link';
import { EveningSwitch } from './evening-switch';
import { GuideLink } from './guide-link';
import styles from './lesson-panel.module.css';

type LessonPanelProps = { id: string; open: boolean; stage: StageState };

export function LessonPanel({ id, open, stage }: LessonPanelProps) {
  const words = useWords('viewer');
  const current = lessonAt(stage.url);
  const [book = ''] = current.split('/');
  return (
    <nav id={id} className={styles.panel} aria-label={words.allLessons} hidden={!open}>
      <ul className={styles.list}>
        {stage.allProducts.map((product, index) => (
          <li key={product.url}>
            <Link
              {...stageLink(stage.allProducts, index, stage.fromLibrary)}
              replace
              className={styles.lesson}
              style={{ '--tile': `var(${lessonColour(book, index)})` } as CSSProperties}
              aria-current={lessonAt(product.url) === current || undefined}
            >
              {product.thumb !== '' && (
                <img src={product.thumb} alt="" width="64" height="48" className={styles.picture} />
              )}
              <span lang="de">{product.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <EveningSwitch />
      <CopyLink key={current} lesson={current} />
      <GuideLink lesson={current} />
    </nav>
  );
}
