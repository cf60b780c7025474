/**
 * The script of the shell (shared/lesson-shell.ts): it asks the page around it for a lesson, gives each of its files an
 * address of its own, and starts it. It stands alone, inside the service worker, and stores nothing.
 */
import type { ToHost } from 'kaktus-shared/bridge';
import { opaqueOrigin, shellGreeting, type HandedLesson } from 'kaktus-shared/lesson-shell';
import { seenOfPlayer, watchStart } from 'kaktus-shared/start-watch';
import { fontsOf, withOwnImports, withOwnLinks, withOwnNames } from './own-addresses';

const story = 'story.html';
const addresses = new Map<string, string>();
const addressOf = (name: string) => addresses.get(name);

const scriptFrom = (text: string) => new Blob([text], { type: 'text/javascript' });

/** Scripts last, in the order of their imports: each one names the addresses of others. */
async function giveAddresses(files: Map<string, Blob>, modules: readonly string[]): Promise<void> {
  for (const [name, content] of files)
    if (!modules.includes(name)) addresses.set(name, URL.createObjectURL(content));
  for (const name of modules) {
    const text = withOwnImports(await files.get(name)!.text(), name, addressOf);
    addresses.set(name, URL.createObjectURL(scriptFrom(text)));
  }
}

/** What a lesson fetches while it is played: sounds, by their names or addresses. Nothing else can be fetched here. */
function answerFetches(files: Map<string, Blob>): void {
  const contents = new Map(files);
  for (const [name, address] of addresses) contents.set(address, files.get(name)!);
  window.fetch = (file) => {
    const content = contents.get(String(file));
    return content
      ? Promise.resolve(new Response(content))
      : Promise.reject(new TypeError(`${String(file)} is not a file of this lesson.`));
  };
  const OwnAudio = window.Audio;
  window.Audio = function (file?: string) {
    return new OwnAudio(file === undefined ? file : (addressOf(file) ?? file));
  } as unknown as typeof Audio;
}

async function addStyles(files: Map<string, Blob>, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = await files.get(name)!.text();
    for (const { family, file, ...descriptors } of fontsOf(text, name)) {
      const font = await files.get(file)?.arrayBuffer();
      if (font) document.fonts.add(new FontFace(family, font, descriptors));
    }
    const element = document.createElement('style');
    element.textContent = withOwnLinks(text, name, addressOf);
    document.head.append(element);
  }
}

function addScript(name: string, type: string): void {
  const element = document.createElement('script');
  element.type = type;
  element.src = addressOf(name)!;
  document.head.append(element);
}

/** The lesson's data, with addresses for names; nothing has to be fetched ahead. */
function ownData(text: string): string {
  const lesson = { ...(JSON.parse(text) as object), files: [] };
  return JSON.stringify(withOwnNames(lesson, addressOf));
}

const links = (page: Document, selector: string, attribute: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);

async function start({ files: handed, modules, needsFallbacks }: HandedLesson): Promise<void> {
  const files = new Map(handed);
  await giveAddresses(files, modules);
  answerFetches(files);
  const page = new DOMParser().parseFromString(await files.get(story)!.text(), 'text/html');
  const players = links(page, 'script[type=module]', 'src');
  await addStyles(files, links(page, 'link[rel=stylesheet]', 'href'));
  const data = page.getElementById('lesson')!;
  data.textContent = ownData(data.textContent);
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  if (needsFallbacks) addScript('browsers/fallbacks.js', 'text/javascript');
  players.forEach((player) => addScript(player, 'module'));
}

function open(host: Window): void {
  let lesson: string | undefined;
  const send = (message: ToHost) => host.postMessage(message, '*');
  watchStart(window, {
    onTrouble: (reason, drawn) =>
      lesson && send({ kaktus: 5, type: 'trouble', lesson, reason, drawn }),
    onDrawn: () => lesson && send({ kaktus: 1, type: 'ready', lesson }),
    seen: seenOfPlayer,
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<HandedLesson>) => {
    port1.close();
    lesson = data.lesson;
    start(data).catch(
      () => lesson && send({ kaktus: 5, type: 'trouble', lesson, reason: 'error', drawn: false }),
    );
  };
  host.postMessage(shellGreeting, '*', [port2]);
}

// Opened alone, or outside its sandbox, it does nothing.
if (window.parent !== window && self.origin === opaqueOrigin) open(window.parent);
