/** German at the desk lacks no text of English, leaves none empty, and forgets nothing that is filled in. */
import { expect, test } from 'vitest';
import { deskCatalogues, catalogueNames } from '../../src/desk/i18n/desk-catalogues';

type Leaf = { path: string; value: unknown };

function leaves(words: unknown, path: string): Leaf[] {
  if (typeof words !== 'object' || words === null) return [{ path, value: words }];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

const marks = ['‹1›', '‹2›', '‹3›', '‹4›'];

const shown = (value: unknown) =>
  typeof value === 'function'
    ? String((value as (...given: string[]) => unknown)(...marks))
    : String(value);

test.each(catalogueNames)('%s is complete in German', async (catalogue) => {
  const en = leaves((await deskCatalogues[catalogue].en()).default, catalogue);
  const de = new Map(
    leaves((await deskCatalogues[catalogue].de()).default, catalogue).map(({ path, value }) => [
      path,
      value,
    ]),
  );
  expect([...de.keys()].sort()).toEqual(en.map(({ path }) => path).sort());
  for (const { path, value } of en) {
    const text = shown(de.get(path));
    expect(typeof de.get(path), path).toBe(typeof value);
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toMatch(/undefined|NaN/);
    for (const mark of marks) expect(text.includes(mark), path).toBe(shown(value).includes(mark));
  }
});
