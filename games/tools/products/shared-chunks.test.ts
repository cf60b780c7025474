import { expect, test } from 'vitest';
import { sharedChunk } from './shared-chunks';

const importers: Record<string, string[]> = {
  '/kit/stage.tsx': ['/player/app.tsx'],
  '/player/app.tsx': ['/player/main.tsx'],
  '/shared/bridge.ts': ['/player/app.tsx'],
  '/kit/use-drag.ts': ['/kit/use-tasks.ts', '/activities/letters/activity.tsx'],
  '/kit/use-tasks.ts': ['/activities/paint/activity.tsx', '/kit/use-drag.ts'],
};
const context = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

test.each([
  ['/kit/stage.tsx', 'kit'],
  ['/shared/bridge.ts', 'kit'],
  ['/kit/use-drag.ts', 'play'],
  ['/kit/use-tasks.ts', 'play'],
  ['/kit/quest/use-quest.ts', 'quest'],
  ['/kit/voice/use-microphone.ts', 'voice'],
  ['/activities/letters/activity.tsx', null],
  ['/activities/dress-up/drawings.json', 'drawings-of-dress-up'],
  ['/activities/writing/letter-strokes.ts', 'drawings-of-writing'],
  ['/player/app.tsx', null],
])('%s belongs to %s', (id, chunk) => {
  expect(sharedChunk(id, context)).toBe(chunk);
});
