/** Texts that are fetched once: whoever has them reads them at once, and React waits for those that are missing. */
import { use } from 'react';

/** Marks a promise as kept, in the way in which `use` reads it without waiting. */
export const fulfil = (promise: Promise<unknown>, value: unknown) =>
  Object.assign(promise, { status: 'fulfilled' as const, value });

export function textStore<Part extends string, In extends string>(
  fetchTexts: (part: Part, language: In) => Promise<unknown>,
  stored = new Map<string, Promise<unknown>>(),
) {
  const load = (part: Part, language: In) => {
    const key = `${language}/${part}`;
    const promise: Promise<unknown> =
      stored.get(key) ??
      fetchTexts(part, language).then(
        (words) => fulfil(promise, words).value,
        (error: unknown) => {
          stored.delete(key);
          throw error;
        },
      );
    stored.set(key, promise);
    return promise;
  };

  return {
    load,
    /** Always by `use`: where React goes on with a component that has waited, it expects the same calls as before. */
    useTexts: (part: Part, language: In) => use(load(part, language)),
  };
}
