/** A short talk with Kaktus: he asks, the child chooses an answer or says its own, and he answers back. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import Company from '../../kit/company/company';
import { Piece } from '../../kit/controls/piece';
import { Play } from '../../kit/controls/play';
import { phraseLines } from '../../kit/speech/line';
import type { ChoiceState } from '../../kit/series/series-sheet';
import { useSeries } from '../../kit/series/use-series';
import { MicrophoneButton } from '../../kit/voice/microphone-button';
import { useOwnVoice } from '../../kit/voice/use-own-voice';
import manifest from './manifest.json';
import { ownWords, talkTasks, type Card, type Talk } from './rules';
import './talk.css';

const phrase = phraseLines('talk', manifest.phrases);
const says = { start: phrase('start'), again: phrase('again') };

export default function TalkWithKaktus(props: ActivityProps) {
  const { lesson, level, random, speaker, progress, mood } = props;
  const [spoken, setSpoken] = useState('');
  const lit = (card: Card) => ({
    ...card.says,
    onProgress: (share: number) => setSpoken(share < 1 ? card.id : ''),
  });
  const { series, task, isDone, isShown, sheet, put, stateOf } = useSeries(props, () =>
    talkTasks(props.data as Talk, level, random, says).map((one) =>
      // A child who cannot read yet hears the answers, too.
      level === 1 ? { ...one, ask: [one.question, ...one.cards.map(lit)] } : one,
    ),
  );
  const firstAnswer = task.wants[0] ?? '';
  const chosen = series.laid[firstAnswer];
  const voice = useOwnVoice({
    lesson: lesson.id,
    speaker,
    model: [],
    onHeard: () => put(firstAnswer, ownWords),
  });
  const hasVoice = voice.isThere && progress.sound !== false;

  const stateOfCard = (id: string): ChoiceState => {
    if (isDone && !isShown) return id === chosen ? 'right' : 'still';
    return spoken === id && stateOf(id) === 'still' ? 'named' : stateOf(id);
  };
  const sentence = sheet.sentence && (isDone ? task.reply : task.question).text;

  return (
    <Play {...sheet} sentence={sentence} look="talk">
      <div class="talk-scene">
        <span class="talk-kaktus">
          <Company who="kaktus" {...{ lesson, speaker, mood }} />
        </span>
        <div class="talk-answers" role="group" aria-label="Antworten">
          {task.cards.map((card) => (
            <Piece
              key={card.id}
              name={card.says.text}
              look="talk-answer"
              thing={card.id}
              state={stateOfCard(card.id)}
              onChoose={() => {
                // What is being recorded belongs to this question, and would answer the next one.
                voice.forget();
                put(card.id, card.id);
              }}
            >
              <img src={card.picture} alt="" draggable={false} />
              <span>{card.says.text}</span>
            </Piece>
          ))}
          {hasVoice && <MicrophoneButton {...voice} onPress={voice.press} />}
        </div>
      </div>
    </Play>
  );
}
