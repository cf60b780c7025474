/** Opens the lesson whose data stands in the page. */
import { render } from 'preact';
import { fetchAhead, moduleAt } from '../kit/ahead';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from '../kit/shuffle';
import type { LoadActivity } from './activity-screen';
import { App } from './app';
import { createSession } from './session';

const stage = document.getElementById('stage');
const data = document.getElementById('lesson')?.textContent;
if (!stage || !data) throw new Error('The page holds no lesson.');

const lesson = JSON.parse(data) as Lesson;
let isAhead = false;

const load: LoadActivity = async ({ module }) => {
  const activity = await moduleAt(module);
  if (!isAhead) void fetchAhead(lesson.files, navigator);
  isAhead = true;
  return activity;
};

render(
  <App
    lesson={lesson}
    session={createSession(window, lesson)}
    random={seededRandom(Date.now())}
    load={load}
  />,
  stage,
);
