/** One watering: the thirsty words one after the other, what is said to each tap, and what is kept of it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localDay, withDay } from 'kaktus-shared/word-memory';
import { topics, type Word } from 'virtual:garden-words';
import { changeChild, type Child } from '../../device/children';
import { bedsOf, thirsty, type Plant } from './growth';
import { hear, hush } from '../../ui/hear';
import { hasGrown, tapped, taskFor, type Task } from './watering';

/** How long a picture that was found stays if it cannot be heard. */
const lookMs = 1200;

const taskOf = ({ word, topic }: Plant): Task =>
  taskFor(
    word,
    topics.find((one) => one.topic === topic)!,
    Math.random,
  );

function noteGrowth(userId: string, childId: number, { topic, word }: Plant, today: string): void {
  changeChild(userId, childId, (child) => {
    const days = child.words[topic]?.[word.id] ?? [];
    const words = { ...child.words[topic], [word.id]: withDay(days, today) };
    return { ...child, words: { ...child.words, [topic]: words } };
  });
}

export function useWatering(userId: string, child: Child) {
  const [today] = useState(() => localDay(new Date()));
  const [plants] = useState(() =>
    child.wateredOn === today ? [] : thirsty(bedsOf(topics, child.words), today),
  );
  const [index, setIndex] = useState(0);
  const [task, setTask] = useState(() => plants[0] && taskOf(plants[0]));
  const [grown, setGrown] = useState<Word[]>([]);
  const [silent, setSilent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (...sounds: (string | undefined)[]) =>
    hear(...sounds).then((heard) => {
      if (heard !== 'interrupted') setSilent(heard === 'failed');
      return heard;
    });
  const ask = () => {
    // What was found is named, and then the next word comes: nothing may interrupt that.
    if (task?.turn !== 'right') void say(task?.word.sound);
  };
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), [index]);
  useEffect(
    () => () => {
      hush();
      clearTimeout(timer.current);
    },
    [],
  );

  const goOn = () => {
    const next = plants[index + 1];
    if (!next) changeChild(userId, child.id, (now) => ({ ...now, wateredOn: today }));
    setTask(next && taskOf(next));
    setIndex(index + 1);
  };

  const tap = async (choice: Word) => {
    if (!task || task.turn === 'right') return;
    const now = tapped(task, choice);
    setTask(now);
    if (now.turn === 'wrong') return void say(choice.named ?? choice.sound, now.word.sound);
    if (now.turn === 'shown') return void say(now.word.named ?? now.word.sound);
    if (hasGrown(now)) {
      noteGrowth(userId, child.id, plants[index]!, today);
      setGrown([...grown, now.word]);
    }
    const heard = await say(now.word.named ?? now.word.sound);
    if (heard === 'heard') goOn();
    if (heard === 'failed') timer.current = setTimeout(goOn, lookMs);
  };

  return { plants, index, task, grown, silent, tap, ask };
}
