/** Plays the package's H5P content, and turns its result into stars. */
import { shareOf, starsFor } from './stars.ts';

type Statement = {
  verb?: { id?: string };
  result?: { completion?: boolean; score?: { raw?: number; max?: number; scaled?: number } };
  context?: { contextActivities?: { parent?: unknown[] } };
};
type Dispatcher = {
  on: (event: string, hear: (event: { data: { statement: Statement } }) => void) => void;
};
declare global {
  interface Window {
    H5PStandalone: {
      H5P: new (place: Element, options: Record<string, unknown>) => Promise<unknown>;
    };
    H5P?: { externalDispatcher?: Dispatcher };
  }
}

const memory = window.kaktusAdapter;
const player = 'kaktus-adapter/h5p';
const over = ['completed', 'answered', 'passed', 'failed'];

function hear({ data: { statement } }: { data: { statement: Statement } }): void {
  const verb = statement.verb?.id?.split('/').at(-1) ?? '';
  const isPart = (statement.context?.contextActivities?.parent?.length ?? 0) > 0;
  const { score } = statement.result ?? {};
  if (isPart || !score || !over.includes(verb)) return;
  const share = score.scaled ?? shareOf(score.raw, 0, score.max);
  memory.reach(starsFor({ ended: true, share }));
}

async function play(place: Element): Promise<void> {
  await new window.H5PStandalone.H5P(place, {
    h5pJsonPath: '.',
    frameJs: `${player}/frame.bundle.js`,
    frameCss: `${player}/styles/h5p.css`,
    // Within the page: in the sandbox, a frame of its own would be a stranger to it.
    embedType: 'div',
    frame: false,
    export: false,
    icon: false,
    copyright: false,
    saveFreq: false,
  });
  window.H5P?.externalDispatcher?.on('xAPI', hear);
}

void play(document.getElementById('h5p')!);
