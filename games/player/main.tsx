/** Opens the lesson whose data is in the page. */
import { render } from 'preact';
import { moduleAt, prefetch } from '../kit/prefetch';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from 'kaktus-shared/shuffle';
import { App } from './app';
import type { LoadActivity } from './current-screen';
import { createSession } from './session';

// The build writes both into every page.
const stage = document.getElementById('stage')!;
const lesson = JSON.parse(document.getElementById('lesson')!.textContent) as Lesson;
const session = createSession(window, lesson);
let isPrefetched = false;

const fetched = (file: string) =>
  moduleAt(file).catch((error: unknown) => {
    session.reportMissing();
    throw error;
  });

const load: LoadActivity = async ({ module }) => {
  const activity = await fetched(module);
  if (!isPrefetched) void prefetch(lesson.files, navigator);
  isPrefetched = true;
  return activity;
};

render(
  <App
    lesson={lesson}
    session={session}
    random={seededRandom(Date.now())}
    load={load}
    loadScreens={() => fetched(lesson.screens)}
    loadCompany={() => fetched(lesson.company)}
  />,
  stage,
);
