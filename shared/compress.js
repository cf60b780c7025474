/** Writes a brotli and a gzip copy next to every text file of a folder, so that the server never has to compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
const isText = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Lessons have most files in common, and each is compressed once. */
const compressed = new Map();

function compress(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) };
}

let files = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !isText.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  const text = content.toString('latin1');
  if (!compressed.has(text)) compressed.set(text, compress(content));
  const { br, gz } = compressed.get(text);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
  files += 1;
}
console.log(`compressed ${files} files, ${compressed.size} of them different`);
