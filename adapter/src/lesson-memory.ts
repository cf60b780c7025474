/** What a lesson stores: read from the frame's name, kept there for the next page, and reported to the host. */
import {
  bridgeVersion,
  longestMemory,
  memoryAsName,
  memoryFromName,
  memoryVersion,
  troubleVersion,
  type Memory,
  type MemoryArea,
  type Stars,
  type StartFault,
} from 'kaktus-shared/bridge';
import { createMemoryArea } from './memory-area.ts';

const pauseMs = 200;
/** Less than the host accepts: as JSON, the texts become longer. */
const room = longestMemory / 2;

/** The name of a frame, which survives a change of its page. */
export type Name = { read: () => string; write: (name: string) => void };
type Message = { kaktus: number; lesson: string; type: string; [more: string]: unknown };

export type LessonMemory = {
  area: (name: MemoryArea) => Storage;
  ready: () => void;
  /** Says why the lesson does not start. */
  trouble: (reason: StartFault, drawn: boolean) => void;
  /** Shows stars on the lesson's tile; never fewer than it had. */
  reach: (stars: Stars | 0) => void;
};

export function openMemory(
  lesson: string,
  name: Name,
  send: (message: Message) => void,
): LessonMemory {
  const memory: Memory = memoryFromName(name.read(), lesson) ?? {};
  const areas = new Map<MemoryArea, Storage>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;

  const report = () => {
    waiting = undefined;
    last = Date.now();
    // The session's texts end with the tab, so they stay in the frame.
    const lasting: Memory = { ...memory, session: undefined };
    delete lasting.session;
    send({
      kaktus: memoryVersion,
      type: 'memory',
      lesson,
      memory: JSON.parse(JSON.stringify(lasting)) as Memory,
    });
  };
  const onChange = () => {
    name.write(memoryAsName(lesson, memory));
    // The first change goes out in the next moment: the frame may be gone soon.
    waiting ??= setTimeout(report, Math.max(0, last + pauseMs - Date.now()));
  };
  const hasRoomFor = (more: number) => {
    const texts = Object.values(memory).flatMap((area) => Object.entries(area).flat());
    return texts.reduce((sum, text) => sum + text.length, more) <= room;
  };
  const area = (which: MemoryArea): Storage => {
    let storage = areas.get(which);
    if (!storage) {
      const texts = (memory[which] ??= {});
      storage = createMemoryArea({ texts, onChange, hasRoomFor });
      areas.set(which, storage);
    }
    return storage;
  };

  return {
    area,
    ready: () => send({ kaktus: bridgeVersion, type: 'ready', lesson }),
    trouble: (reason, drawn) =>
      send({ kaktus: troubleVersion, type: 'trouble', lesson, reason, drawn }),
    reach(stars) {
      const best = area('scorm');
      const before = Number(best.getItem('stars'));
      if (!stars || stars <= before) return;
      best.setItem('stars', String(stars));
      const progress = { stars: { lesson: stars }, words: {} };
      send({ kaktus: bridgeVersion, type: 'progress', lesson, progress });
    },
  };
}
