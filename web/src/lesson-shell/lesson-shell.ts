/**
 * The script of the shell (shared/lesson-shell.ts): it asks the page around it for a lesson, gives each of its files an
 * address of its own, and starts it. It stands alone, inside the service worker, and stores nothing.
 */
import type { ToHost } from 'kaktus-shared/bridge';
import {
  askForSounds,
  opaqueOrigin,
  shellGreeting,
  type HandedFile,
  type HandedLesson,
  type HandedSounds,
} from 'kaktus-shared/lesson-shell';
import { seenOfPlayer, watchStart } from 'kaktus-shared/start-watch';
import { fontsOf, withOwnImports, withOwnLinks, withOwnNames } from './own-addresses';

const story = 'story.html';
const files = new Map<string, Blob>();
const addresses = new Map<string, string>();

/** Every address costs some time, so most files get theirs when it is asked for. */
function addressOf(name: string): string | undefined {
  const content = files.get(name);
  return content && (addresses.get(name) ?? giveAddress(name, content));
}

function giveAddress(name: string, content: Blob): string {
  const address = URL.createObjectURL(content);
  addresses.set(name, address);
  return address;
}

const textsOf = (names: readonly string[]): Promise<[name: string, text: string][]> =>
  Promise.all(names.map(async (name) => [name, await files.get(name)!.text()]));

/** In the order of their imports: each one names the addresses of others. */
async function giveModulesAddresses(modules: readonly string[]): Promise<void> {
  for (const [name, text] of await textsOf(modules)) {
    const script = withOwnImports(text, name, addressOf);
    giveAddress(name, new Blob([script], { type: 'text/javascript' }));
  }
}

/** What a lesson fetches while it is played: sounds, by their names. Nothing else can be fetched here. */
function answerFetches(soundsAreHere: Promise<void>): void {
  window.fetch = async (input) => {
    const file = String(input);
    if (!files.has(file)) await soundsAreHere;
    const content = files.get(file);
    if (!content) throw new TypeError(`${file} is not a file of this lesson.`);
    return new Response(content);
  };
  const OwnAudio = window.Audio;
  window.Audio = function (file?: string) {
    const address = file && addressOf(file);
    if (!file || address) return new OwnAudio(address);
    const audio = new OwnAudio();
    void soundsAreHere.then(() => (audio.src = addressOf(file) ?? file));
    return audio;
  } as unknown as typeof Audio;
}

async function addStyles(names: readonly string[]): Promise<void> {
  for (const [name, text] of await textsOf(names)) {
    for (const { family, file, ...descriptors } of fontsOf(text, name)) {
      const font = await files.get(file)?.arrayBuffer();
      if (font) document.fonts.add(new FontFace(family, font, descriptors));
    }
    const element = document.createElement('style');
    element.textContent = withOwnLinks(text, name, addressOf);
    document.head.append(element);
  }
}

/** Until it has run; `watchStart` tells of one that does not. */
function addScript(name: string, type: string): Promise<void> {
  const element = document.createElement('script');
  element.type = type;
  element.src = addressOf(name)!;
  document.head.append(element);
  return new Promise((resolve) => (element.onload = () => resolve()));
}

/** The lesson's data, with addresses for names; nothing has to be fetched ahead. */
function ownData(text: string): string {
  const lesson = { ...(JSON.parse(text) as object), files: [] };
  return JSON.stringify(withOwnNames(lesson, addressOf));
}

const links = (page: Document, selector: string, attribute: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);

async function start({ modules, needsFallbacks }: HandedLesson): Promise<void> {
  await giveModulesAddresses(modules);
  const page = new DOMParser().parseFromString(await files.get(story)!.text(), 'text/html');
  const players = links(page, 'script[type=module]', 'src');
  await addStyles(links(page, 'link[rel=stylesheet]', 'href'));
  const data = page.getElementById('lesson')!;
  data.textContent = ownData(data.textContent);
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  if (needsFallbacks) void addScript('browsers/fallbacks.js', 'text/javascript');
  await Promise.all(players.map((player) => addScript(player, 'module')));
}

const add = (handed: readonly HandedFile[]) =>
  handed.forEach(([name, content]) => files.set(name, content));

function open(host: Window): void {
  const { port1, port2 } = new MessageChannel();
  let lesson: string | undefined;
  const send = (message: ToHost) => host.postMessage(message, '*');
  watchStart(window, {
    onTrouble: (reason, drawn) =>
      lesson && send({ kaktus: 5, type: 'trouble', lesson, reason, drawn }),
    onDrawn: () => lesson && send({ kaktus: 1, type: 'ready', lesson }),
    seen: seenOfPlayer,
  });
  const soundsAreHere = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<HandedLesson | HandedSounds>) => {
      if (Array.isArray(data)) {
        port1.close();
        add(data);
        return resolve();
      }
      lesson = data.lesson;
      add(data.files);
      start(data).then(
        () => port1.postMessage(askForSounds),
        () => lesson && send({ kaktus: 5, type: 'trouble', lesson, reason: 'error', drawn: false }),
      );
    };
  });
  answerFetches(soundsAreHere);
  host.postMessage(shellGreeting, '*', [port2]);
}

// Opened alone, or outside its sandbox, it does nothing.
if (window.parent !== window && self.origin === opaqueOrigin) open(window.parent);
