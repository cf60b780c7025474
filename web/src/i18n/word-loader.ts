/** Loads words once, for readers and the desk: whoever has them reads them at once, and React waits for those that are missing. */
import { use } from 'react';

export function createWordLoader<Part extends string, In extends string>(
  fetchWords: (part: Part, language: In) => Promise<unknown>,
  loaded = new Map<string, unknown>(),
) {
  const pending = new Map<string, Promise<unknown>>();
  const partsInUse = new Set<Part>();

  const load = (part: Part, language: In): Promise<unknown> => {
    partsInUse.add(part);
    const key = `${language}/${part}`;
    const promise =
      pending.get(key) ??
      fetchWords(part, language).then(
        (words) => {
          if (!loaded.has(key)) loaded.set(key, words);
          return words;
        },
        (error: unknown) => {
          pending.delete(key);
          throw error;
        },
      );
    pending.set(key, promise);
    return promise;
  };

  return {
    load,
    /** Before the language changes: what was shown in one language is there in the other. */
    loadPartsInUse: (language: In) =>
      Promise.all([...partsInUse].map((part) => load(part, language))),
    useLoadedWords: (part: Part, language: In) => {
      partsInUse.add(part);
      const key = `${language}/${part}`;
      const words = loaded.get(key);
      if (words) return words;
      // React goes on where a component has waited, and expects the same call of `use`: from now on always by the promise.
      loaded.set(key, undefined);
      return use(load(part, language));
    },
  };
}
