/** Sorts what several parts share into files: what player, games, quests or speaking need, and what each draws. */
export const drawingsOf = 'drawings-of-';

type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

const isShared = /[\\/](kit|shared|node_modules)[\\/]/;
const isOfSome = /[\\/]kit[\\/](quest|voice)[\\/]/;
const isOfVoice = /[\\/]shared[\\/]bridge-recorder\.ts$/;
const isOfScreensToo = /[\\/](kit[\\/](company|scenes)[\\/]|(mascot|use-party)[\w-]*\.)/;
const isDrawing = /[\\/]activities[\\/]([^\\/]+)[\\/](?:drawings\.json|letter-strokes\.ts)$/;
const isWatch = /[\\/]shared[\\/]start-watch\.ts$/;
const isPlayer = /[\\/]player[\\/]main\.tsx$/;

function isReachedByPlayer(id: string, context: Context, seen: Set<string>): boolean {
  if (isPlayer.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReachedByPlayer(importer, context, seen));
}

export function sharedChunk(id: string, context: Context): string | null {
  const game = isDrawing.exec(id)?.[1];
  if (game) return `${drawingsOf}${game}`;
  // What watches the start stands alone: it imports nothing.
  if (!isShared.test(id) || isWatch.test(id)) return null;
  // What games share with what comes later than the runtime is a file by itself.
  if (isOfScreensToo.test(id)) return null;
  const some = isOfSome.exec(id)?.[1];
  if (some) return some;
  if (isOfVoice.test(id)) return 'voice';
  return isReachedByPlayer(id, context, new Set()) ? 'kit' : 'play';
}
