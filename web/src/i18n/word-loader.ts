/** Loads words once, for readers and the desk: loaded words are returned at once, and React waits for the others. */
import { use } from 'react';

type FetchWords<Part, In> = (part: Part, language: In) => Promise<unknown>;

/** Fetches each part once in each language; a failed one may be fetched again. */
function fetchOnce<Part extends string, In extends string>(
  fetchWords: FetchWords<Part, In>,
  loaded: Map<string, unknown>,
) {
  const pending = new Map<string, Promise<unknown>>();
  return (part: Part, language: In): Promise<unknown> => {
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
}

export function createWordLoader<Part extends string, In extends string>(
  fetchWords: FetchWords<Part, In>,
  loaded = new Map<string, unknown>(),
) {
  const partsInUse = new Set<Part>();
  const fetchPart = fetchOnce(fetchWords, loaded);
  const load = (part: Part, language: In): Promise<unknown> => {
    partsInUse.add(part);
    return fetchPart(part, language);
  };
  return {
    load,
    /** Before the language changes: loads in the new language what is shown in the old one. */
    loadPartsInUse: (language: In) =>
      Promise.all([...partsInUse].map((part) => load(part, language))),
    useLoadedWords: (part: Part, language: In) => {
      partsInUse.add(part);
      const key = `${language}/${part}`;
      const words = loaded.get(key);
      if (words) return words;
      // React resumes a component that has waited and expects the same call of `use`: from now on the promise.
      loaded.set(key, undefined);
      return use(load(part, language));
    },
  };
}
