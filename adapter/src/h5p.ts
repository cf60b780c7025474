/** Plays the package's H5P content, stores where the child is, and turns its result into stars. */
import { editionOf, keepState, storedState } from './h5p-state.ts';
import { leaveOutEditor } from './h5p-libraries.ts';
import { shareOf, starsFor } from './stars.ts';

type Statement = {
  verb?: { id?: string };
  result?: { completion?: boolean; score?: { raw?: number; max?: number; scaled?: number } };
  context?: { contextActivities?: { parent?: unknown[] } };
};
type Dispatcher = {
  on: (event: string, hear: (event: { data: { statement: Statement } }) => void) => void;
};
type Player = {
  externalDispatcher: Dispatcher;
  setUserData: (
    id: string,
    kind: string,
    value: unknown,
    options?: { subContentId?: string },
  ) => void;
  deleteUserData: (id: string, kind: string, part?: string) => void;
};
declare global {
  interface Window {
    H5PStandalone: {
      H5P: new (place: Element, options: Record<string, unknown>) => Promise<unknown>;
    };
    H5P: Player;
  }
}

const memory = window.kaktusAdapter;
const player = 'kaktus-adapter/h5p';
const content = 'content/content.json';
const secondsBetweenSaves = 2;
const over = ['completed', 'answered', 'passed', 'failed'];

function hear({ data: { statement } }: { data: { statement: Statement } }): void {
  const verb = statement.verb?.id?.split('/').at(-1) ?? '';
  const isPart = (statement.context?.contextActivities?.parent?.length ?? 0) > 0;
  const { score } = statement.result ?? {};
  if (isPart || !score || !over.includes(verb)) return;
  const share = score.scaled ?? shareOf(score.raw, 0, score.max);
  memory.reach(starsFor({ ended: true, share }));
}

/** The player saves by two functions of its own, which would call a server. */
function keepWhatIsSaved(area: Storage, { setUserData, deleteUserData }: Player): void {
  window.H5P.setUserData = (id, kind, value, options) => {
    setUserData(id, kind, value, options);
    keepState(area, options?.subContentId ?? '0', kind, value);
  };
  window.H5P.deleteUserData = (id, kind, part) => {
    deleteUserData(id, kind, part);
    keepState(area, part ?? '0', kind, undefined);
  };
}

async function play(place: Element): Promise<void> {
  const area = memory.area('h5p');
  const edition = editionOf(await (await fetch(content)).text());
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
    saveFreq: secondsBetweenSaves,
    contentUserData: storedState(area, edition),
  });
  keepWhatIsSaved(area, window.H5P);
  window.H5P.externalDispatcher.on('xAPI', hear);
}

leaveOutEditor();
void play(document.getElementById('h5p')!);
