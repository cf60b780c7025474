/** Tells authors what their drafts still lack: gaps, pictures, and whatever else the checks would refuse. */
import { existsSync } from 'node:fs';
import { contentProblems } from './content-problems.ts';
import type { Content, Picture } from './content-types.ts';
import { pictureFile, readAllFiles } from './content.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Without finished lessons, which the tests check: drawing all their scenes takes seconds. */
export const onlyDrafts = (content: Content): Content => ({
  ...content,
  books: content.books.map((book) => ({
    ...book,
    lessons: book.lessons.filter(({ draft }) => draft),
  })),
});

/** One paragraph per draft. */
export function draftReport(
  content: Content,
  pictureExists: (picture: Picture) => boolean,
): string[] {
  const drafts = onlyDrafts(content).books.flatMap(({ slug, lessons }) =>
    lessons.map((lesson) => ({ at: `lessons/${slug}/`, ...lesson })),
  );
  const problems = contentProblems(onlyDrafts(content), pictureExists);
  return drafts.map(({ at, slug, title, vocabulary }) => {
    const own = [
      `${at}${slug}.json`,
      `${at}scenes/${slug}.json`,
      `${at}book.json`,
      `vocabulary/${vocabulary}.json`,
      `audio/${vocabulary.split('/')[1]}/`,
    ];
    const lacks = problems.filter((problem) => own.some((file) => problem.startsWith(file)));
    return lacks.length > 0
      ? [`${title}: ${lacks.length} to do`, ...lacks].join('\n  ')
      : `${title} is complete. Remove the line "draft" from ${at}${slug}.json, then: npm run --prefix games speak`;
  });
}

export function main(): number {
  const report = draftReport(readAllFiles(root), (picture) =>
    existsSync(pictureFile(root, picture)),
  );
  console.log(report.join('\n\n') || 'There are no drafts.');
  return 0;
}
