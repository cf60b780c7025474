import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compress-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('every text file gets two smaller copies that say the same, and nothing else does', () => {
  const page = '<p>Kaktus</p>'.repeat(100);
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep/page.html'), page);
  writeFileSync(join(folder, 'voice.mp3'), page);

  execFileSync('node', [new URL('compress.js', import.meta.url).pathname, folder]);

  expect(readdirSync(folder)).toEqual(['deep', 'voice.mp3']);
  const [plain, brotli, gzip] = ['', '.br', '.gz'].map((ending) =>
    readFileSync(join(folder, `deep/page.html${ending}`)),
  );
  expect(brotliDecompressSync(brotli!)).toEqual(plain);
  expect(gunzipSync(gzip!)).toEqual(plain);
  expect(Math.max(brotli!.length, gzip!.length)).toBeLessThan(plain!.length);
});
