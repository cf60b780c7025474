/** The scenes of a story as a file of its product: every drawing once, however many pages show it. */
import {
  drawScene,
  strideParts,
  type ActingPart,
  type DrawnScene,
  type Piece,
  type Spot,
} from '../../drawing/scenes/draw-scene.ts';
import { props } from '../../drawing/scenes/props.ts';
import { asPage, type Episode, type SceneData } from '../../drawing/scenes/scene-data.ts';
import { withArticle } from '../../kit/words/articles.ts';
import { noiseOf } from '../../music/noise-of.ts';
import type { Content } from '../content/content-types.ts';

/** What a page needs to know about its scene besides the drawing: what can be touched, in hundredths. */
type ReadySpot = {
  name: string;
  label: string;
  word?: string;
  touch?: string;
  noise?: string;
  box: number[];
};
type ReadyScene = { hour: string; noise?: string; spots: ReadySpot[] };
type ReadyAction = {
  lasts: number;
  atOnce?: true;
  noise?: string;
  noiseAt: number;
  parts: ActingPart[];
};
type StoryScenes = { symbols: string; pages: string[]; actions: (ReadyAction | null)[] };

export const scenesFile = 'scenes/story.js';

export const characterNames: Record<string, string> = {
  mia: 'Mia',
  tom: 'Tom',
  mama: 'Mama',
  papa: 'Papa',
  oma: 'Oma',
  opa: 'Opa',
  tante: 'die Tante',
  onkel: 'der Onkel',
  cousine: 'die Cousine',
  cousin: 'der Cousin',
  lena: 'Lena',
  baby: 'das Baby',
  kaktus: 'Kaktus',
  frau: 'die Frau',
  verkaeufer: 'der Verkäufer',
  hund: 'Bello',
};

/** Two pages may hold drawings whose parts have the same names. */
export const own = (svg: string, prefix: string): string =>
  svg.replace(/(\bid="|url\(#)([^")]+)/g, (_whole, before, id) => `${before}${prefix}-${id}`);

/** What the thing with this name is: a person, a word or a prop. */
function drawnAs({ name }: Spot, scene: SceneData): string {
  const thing = scene.things.find(
    (one) => (one.as ?? ('who' in one ? one.who : one.draws)) === name,
  );
  return !thing ? name : 'who' in thing ? thing.who : thing.draws;
}

function labelOf(spot: Spot, scene: SceneData, { topics }: Content): string {
  const draws = drawnAs(spot, scene);
  const words = [...topics.values()].flatMap((topic) => topic.words);
  const word = words.find(({ id }) => id === (spot.word ?? draws));
  if (spot.word && word) return withArticle(word);
  if (draws in props) return props[draws as keyof typeof props].name;
  return characterNames[draws] ?? (word ? withArticle(word) : spot.name);
}

const hundredths = (value: number, of: number): number => Math.round((value / of) * 1000) / 10;

function readySpot(spot: Spot, scene: SceneData, content: Content): ReadySpot {
  const [x, y, width, height] = spot.box;
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const box = [
    hundredths(left, 500),
    hundredths(top, 400),
    hundredths(Math.min(500, x + width) - left, 500),
    hundredths(Math.min(400, y + height) - top, 400),
  ];
  const { name, word, touch } = spot;
  const noise = noiseOf[drawnAs(spot, scene)] ?? noiseOf[name];
  return { name, label: labelOf(spot, scene, content), word, touch, noise, box };
}

const areaOf = ({ box: [, , width = 0, height = 0] }: ReadySpot): number => width * height;

/** The same drawing on several pages becomes a symbol that they use. */
class Symbols {
  private readonly uses = new Map<string, number>();
  private readonly ids = new Map<string, string>();

  count(drawing: string): void {
    this.uses.set(drawing, (this.uses.get(drawing) ?? 0) + 1);
  }

  put(drawing: string): string {
    if (!drawing) return '';
    const id = this.ids.get(drawing) ?? `s${this.ids.size}`;
    this.ids.set(drawing, id);
    return this.uses.get(drawing)! > 1 ? `<use href="#${id}"/>` : own(drawing, id);
  }

  all(): string {
    return [...this.ids]
      .filter(([drawing]) => this.uses.get(drawing)! > 1)
      .map(([drawing, id]) => `<g id="${id}">${own(drawing, id)}</g>`)
      .join('');
  }
}

const drawingsOf = ({ place, pieces }: DrawnScene): string[] => [
  place.behind,
  place.before,
  ...pieces.flatMap(({ drawing, otherDrawing = '' }) => [drawing, otherDrawing]),
];

/** One is seen, the other only while the thing moves. */
function withStrides({ name, otherDrawing }: Piece, drawn: string, symbols: Symbols): string {
  if (!otherDrawing) return drawn;
  const [own, other] = strideParts(name);
  return `<g data-acts="${own}">${drawn}</g><g data-acts="${other}" opacity="0">${symbols.put(otherDrawing)}</g>`;
}

function pieceOnPage(piece: Piece, symbols: Symbols): string {
  const { drawing, transform, name, touch, acts, shadow } = piece;
  const drawn = withStrides(piece, symbols.put(drawing), symbols);
  const inner = touch
    ? `<g class="scene-thing" data-thing="${name}" data-touch="${touch}">${drawn}</g>`
    : drawn;
  const placed = `${shadow}<g transform="${transform}">${inner}</g>`;
  return acts ? `<g data-acts="${name}"${acts.gone ? ' opacity="0"' : ''}>${placed}</g>` : placed;
}

function pageOf(
  { place, framing, pieces, marks, weather }: DrawnScene,
  symbols: Symbols,
  number: number,
): string {
  const things = pieces.map((piece) => pieceOnPage(piece, symbols)).join('');
  // The sky's colours change with the hour of its own page, so it is never shared.
  const world = `${own(place.sky, `p${number}`)}<g class="scene-world${place.sky ? '' : ' scene-room'}">${symbols.put(place.behind)}${things}${marks}${symbols.put(place.before)}</g>`;
  return (framing ? `<g transform="${framing}">${world}</g>` : world) + weather;
}

function readyAction({ action }: SceneData, { acting }: DrawnScene): ReadyAction | null {
  if (!action) return null;
  const { lasts, atOnce, noise, noiseAt = 0 } = action;
  return {
    lasts: lasts * 1000,
    atOnce,
    noise,
    noiseAt: Math.round(lasts * 1000 * noiseAt),
    parts: acting,
  };
}

export function storyScenes(scenes: readonly SceneData[]): StoryScenes {
  const drawn = scenes.map(drawScene);
  const symbols = new Symbols();
  for (const drawing of drawn.flatMap(drawingsOf)) symbols.count(drawing);
  const pages = drawn.map((scene, place) => pageOf(scene, symbols, place));
  const actions = scenes.map((scene, place) => readyAction(scene, drawn[place]!));
  return { symbols: symbols.all(), pages, actions };
}

export const scenesModule = (scenes: readonly SceneData[]): string =>
  `export default ${JSON.stringify(storyScenes(scenes))};\n`;

export const episodeFile = 'scenes/episode.js';

export function episodeModule({ pictures, found }: Episode): string {
  const hours = pictures.map(({ hour = 'day' }) => hour);
  const drawn = storyScenes(pictures.map(asPage));
  return `export default ${JSON.stringify({ ...drawn, hours, isFound: found ?? false })};\n`;
}

export const readyScenes = (scenes: readonly SceneData[], content: Content): ReadyScene[] =>
  scenes.map((scene) => ({
    hour: scene.hour ?? 'day',
    noise: scene.noise,
    // A small thing before a large one is found, so the small ones lie on top.
    spots: drawScene(scene)
      .spots.map((spot) => readySpot(spot, scene, content))
      .sort((one, other) => areaOf(other) - areaOf(one)),
  }));
