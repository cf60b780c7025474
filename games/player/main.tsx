/** Opens the lesson whose data is in the page. */
import { render } from 'preact';
import { moduleAt, prefetch } from '../kit/prefetch';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from 'kaktus-shared/shuffle';
import { App } from './app';
import type { LoadActivity } from './current-screen';
import { createSession } from './session';

const stage = document.getElementById('stage');
const data = document.getElementById('lesson')?.textContent;
if (!stage || !data) throw new Error('The page holds no lesson.');

const lesson = JSON.parse(data) as Lesson;
let isPrefetched = false;

const load: LoadActivity = async ({ module }) => {
  const activity = await moduleAt(module);
  if (!isPrefetched) void prefetch(lesson.files, navigator);
  isPrefetched = true;
  return activity;
};

render(
  <App
    lesson={lesson}
    session={createSession(window, lesson)}
    random={seededRandom(Date.now())}
    load={load}
    loadScreens={() => moduleAt(lesson.screens)}
  />,
  stage,
);
