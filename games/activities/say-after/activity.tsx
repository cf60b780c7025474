/** The child hears a word or a sentence, says it, and hears both one after the other; without a microphone it says it aloud. */
import { localDay } from 'kaktus-shared/word-memory';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { Mascot } from '../../kit/mascot';
import { Play } from '../../kit/play';
import { dueFirst } from '../../kit/progress';
import { phraseLines } from '../../kit/speech';
import { useHint } from '../../kit/use-hint';
import { MicrophoneButton } from '../../kit/voice/microphone-button';
import { useOwnVoice } from '../../kit/voice/use-own-voice';
import manifest from './manifest.json';
import { modelOf, starsForListening, wordsPerGame } from './rules';
import './say-after.css';

const phrase = phraseLines('say-after', manifest.phrases);

export default function SayAfter(props: ActivityProps) {
  const { lesson, level, progress, random, speaker, onMood, onDone } = props;
  const [words] = useState(() =>
    dueFirst(lesson.words, progress, localDay(new Date()), random).slice(0, wordsPerGame),
  );
  const [at, setAt] = useState(0);
  const [isHeard, setHeard] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const heard = useRef(new Set<number>());
  const word = words[at]!;
  const model = modelOf(lesson, word, level);
  const hasSound = progress.sound !== false;
  const voice = useOwnVoice({
    lesson: lesson.id,
    speaker,
    model: [model],
    invite: [phrase('tap')],
    onHeard: () => {
      setCompared(true);
      onMood('claps');
    },
  });
  // With the sound off nobody would hear anything.
  const hasVoice = voice.isThere && hasSound;

  const listen = (isFirst: boolean) => {
    onMood('listens');
    return speaker.instruct([...(isFirst ? [phrase('listen')] : []), model]);
  };
  useEffect(() => {
    let isLeft = false;
    setHeard(false);
    setCompared(false);
    void listen(at === 0).then(() => {
      // Who goes on before has not heard it.
      if (isLeft) return;
      heard.current.add(at);
      setHeard(true);
    });
    return () => {
      isLeft = true;
    };
  }, [at]);
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
    if (at + 1 < words.length) setAt(at + 1);
    else onDone(starsForListening(heard.current.size, words.length));
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
      <div class="say-after-scene" data-listening={voice.state === 'recording'}>
        <span class="say-after-card">
          <img src={word.picture} alt="" draggable={false} />
        </span>
        <span class="say-after-kaktus">
          <Mascot pose={isCompared ? 'claps' : 'listens'} />
        </span>
      </div>
      <p class="say-after-aloud" aria-live="polite">
        {isHeard && !hasVoice && phrase('aloud').text}
      </p>
      <div class="say-after-buttons" role="group" aria-label="Sprechen">
        <BigButton
          name={isCompared ? 'Beides hören' : 'Hören'}
          sign={isCompared ? 'again' : 'speaker'}
          onPress={() => void (isCompared ? voice.compare() : listen(false))}
        />
        {hasVoice && <MicrophoneButton state={voice.state} onPress={voice.press} />}
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
