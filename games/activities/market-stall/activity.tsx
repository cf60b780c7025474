/** Customers ask for fruit and vegetables; the child counts them into the basket and hands it over. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { Backdrop } from '../../kit/drawn';
import { dueFirst, localDay } from '../../kit/progress';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { playSound } from '../../kit/sounds';
import { phraseLines } from '../../kit/speech';
import { Customer } from './customer';
import drawings from './drawings.json';
import manifest from './manifest.json';
import { basketSize, takeOrders, type Stall } from './rules';
import { basketBack, basketFront } from './basket';
import { Crate } from './crate';
import './market-stall.css';

const phrase = phraseLines('market-stall', manifest.phrases);

export default function MarketStall(props: ActivityProps) {
  const { lesson, progress, random } = props;
  const stall = props.data as Stall;
  const [filled, setFilled] = useState(0);
  const { quest, task, isDone, done, needsPictures, take, stateOf, sayMissed } = useQuest(props, {
    tasks: () =>
      takeOrders(stall, dueFirst(lesson.words, progress, localDay(new Date()), random), random),
    first: [phrase('start')],
    ask: ({ says }) => [says],
    again: phrase('again'),
    praise: () => [phrase('thanks')],
  });
  useEffect(() => setFilled(0), [quest.step]);
  const goods = lesson.words.filter(({ id }) => stall.goods.some(({ word }) => word === id));
  const { word, count } = task;

  const put = (wordId: string) => {
    if (isDone) return;
    if (wordId !== word.id) return take(wordId);
    void playSound('pop');
    setFilled(Math.min(basketSize, filled + 1));
  };
  const handOver = () => {
    if (isDone) return;
    if (filled === count) take(word.id);
    else sayMissed();
  };
  const pieces = (many: number) => Array.from({ length: many }, (_, piece) => piece);

  return (
    <QuestFrame
      name="market-stall"
      sentence={task.says.text}
      word={word}
      pictures={
        (needsPictures || (quest.missed && filled > 0)) &&
        pieces(count).map((piece) => <img key={piece} src={word.picture} alt="" />)
      }
      asks={isDone ? '' : String(count)}
      done={done}
      tasks={quest.tasks.length}
    >
      <Backdrop svg={drawings.market} />
      <Gather
        goods={goods}
        draw={(id) => <Crate of={lesson.words.find((one) => one.id === id)?.picture} />}
        counted={word.id}
        stateOf={(id) => (id === word.id && isDone ? 'still' : stateOf(id))}
        onTake={put}
        holderName="Korb"
        back={basketBack}
        front={basketFront}
        contents={
          filled > 0 && (
            <button
              type="button"
              class="market-stall-taken"
              aria-label={`${filled} im Korb. Eins zurücklegen`}
              onClick={isDone ? undefined : () => setFilled(filled - 1)}
            >
              {pieces(filled).map((piece) => (
                <img key={piece} src={word.picture} alt="" />
              ))}
            </button>
          )
        }
      >
        <div class="market-stall-customer">
          <Customer kind={quest.step} isGlad={isDone} />
          <span data-ready="">
            <BigButton name="Bitte schön!" look="main" onPress={handOver}>
              <svg class="big-button-sign" viewBox="0 0 48 48" aria-hidden="true">
                <path
                  d="M10 25L20 35L39 13"
                  fill="none"
                  stroke="currentColor"
                  stroke-width="7"
                  stroke-linecap="round"
                  stroke-linejoin="round"
                />
              </svg>
            </BigButton>
          </span>
        </div>
      </Gather>
    </QuestFrame>
  );
}
