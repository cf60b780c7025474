/** What is said and written about the card that was turned last. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import type { Naming } from '../../kit/words/marked-noun';
import { noiseLines, phraseLines, wordLine, type Line } from '../../kit/speech/line';
import { formLine } from '../../kit/speech/word-lines';
import manifest from './manifest.json';
import { cardAt, isFound, type Card, type Game } from './rules';

const phrase = phraseLines('memory', manifest.phrases);

type TurnLines = { says: Line[]; reads: Line[]; word?: Word; named?: Naming };

function lineOf(lesson: Lesson, { word, face }: Card, isMistake: boolean): Line {
  if (isMistake) return formLine(lesson, word, 'is');
  return face === 'sentence' ? formLine(lesson, word, 'use') : wordLine(lesson, word);
}

/** A pair is confirmed; if its second card had to be shown, the one that was taken for it is named. */
function pairLines(lesson: Lesson, game: Game, word: Word): TurnLines {
  const tells = formLine(lesson, word, 'is');
  const confirms =
    game.isShown && game.taken !== null
      ? [formLine(lesson, cardAt(game, game.taken).word, 'is'), phrase('look')]
      : [...noiseLines(word), phrase('pair')];
  return { says: [...confirms, tells], reads: [tells], word };
}

export function turnLines(lesson: Lesson, game: Game, level: Level): TurnLines {
  if (game.last === null) return { says: [], reads: [] };
  const last = cardAt(game, game.last);
  const { word } = last;
  if (isFound(game, game.last)) return pairLines(lesson, game, word);
  // From the second level on, a picture says nothing before its sound was found.
  if (level > 1 && last.face === 'picture' && !game.isMistake) return { says: [], reads: [], word };
  const line = lineOf(lesson, last, game.isMistake);
  const [first] = game.open;
  if (!game.isMistake || first === undefined) return { says: [line], reads: [line], word };
  const missed = cardAt(game, first).word;
  const asks = formLine(lesson, missed, 'where');
  return { says: [line, asks], reads: [asks], word: missed, named: { text: line.text, word } };
}
