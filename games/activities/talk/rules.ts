/** The rules of a talk: Kaktus asks, everything that answers him is right, and what answers another question is not. */
import type { Level } from 'kaktus-shared/bridge';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';

export type Answer = { picture: string; says: Line };
export type Turn = { asks: { says: Line }; answers: readonly Answer[]; replies: { says: Line } };
export type Talk = { turns: readonly Turn[] };

export type Card = Answer & { id: string };
type TalkTask = Task & { question: Line; reply: Line; cards: readonly Card[] };

/** What the child says in its own words; nobody but the child can tell whether it answers. */
export const ownWords = 'voice';

const cardsShown = { 1: 3, 2: 3, 3: 4 };

const cardsOf = ({ answers }: Turn, at: number): Card[] =>
  answers.map((answer, place) => ({ ...answer, id: `${at + 1}-${place + 1}` }));

/** Answers to the other questions, at least one, and none that looks or sounds like one that fits. */
function misfits(turns: readonly Turn[], at: number, level: Level, random: Random): Card[] {
  const fits = cardsOf(turns[at]!, at);
  const others = turns
    .flatMap((turn, place) => (place === at ? [] : cardsOf(turn, place)))
    .filter(({ picture, says }) =>
      fits.every((fit) => fit.picture !== picture && fit.says.text !== says.text),
    );
  return shuffle(others, random).slice(0, Math.max(1, cardsShown[level] - fits.length));
}

export function talkTasks(
  { turns }: Talk,
  level: Level,
  random: Random,
  says: Record<'start' | 'again', Line>,
): TalkTask[] {
  return turns.map((turn, at) => {
    const fits = cardsOf(turn, at);
    const [first] = fits;
    const cards = shuffle([...fits, ...misfits(turns, at, level, random)], random);
    const lineOf = (id: string) => cards.filter((card) => card.id === id).map(({ says }) => says);
    const reply = turn.replies.says;
    return {
      question: turn.asks.says,
      reply,
      cards,
      ask: [turn.asks.says],
      intro: at === 0 ? [says.start] : [],
      again: [says.again],
      praise: [],
      tells: [...lineOf(first!.id), reply],
      // What was chosen is said in full, then Kaktus answers; the child's own words have been heard already.
      tellsAt: (id) => (id === ownWords ? [reply] : [...lineOf(id || first!.id), reply]),
      named: lineOf,
      wants: [first!.id],
      asGood: Object.fromEntries(fits.slice(1).map(({ id }) => [id, first!.id])),
      choices: cards.map(({ id }) => id),
      words: () => [],
    };
  });
}
