/** Texts that are fetched once: whoever has them reads them at once, and React waits for those that are missing. */
import { use } from 'react';

export function textStore<Part extends string, In extends string>(
  fetchTexts: (part: Part, language: In) => Promise<unknown>,
  loaded = new Map<string, unknown>(),
) {
  const pending = new Map<string, Promise<unknown>>();

  const load = (part: Part, language: In) => {
    const key = `${language}/${part}`;
    const promise: Promise<unknown> =
      pending.get(key) ??
      fetchTexts(part, language).then(
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
    useTexts: (part: Part, language: In) => {
      const key = `${language}/${part}`;
      const words = loaded.get(key);
      if (words) return words;
      // React goes on where a component has waited, and expects the same call of `use`: from now on always by the promise.
      loaded.set(key, undefined);
      return use(load(part, language));
    },
  };
}
