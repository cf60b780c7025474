/** Customers ask for fruit and vegetables; the child counts them into the basket and hands it over. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/controls/big-button';
import { Backdrop } from '../../kit/stage/drawn';
import { dueFirst } from '../../kit/progress';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { playSound } from '../../kit/speech/sounds';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import { Customer } from './customer';
import drawings from './drawings.json';
import manifest from './manifest.json';
import { basketSize, takeOrders, type Stall } from './rules';
import { basketBack, basketFront } from './market-basket';
import { Crate } from './crate';
import './market-stall.css';

const phrase = phraseLines('market-stall', manifest.phrases);
const says = { start: phrase('start'), thanks: phrase('thanks') };

export default function MarketStall(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const stall = props.data as Stall;
  const [filled, setFilled] = useState(0);
  const { series, task, isDone, isShown, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return takeOrders(lesson, stall, order, level, random, says);
  });
  useEffect(() => setFilled(0), [series.at]);
  const goods = lesson.words.filter(({ id }) => stall.goods.some(({ word }) => word === id));
  const { word, count } = task;
  const inBasket = isShown ? count : filled;

  const fill = (wordId: string) => {
    if (isDone) return;
    if (wordId !== word.id) return put(wordId);
    void playSound('pop');
    setFilled(Math.min(basketSize, filled + 1));
  };
  const handOver = () => put(String(filled));
  const pieces = (many: number) => Array.from({ length: many }, (_, piece) => piece);

  return (
    <QuestFrame
      {...sheet}
      name="market-stall"
      word={word}
      pictures={
        (progress.sound === false || series.tried.length > 1) &&
        pieces(count).map((piece) => <img key={piece} src={word.picture} alt="" />)
      }
    >
      <Backdrop svg={drawings.market} />
      <Gather
        goods={goods}
        draw={(id) => <Crate of={lesson.words.find((one) => one.id === id)?.picture} />}
        counted={word.id}
        stateOf={stateOf}
        onTake={fill}
        holderName="Korb"
        back={basketBack}
        front={basketFront}
        contents={
          inBasket > 0 && (
            <button
              type="button"
              class="market-stall-taken"
              aria-label={`${filled} im Korb. Eins zurücklegen`}
              onClick={isDone ? undefined : () => setFilled(filled - 1)}
            >
              {pieces(inBasket).map((piece) => (
                <img key={piece} src={word.picture} alt="" />
              ))}
            </button>
          )
        }
      >
        <div class="market-stall-customer">
          <Customer kind={series.at} isGlad={isDone} />
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
