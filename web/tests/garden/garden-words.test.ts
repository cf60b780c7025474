/** Which words the garden knows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gardenWordsPlugin } from '../../scripts/garden-words-plugin';

let games: string;

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'games-'));
});
afterEach(() => rmSync(games, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(games, path)), { recursive: true });
  writeFileSync(join(games, path), JSON.stringify(content));
}

function writeLesson(slug: string, more: object) {
  write(`lessons/kaktus-1/${slug}.json`, { position: 1, vocabulary: `kaktus1/${slug}`, ...more });
  write(`vocabulary/kaktus1/${slug}.json`, {
    title: slug,
    alike: [],
    words: [{ id: `ein-${slug}`, de: slug, article: 'das', picture: { drawing: `${slug}.svg` } }],
  });
}

test('a lesson that is still a draft has nothing to grow', () => {
  write('lessons/kaktus-1/book.json', { title: 'Kaktus 1' });
  writeLesson('huhn', {});
  writeLesson('wort', { draft: true });
  const plugin = gardenWordsPlugin(games);
  const code = plugin.load(plugin.resolveId('virtual:garden-words') ?? '');
  expect(code).toContain('says:"das huhn"');
  expect(code).not.toContain('wort');
});
