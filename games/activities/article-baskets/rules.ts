/** The rules of the article baskets: every noun goes into the basket of its article, and nobody can lose. */
import type { Article } from '../../kit/articles';
import type { Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';

export type Noun = Word & { article: Article };

export type Game = {
  turn: number;
  /** Nouns still to come, the one that is asked for first. */
  queue: Noun[];
  /** Baskets that have stepped back for this noun. */
  away: Article[];
  isIn: boolean;
  inBaskets: Noun[];
  nouns: number;
  /** Nouns that were right at the first try. */
  atOnce: string[];
  /** Nouns that come again at the end, because another basket was tried. */
  returning: string[];
};

export const articles: readonly Article[] = ['der', 'die', 'das'];
const nounsInAGame = 8;
const mostReturns = 3;

const isNoun = (word: Word): word is Noun => word.article !== null && !word.many;

/** Takes the first nouns, but no article more often than the others together, if there are others. */
export function chooseNouns(order: readonly Word[]): Noun[] {
  const nouns = order.filter(isNoun);
  const seen = new Map<Article, number>();
  const inShare = nouns.filter(({ article }) => {
    seen.set(article, (seen.get(article) ?? 0) + 1);
    return (seen.get(article) ?? 0) <= nounsInAGame / 2;
  });
  const taken = [...new Set([...inShare, ...nouns])].slice(0, nounsInAGame);
  return nouns.filter((noun) => taken.includes(noun));
}

export function startGame(nouns: readonly Noun[]): Game {
  const fresh = { turn: 0, away: [], isIn: false, inBaskets: [], atOnce: [], returning: [] };
  return { queue: [...nouns], nouns: nouns.length, ...fresh };
}

export function currentNoun(game: Game): Noun {
  const [noun] = game.queue;
  if (!noun) throw new Error('All nouns are in their baskets.');
  return noun;
}

export function put(game: Game, article: Article): Game {
  const noun = currentNoun(game);
  if (game.isIn || game.away.includes(article)) return game;
  if (article !== noun.article) {
    const away = [...game.away, article];
    const returning = [...game.returning, noun.id];
    const comesAgain = returning.length <= mostReturns && !game.returning.includes(noun.id);
    return comesAgain
      ? { ...game, away, returning, queue: [...game.queue, noun] }
      : { ...game, away };
  }
  const isFirstTry = game.away.length === 0 && !game.returning.includes(noun.id);
  return {
    ...game,
    isIn: true,
    inBaskets: game.inBaskets.includes(noun) ? game.inBaskets : [...game.inBaskets, noun],
    atOnce: isFirstTry ? [...game.atOnce, noun.id] : game.atOnce,
  };
}

export function isLastNoun(game: Game): boolean {
  return game.queue.length === 1;
}

export function nextNoun(game: Game): Game {
  if (!game.isIn || isLastNoun(game)) return game;
  return { ...game, turn: game.turn + 1, queue: game.queue.slice(1), away: [], isIn: false };
}

export function starsForSorting(game: Game): Stars {
  const share = game.atOnce.length / game.nouns;
  return share >= 0.75 ? 3 : share >= 0.4 ? 2 : 1;
}
