/** Assembles the complete folder of one product: page, code, pictures, recordings, thumbnail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actOf } from '../../drawing/words/acts.ts';
import { metresOf } from '../../drawing/heights.ts';
import type { Lesson, Word } from '../../kit/lesson.ts';
import { companyFile, mouthsFile } from '../../kit/company/company-data.ts';
import { formNames } from '../../kit/speech/word-lines.ts';
import type { CodeParts } from './built-code.ts';
import { noiseOf } from '../../music/noise-of.ts';
import { noiseFile } from '../music/composed.ts';
import type { Book, Content, LessonFile, Topic, TopicWord } from '../content/content-types.ts';
import { earlierWords } from '../content/earlier-words.ts';
import { pictureFile } from '../content/content.ts';
import { companyModule } from '../drawing/company-module.ts';
import { coverCards, coverHost, coverScene } from '../drawing/cover-scene.ts';
import { guideFiles } from './guide.ts';
import { lessonIcons } from '../drawing/icon.ts';
import { picturePath, readyData, type ReadyData } from '../content/lesson-data.ts';
import { colourAt } from '../drawing/palette.ts';
import { lessonPlace, partyFile, partyModule, storyOf } from '../drawing/lesson-place.ts';
import {
  episodeFile,
  episodeModule,
  readyScenes,
  scenesFile,
  scenesModule,
} from './story-scenes.ts';
import { storyPage } from './story-page.ts';
import { mouthsModule, type Mouths } from '../voice/mouths.ts';
import { thumbnail } from '../drawing/thumbnail.ts';
import { wordForms } from '../content/word-forms.ts';

export type Files = Map<string, string | Uint8Array>;

/** Where the recordings of a vocabulary's words are. */
const folderOf = (path: string) => path.split('/')[1] ?? '';
const topicName = (lesson: LessonFile) => folderOf(lesson.vocabulary);

function topicOf({ topics }: Content, { vocabulary }: LessonFile): Topic {
  const topic = topics.get(vocabulary);
  if (!topic) throw new Error(`There is no vocabulary ${vocabulary}.`);
  return topic;
}

/** The recording of the noise that a thing makes, if it makes one. */
const noisesOf = (id: string): string[] => (noiseOf[id] ? [noiseFile(noiseOf[id])] : []);

function addWord(files: Files, root: string, topic: Topic, word: TopicWord): Word {
  const { id, de, kind, article, plural, many, pair, en, picture } = word;
  const path = picturePath(picture);
  files.set(path, readFileSync(pictureFile(root, picture)));
  const metres = metresOf(id);
  const [noise] = noisesOf(id);
  const extra = {
    ...(many && { many }),
    ...(pair && { pair }),
    ...(metres && { metres }),
    ...(noise && { noise }),
    act: actOf(id),
  };
  return {
    id,
    de,
    kind,
    article,
    plural,
    en,
    picture: path,
    forms: wordForms(word, topic),
    ...extra,
  };
}

const recordingsOf = (words: readonly { id: string }[], folder: string, forms: readonly string[]) =>
  words.flatMap(({ id }) => [`${folder}/${id}`, ...forms.map((form) => `${folder}/${id}-${form}`)]);

/** Recordings are found by their names alone: adding a file is enough. */
function addRecordings(
  files: Files,
  root: string,
  { activities }: Pick<Content, 'activities'>,
  lesson: LessonFile,
  topic: Topic,
  earlier: readonly Word[],
  allData: ReadyData[],
): string[] {
  const spokenBy = [
    'kit',
    'player',
    ...lesson.activities.flatMap(({ activity: name }) => [
      name,
      ...(activities.get(name)?.speaks ?? []),
    ]),
  ];
  const folder = join(root, 'audio/phrases');
  const phrases = existsSync(folder) ? readdirSync(folder) : [];
  const recordings = [
    ...recordingsOf(topic.words, topicName(lesson), ['bare', ...formNames]),
    ...earlier.flatMap((word) => recordingsOf([word], word.topic ?? '', ['bare', 'use', 'object'])),
    ...new Set([...topic.words, ...earlier].flatMap(({ id }) => noisesOf(id))),
    ...phrases
      .filter((name) => spokenBy.some((speaker) => name.startsWith(`${speaker}-`)))
      .map((name) => `phrases/${name.replace(/\.mp3$/, '')}`),
    ...allData.flatMap(({ lines, songs }) => [
      ...lines.map(({ recording }) => recording),
      ...songs,
    ]),
  ].filter((path) => existsSync(join(root, 'audio', `${path}.mp3`)));
  for (const path of recordings) {
    files.set(`audio/${path}.mp3`, readFileSync(join(root, 'audio', `${path}.mp3`)));
  }
  return recordings;
}

function readLessonData(files: Files, root: string, id: string, lesson: LessonFile): ReadyData[] {
  const allData = lesson.activities.map(({ activity, data }) => readyData(id, activity, data));
  for (const picture of allData.flatMap(({ pictures }) => pictures)) {
    files.set(picturePath(picture), readFileSync(pictureFile(root, picture)));
  }
  return allData;
}

/** The drawn pages of a story lie in a file of their own, so that the lesson begins without them. */
function withScenes(
  files: Files,
  root: string,
  content: Content,
  { scenes }: LessonFile,
  data: unknown,
): unknown {
  if (!scenes) return data;
  files.set(scenesFile, scenesModule(scenes));
  const story = data as { pages: object[] };
  const ready = readyScenes(scenes, content);
  const noises = [
    ...scenes.map(({ noise, action }) => [noise, action?.noise]),
    ...ready.map(({ spots }) => spots.map(({ noise }) => noise)),
  ].flat();
  addNoises(files, root, new Set(noises.flatMap((noise) => noise ?? [])));
  const pages = story.pages.map((page, place) => ({ ...page, drawn: ready[place] }));
  return { ...story, scenes: scenesFile, pages };
}

function addSounds(files: Files, root: string, allData: ReadyData[]): void {
  const folder = join(root, 'audio/sounds');
  for (const name of readdirSync(folder)) {
    files.set(`audio/sounds/${name}`, readFileSync(join(folder, name)));
  }
  if (allData.some(({ songs }) => songs.length > 0)) addNoises(files, root, ['klatschen']);
}

function addNoises(files: Files, root: string, noises: Iterable<string>): void {
  for (const name of noises) {
    const path = `audio/${noiseFile(name)}.mp3`;
    files.set(path, readFileSync(join(root, path)));
  }
}

export function thumbnailOf(
  root: string,
  content: Content,
  { form }: Pick<Book, 'form'>,
  { vocabulary }: Pick<LessonFile, 'vocabulary'>,
): string {
  const scene = coverScene(content, vocabulary);
  const topic = content.topics.get(vocabulary) as Topic;
  const cards = coverCards(root, topic);
  const host = coverHost(content, vocabulary);
  return thumbnail({ playful: form === 'interactive', scene, host, cards });
}

type Parts = { files: Files; root: string; content: Content; lesson: LessonFile };

/** The activities as the lesson plays them: their names, icons, code and data. */
function playedActivities(
  { files, root, content, lesson }: Parts,
  icons: ReadonlyMap<string, string>,
  modules: CodeParts['modules'],
  allData: ReadyData[],
): Lesson['activities'] {
  return lesson.activities.map(({ activity: name }, place) => {
    const icon = `icons/${name}.svg`;
    files.set(icon, icons.get(name) ?? '');
    const { title = '', company = 'beside' } = content.activities.get(name) ?? {};
    const ready = allData[place]?.data;
    const data = name === 'story' ? withScenes(files, root, content, lesson, ready) : ready;
    return { name, title, module: modules.get(name) ?? '', icon, company, data };
  });
}

function addEarlierWords({ files, root, content, lesson }: Parts): Word[] {
  return earlierWords(content, lesson).map(({ path, topic, word }) => ({
    ...addWord(files, root, topic, word),
    topic: folderOf(path),
  }));
}

/** Those who stand beside the games. */
function addCompany({ files, content, lesson }: Parts, mouths: Mouths, recordings: string[]): void {
  files.set(companyFile, companyModule(content, lesson));
  files.set(mouthsFile, mouthsModule(mouths, recordings));
}

/** What comes after the last game: the party, and the topic's part of the running story. */
function addEnds({ files, root, content, lesson }: Parts): Pick<Lesson, 'party' | 'episode'> {
  files.set(partyFile, partyModule(content, lesson.vocabulary));
  const episode = storyOf(content, lesson.vocabulary)?.episode;
  if (!episode) return { party: partyFile };
  files.set(episodeFile, episodeModule(episode));
  const noises = episode.pictures.flatMap(({ action }) => action.noise ?? []);
  addNoises(files, root, new Set(noises));
  return { party: partyFile, episode: episodeFile };
}

/** For the pages around the lesson: no game fetches them. */
function addGuide(
  { files, root, content, lesson }: Parts,
  topic: Topic,
  allData: ReadyData[],
): void {
  const guide = guideFiles(root, content, lesson, topic, allData, files);
  for (const [path, source] of guide) files.set(path, source);
}

/** Everything that the page does not load by itself. */
function filesForLater(files: Files, code: CodeParts): string[] {
  const fromTheStart = new Set([code.script, code.watch, ...code.preloads, ...code.styles]);
  return [...files.keys()].filter((path) => !fromTheStart.has(path));
}

/** What all products are made from. */
type Source = { root: string; content: Content; code: CodeParts; mouths: Mouths };

const companyFiles = { companions: companyFile, mouths: mouthsFile };

export function productFiles(
  { root, content, code, mouths }: Source,
  book: Book,
  lesson: LessonFile,
): Files {
  const topic = topicOf(content, lesson);
  const files: Files = new Map(code.files);
  const words = topic.words.map((word) => addWord(files, root, topic, word));
  const earlier = addEarlierWords({ files, root, content, lesson });
  const id = `${book.slug}/${lesson.slug}`;
  const allData = readLessonData(files, root, id, lesson);
  const icons = lessonIcons(root, book, lesson, topic);
  const played: Omit<Lesson, 'version'> = {
    id,
    topic: topicName(lesson),
    book: book.title,
    title: lesson.title,
    form: book.form,
    colour: colourAt(book.title, lesson.position),
    cover: topic.cover.map((id) => words.find((word) => word.id === id)?.picture ?? ''),
    words,
    earlier,
    alike: topic.alike,
    recordings: addRecordings(files, root, content, lesson, topic, earlier, allData),
    files: [],
    activities: playedActivities({ files, root, content, lesson }, icons, code.modules, allData),
    place: lessonPlace(content, lesson.vocabulary),
    screens: code.screens,
    ...addEnds({ files, root, content, lesson }),
    company: code.company,
    ...companyFiles,
  };
  addCompany({ files, root, content, lesson }, mouths, played.recordings);
  addSounds(files, root, allData);
  played.files = filesForLater(files, code);
  addGuide({ files, root, content, lesson }, topic, allData);
  files.set('thumb.svg', thumbnailOf(root, content, book, lesson));
  files.set('story.html', storyPage({ lesson: played, ...code }));
  return files;
}
