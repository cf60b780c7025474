/** Who says what. One voice speaks for all: a smaller speaker sounds higher, as smaller people do. */
import type { Spoken } from '../content/spoken.ts';

export type Speaker = 'narrator' | 'kaktus' | 'child';

/** How much smaller the speaker is than the narrator: pitch and timbre rise together, and the pace stays. */
export const smallness: Record<Speaker, number> = { narrator: 1, kaktus: 1.12, child: 1.25 };

/** What one speaker says without a break. */
export type Part = { speaker: Speaker; text: string };

const answered = /^[^/]+\/[^/]+\/talk-turns-\d+-answers-/;
const ownGames =
  /\/family-tree-people-\d+-(mine|asks|is)$|\/point-and-build-face-\d+-(mine|own)$|^phrases\/(family-tree-\w+|point-and-build-start)$/;
const inStory = /^[^/]+\/[^/]+\/(?:story|rhyme)-/;
const grownUp = /Mutter|Vater|Oma|Opa|Frau|Mann/;

function whoIsQuoted(around: string): Speaker {
  if (/Kaktus/.test(around)) return 'kaktus';
  return grownUp.test(around) ? 'narrator' : 'child';
}

/** A narrator tells; what stands between quotation marks is said by the one whom the sentence names, or by a child. */
function storyParts(text: string): Part[] {
  const pieces = text.split(/„([^“]*)“,?/);
  const around = pieces.filter((_, place) => place % 2 === 0).join(' ');
  return pieces.flatMap((piece, place): Part[] => {
    const text = piece.trim();
    if (!/\p{L}/u.test(text)) return [];
    return [{ text, speaker: place % 2 === 1 ? whoIsQuoted(around) : 'narrator' }];
  });
}

/** What Mia and Tom say in games about their family and themselves: Kaktus has neither. */
function isSaidByChild({ file, text }: Spoken): boolean {
  const isAboutWord = file.split('/').length === 2;
  return (
    answered.test(file) ||
    ownGames.test(file) ||
    (isAboutWord && !file.startsWith('phrases/') && /\bmein/i.test(text))
  );
}

/** The narrator says words, and beginnings that a word follows; Kaktus what is said in games; a child answers. */
export function partsOf(line: Spoken): Part[] {
  const { file, text } = line;
  if (inStory.test(file)) return storyParts(text);
  if (isSaidByChild(line)) return [{ text, speaker: 'child' }];
  return [{ text, speaker: /[.!?…]$/.test(text) ? 'kaktus' : 'narrator' }];
}
