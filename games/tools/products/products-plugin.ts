/** Turns one build of the player and the activities into a complete folder for every product. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classicScripts } from '../../../shared/browsers/classic-scripts.ts';
import { thirdPartyList } from '../../../shared/third-party.ts';
import { codeOf } from './built-code.ts';
import { fileList, listFile } from './file-list.ts';
import type { Book, Content } from '../content/content-types.ts';
import { readContent } from '../content/content.ts';
import { missingRecordings } from '../content/missing-recordings.ts';
import { mouthsOf } from '../voice/mouths.ts';
import { productFiles } from './product.ts';

/** What the library has to know about a book when it imports the folder. */
function bookManifest({ slug, title, form, group, groupPosition, lessons }: Book): string {
  const manifest = {
    slug,
    title,
    group,
    groupPosition,
    interactive: form === 'interactive',
    lessons: lessons.map((lesson) => ({ slug: lesson.slug, title: lesson.title })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function entriesOf(root: string, { activities }: Content): Record<string, string> {
  const engines = [...activities.keys()].map((name) => [
    name,
    join(root, 'activities', name, 'activity.tsx'),
  ]);
  const own = {
    player: join(root, 'player/main.tsx'),
    screens: join(root, 'player/screens.ts'),
    companion: join(root, 'kit/company/company.tsx'),
    watch: join(root, 'player/watch.ts'),
  };
  return { ...own, ...Object.fromEntries(engines) };
}

function contentToBuild(root: string): Content {
  const content = readContent(root);
  for (const line of missingRecordings(root, content)) console.warn(line);
  return content;
}

export function productsPlugin(root: string): Plugin {
  let content: Content;

  return {
    name: 'kaktus-products',
    apply: 'build',
    enforce: 'post',
    config() {
      content = contentToBuild(root);
      return { build: { rolldownOptions: { input: entriesOf(root, content) } } };
    },
    // Vite finishes the chunks in this very step, so they are copied afterwards.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = await classicScripts(root);
        const mouths = await mouthsOf(root);
        const shared = Object.keys(bundle);
        for (const book of content.books) {
          const fileName = `${book.slug}/book.json`;
          this.emitFile({ type: 'asset', fileName, source: bookManifest(book) });
          for (const lesson of book.lessons) {
            const names = lesson.activities.map(({ activity }) => activity);
            const code = codeOf(bundle, names);
            const files = productFiles({ root, content, code, mouths }, book, lesson);
            for (const [name, source] of scripts) files.set(`browsers/${name}`, source);
            files.set(listFile, fileList(files, code));
            for (const [path, source] of files) {
              const fileName = `${book.slug}/${lesson.slug}/${path}`;
              this.emitFile({ type: 'asset', fileName, source });
            }
          }
        }
        const packages = thirdPartyList(bundle, root);
        this.emitFile({ type: 'asset', fileName: 'third-party.json', source: packages });
        for (const file of shared) delete bundle[file];
      },
    },
  };
}
