/** The title page: the lesson's pictures, its name, and one big button, because sound needs a first tap. */
import { BigButton } from '../kit/controls/big-button';
import type { Lesson } from '../kit/lesson';
import './title-page.css';

type Props = { lesson: Lesson; sound: boolean; onStart: () => void };

export function TitlePage({ lesson, sound, onStart }: Props) {
  return (
    <div class="title-page">
      <div class="title-page-sheet">
        <div class="title-page-cover" style={{ backgroundColor: lesson.colour }}>
          {lesson.cover.map((picture) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </div>
        <p class="title-page-book">{lesson.book}</p>
        <h1>{lesson.title}</h1>
      </div>
      {/* Some browsers stay silent until a tap in the lesson: the loudspeaker on the button shows what the tap brings. */}
      <BigButton name="Los!" look="main" sign={sound ? 'sound-on' : undefined} onPress={onStart}>
        Los!
      </BigButton>
    </div>
  );
}
