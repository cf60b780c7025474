/** The child hears a word or a sentence, says it, and hears both in turn; without a microphone it just says it. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/controls/big-button';
import Company from '../../kit/company/company';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { phraseLines } from '../../kit/speech/line';
import { useHint } from '../../kit/series/use-hint';
import { MicrophoneButton } from '../../kit/voice/microphone-button';
import { useOwnVoice } from '../../kit/voice/use-own-voice';
import manifest from './manifest.json';
import { modelOf, starsForListening, wordsPerGame } from './rules';
import { useListening } from './use-listening';
import './say-after.css';

const phrase = phraseLines('say-after', manifest.phrases);

type SceneProps = Pick<ActivityProps, 'lesson' | 'speaker' | 'mood'> & {
  picture: string;
  isListening: boolean;
};

const Scene = ({ picture, isListening, lesson, speaker, mood }: SceneProps) => (
  <div class="say-after-scene" data-listening={isListening}>
    <span class="say-after-card">
      <img src={picture} alt="" draggable={false} />
    </span>
    <span class="say-after-company">
      <Company {...{ lesson, speaker, mood }} isMirrored />
    </span>
  </div>
);

/** Where the game was left, and how many words had been heard by then. */
function placeOf(moves: readonly string[]): [at: number, heard: number] {
  const [at = 0, heard = 0] = (moves.at(-1) ?? '0').split(' ').map(Number);
  return [at, heard];
}

export default function SayAfter(props: ActivityProps) {
  const { lesson, level, progress, random, today, speaker, moves } = props;
  const { onMood, onMove, onDone } = props;
  const [words] = useState(() =>
    dueFirst(lesson.words, progress, today, random).slice(0, wordsPerGame),
  );
  const [[start, heardBefore]] = useState(() => placeOf(moves));
  const [at, setAt] = useState(start);
  const [isCompared, setCompared] = useState(false);
  const word = words[at]!;
  const model = modelOf(lesson, word, level);
  const hasSound = progress.sound !== false;
  const voice = useOwnVoice({
    lesson: lesson.id,
    speaker,
    model: [model],
    onHeard: () => {
      setCompared(true);
      onMood('claps');
    },
  });
  // With the sound off nobody would hear anything.
  const hasVoice = voice.isThere && hasSound;

  const intro = phrase('listen');
  const { isHeard, heardWords, listenAgain } = useListening({ speaker, onMood, at, model, intro });
  useEffect(() => setCompared(false), [at]);
  useEffect(() => {
    if (isHeard && !hasVoice) void speaker.say([phrase('aloud')]);
    else if (isHeard && at === 0) void speaker.say([phrase('tap')]);
  }, [isHeard, hasVoice]);
  useHint(at, () => {
    onMood('waves');
    void speaker.repeat();
  });

  const goOn = () => {
    voice.forget();
    const heard = heardBefore + heardWords();
    if (at + 1 === words.length) return onDone(starsForListening(heard, words.length));
    onMove(`${at + 1} ${heard}`);
    setAt(at + 1);
  };
  const isReady = isCompared || (isHeard && !hasVoice);
  const isShown = level === 1 || !hasSound || isCompared;

  return (
    <Play
      look="say-after"
      sentence={isShown ? model.text : ''}
      word={word}
      asks="on>"
      right="on"
      done={at}
      tasks={words.length}
    >
      <Scene {...props} picture={word.picture} isListening={voice.state === 'recording'} />
      <p class="say-after-aloud" aria-live="polite">
        {isHeard && !hasVoice && phrase('aloud').text}
      </p>
      <div class="say-after-buttons" role="group" aria-label="Sprechen">
        <BigButton
          name={isCompared ? 'Beides hören' : 'Hören'}
          sign={isCompared ? 'again' : 'ear'}
          onPress={() => void (isCompared ? voice.compare() : listenAgain())}
        />
        {hasVoice && <MicrophoneButton {...voice} onPress={voice.press} />}
        <BigButton
          name="Weiter"
          thing="on"
          sign="next"
          look={isReady ? 'sun' : 'paper'}
          onPress={goOn}
        />
      </div>
    </Play>
  );
}
