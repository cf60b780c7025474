/** The title page: the lesson's pictures, its name, and one big button, because sound needs a first tap. */
import { BigButton } from '../kit/big-button';
import type { Lesson } from '../kit/lesson';
import './title-page.css';

export function TitlePage({ lesson, onStart }: { lesson: Lesson; onStart: () => void }) {
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
      <BigButton name="Los!" look="main" onPress={onStart}>
        Los!
      </BigButton>
    </div>
  );
}
