/** Keeps what a SCORM lesson reports in the lesson's memory, and turns its result into stars. */
import { bookmarkedPlace, driverCalls } from './driver.ts';
import type { LessonMemory } from './lesson-memory.ts';
import { starsFor, type Result } from './stars.ts';

type Api = {
  loadFromFlattenedJSON: (values: Record<string, string>, element?: string) => void;
};
type Calls<Value extends Api> = {
  /** The names of the calls, which differ between the versions. */
  set: keyof Value & string;
  finish: keyof Value & string;
  /** What must not come back: it belongs to one visit. */
  once: string[];
  result: () => Result;
  /** Tells the lesson, before it starts, whether it begins or goes on. */
  enter: (entry: 'ab-initio' | 'resume') => void;
  /** What there is before the lesson has reported anything. */
  initial: Record<string, string>;
};

/** What the manifest tells the lesson; the import writes it to our script's element. */
export type LaunchValues = { mastery?: string; launchData?: string; objectives?: string[] };

/** At the start only: later, no script is the current one. Stored pages carry the attribute `data-given`. */
export function launchValues(): LaunchValues {
  const { given } = (document.currentScript as HTMLScriptElement).dataset;
  return JSON.parse(given ?? '{}') as LaunchValues;
}

/** Others are refused by SCORM 1.2. */
const isName = (id: string) => /^[!-~\s]{1,255}$/.test(id);

/** As names and values of SCORM; `mastery` is the name of its element. */
export function scormValues(launch: LaunchValues, mastery: string): Record<string, string> {
  return {
    ...(launch.mastery && { [mastery]: launch.mastery }),
    ...(launch.launchData && { 'cmi.launch_data': launch.launchData }),
    ...Object.fromEntries(
      (launch.objectives ?? [])
        .filter(isName)
        .map((id, place) => [`cmi.objectives.${place}.id`, id]),
    ),
  };
}

const prefix = 'cmi.';
/** Where the import starts a lesson whose own first page would be the driver's. */
const driven = '/scormcontent/';

/** One by one, in their order: a value that SCORM does not know must not keep the lesson from starting. */
export function load(api: Api, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    try {
      api.loadFromFlattenedJSON({ [name]: value }, '');
    } catch {
      // As if the manifest did not say it.
    }
  }
}

function playWithoutDriver(memory: LessonMemory): void {
  Object.assign(window.parent, driverCalls(memory));
  const place = bookmarkedPlace(memory, location.href);
  if (place) location.replace(place);
}

export function keepReports<Value extends Api>(
  memory: LessonMemory,
  api: Value,
  { set, finish, once, result, enter, initial }: Calls<Value>,
): void {
  if (location.pathname.includes(driven)) playWithoutDriver(memory);
  const area = memory.area('scorm');
  const values = Object.fromEntries(
    Object.keys(area)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, area.getItem(name) ?? '']),
  );
  const isNew = Object.keys(values).length === 0;
  load(api, initial);
  if (!isNew) api.loadFromFlattenedJSON(values, '');
  enter(isNew ? 'ab-initio' : 'resume');

  type Call = (...args: unknown[]) => string;
  const calls = api as unknown as Record<string, Call>;
  const wrap = (name: string, after: (args: unknown[]) => void) => {
    const call = calls[name]!.bind(api);
    calls[name] = (...args) => {
      const answer = call(...args);
      if (String(answer) === 'true') after(args);
      return answer;
    };
  };
  wrap(set, ([element, value]) => {
    const name = String(element);
    if (name.startsWith(prefix) && !once.includes(name)) {
      try {
        area.setItem(name, String(value));
      } catch {
        // Full: the lesson goes on, and the next visit begins with what was stored last.
      }
    }
    memory.reach(starsFor(result()));
  });
  wrap(finish, () => memory.reach(starsFor(result())));
}
