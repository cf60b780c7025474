/** Who plays along in a lesson, as a file of its product: the one whom the lesson chooses, and Kaktus. */
import { drawCompanion, type CompanionName } from '../../drawing/characters/companions.ts';
import { isName, type Name } from '../../drawing/characters/people.ts';
import { isPerson, type Person } from '../../drawing/scenes/scene-data.ts';
import type { CompanionData, Company } from '../../kit/company/company-data.ts';
import type { Content, LessonFile } from '../content/content-types.ts';
import { characterNames } from '../products/story-scenes.ts';
import { clothesAt } from './lesson-place.ts';

type Chooses = Pick<LessonFile, 'vocabulary' | 'companion'>;

/** Without a choice, the one whom the topic's story shows most often; without a story, Kaktus. */
export function companionOf({ books }: Content, { vocabulary, companion }: Chooses): CompanionName {
  if (companion) return companion;
  const lessons = books.flatMap((book) => book.lessons);
  const story = lessons.find((one) => one.vocabulary === vocabulary && one.scenes)?.scenes ?? [];
  const shown = new Map<Name, number>();
  for (const { who } of story.flatMap(({ things }) => things.filter(isPerson))) {
    if (isName(who)) shown.set(who, (shown.get(who) ?? 0) + 1);
  }
  const [most] = [...shown].sort(([, some], [, others]) => others - some);
  return most?.[0] ?? 'kaktus';
}

const companion = (who: CompanionName, wears?: Person['wears']): CompanionData => ({
  name: characterNames[who] ?? who,
  drawing: drawCompanion(who, wears),
});

export function companyModule(content: Content, lesson: Chooses): string {
  const own = companionOf(content, lesson);
  const company: Company = {
    own: companion(own, clothesAt(content, lesson.vocabulary, own)),
    kaktus: companion('kaktus'),
  };
  return `export default ${JSON.stringify(company)};\n`;
}
