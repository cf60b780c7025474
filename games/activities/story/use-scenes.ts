/** Loads the drawn pages of a story, which lie in a file of their own. */
import { useEffect, useState } from 'preact/hooks';
import { moduleAt } from '../../kit/prefetch';
import type { Scenes } from '../../kit/scenes/scenes';

/** Asks again with every page that is turned until the file has come: a connection may return. */
export function useScenes(file: string | undefined, page: number): Scenes | null {
  const [scenes, setScenes] = useState<Scenes | null>(null);
  useEffect(() => {
    if (!file || scenes) return;
    moduleAt(file).then(
      (module) => setScenes(module.default as Scenes),
      () => {},
    );
  }, [file, page]);
  return scenes;
}
