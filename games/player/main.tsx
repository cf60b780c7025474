/** Opens the lesson whose data stands in the page. */
import { render } from 'preact';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from '../kit/shuffle';
import { App } from './app';
import { createSession } from './session';

const stage = document.getElementById('stage');
const data = document.getElementById('lesson')?.textContent;
if (!stage || !data) throw new Error('The page holds no lesson.');

const lesson = JSON.parse(data) as Lesson;

render(
  <App
    lesson={lesson}
    session={createSession(window, lesson)}
    random={seededRandom(Date.now())}
    load={({ module }) => import(/* @vite-ignore */ new URL(module, document.baseURI).href)}
  />,
  stage,
);
