/** The rules of hear and find: one round per word, four pictures, and nobody can lose. */
import { pickDistractors } from '../../kit/distractors';
import type { Lesson, Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';
import { shuffle, type Random } from '../../kit/shuffle';

export const choicesPerRound = 4;

export type Round = { target: Word; choices: Word[] };

export type Game = {
  rounds: Round[];
  round: number;
  /** Wrong pictures that have stepped back in this round. */
  away: string[];
  found: boolean;
  /** Words found at the first try. */
  atOnce: string[];
};

/** Asks for the words in the given order. */
export function startGame(
  lesson: Pick<Lesson, 'words' | 'alike'>,
  order: readonly Word[],
  random: Random,
): Game {
  const rounds = order.map((target) => {
    const { words, alike } = lesson;
    const others = pickDistractors(target, words, alike, choicesPerRound - 1, random);
    return { target, choices: shuffle([target, ...others], random) };
  });
  return { rounds, round: 0, away: [], found: false, atOnce: [] };
}

export function currentRound(game: Game): Round {
  const round = game.rounds[game.round];
  if (!round) throw new Error(`There is no round ${game.round}.`);
  return round;
}

export function choose(game: Game, wordId: string): Game {
  const { target } = currentRound(game);
  if (game.found || game.away.includes(wordId)) return game;
  if (wordId !== target.id) return { ...game, away: [...game.away, wordId] };
  const atOnce = game.away.length === 0 ? [...game.atOnce, target.id] : game.atOnce;
  return { ...game, found: true, atOnce };
}

export function isLastRound(game: Game): boolean {
  return game.round === game.rounds.length - 1;
}

export function nextRound(game: Game): Game {
  if (!game.found || isLastRound(game)) return game;
  return { ...game, round: game.round + 1, away: [], found: false };
}

export function starsForFinding(game: Game): Stars {
  const share = game.atOnce.length / game.rounds.length;
  return share >= 0.75 ? 3 : share >= 0.4 ? 2 : 1;
}
