/** After the trial lesson: what else is in the book, and how to get it. */
import { lessonColour } from 'kaktus-shared/palettes';
import type { TrialOffer } from '../../api/schema.gen';
import { useWords } from '../../i18n/language';
import { claps } from '../../ui/art/mascot/poses/claps';
import { Button } from '../../ui/forms/button';
import { ButtonLink } from '../../ui/forms/button-link';
import { Cover } from '../../ui/pictures/cover';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';
import { ShopLink } from '../../ui/places/shop-link';
import styles from './trial-end.module.css';

export function TrialEnd({ offer, onPlayAgain }: { offer: TrialOffer; onPlayAgain: () => void }) {
  const words = useWords('viewer').trial;
  const { title = '', book = '', otherLessons = [] } = offer;
  return (
    <Sheet heading={words.endTitle(title)} pose={claps} kind="text">
      <p className={styles.words}>{words.waysOn}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.activation}>{words.haveCode}</ButtonLink>
        <ShopLink>{words.shop}</ShopLink>
        <ButtonLink to={paths.signup} look="quiet">
          {words.signUp}
        </ButtonLink>
        <Button look="quiet" onClick={onPlayAgain}>
          {words.again}
        </Button>
      </div>
      <p className={styles.words}>{words.others}</p>
      <ul className={styles.covers}>
        {otherLessons.map(({ lesson, title: other, thumb }, index) => (
          <li key={lesson}>
            <Cover title={other} thumb={thumb} colour={lessonColour(book, index + 1)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
