/** One watering: the thirsty words one after the other, what is said after each tap, and what is stored. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localDay, withDay } from 'kaktus-shared/word-memory';
import { topics, type Word } from 'virtual:garden-words';
import type { Child } from '../../device/children/child';
import { changeChild } from '../../device/children/families';
import { bedsOf, thirsty, type Plant } from './growth';
import { playSounds, stopSounds } from '../../ui/sound/play-sounds';
import { hasGrown, soundsAfter, tapped, wateringTaskFor, type WateringTask } from './watering';

/** How long the right picture stays if its word cannot be heard. */
const pictureStaysMs = 1200;

const taskOf = ({ word, topic }: Plant): WateringTask =>
  wateringTaskFor(
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

/** Plays words one after the other, and tells whether they could be heard. */
function useSpeech() {
  const [silent, setSilent] = useState(false);
  useEffect(() => stopSounds, []);
  const say = async (...sounds: (string | undefined)[]) => {
    const outcome = await playSounds(...sounds);
    if (outcome !== 'interrupted') setSilent(outcome === 'failed');
    return outcome;
  };
  return { silent, say };
}

function useThirstyPlants(child: Child) {
  const [today] = useState(() => localDay(new Date()));
  const [plants] = useState(() =>
    child.wateredOn === today ? [] : thirsty(bedsOf(topics, child.words), today),
  );
  return { today, plants };
}

export function useWatering(userId: string, child: Child) {
  const { today, plants } = useThirstyPlants(child);
  const [index, setIndex] = useState(0);
  const [task, setTask] = useState(() => plants[0] && taskOf(plants[0]));
  const [grown, setGrown] = useState<Word[]>([]);
  const { silent, say } = useSpeech();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = () => {
    // After a right answer the word is named and the next one follows: nothing may interrupt that.
    if (task?.turn !== 'right') void say(task?.word.sound);
  };
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), [index]);

  const goOn = () => {
    const next = plants[index + 1];
    if (!next) changeChild(userId, child.id, (now) => ({ ...now, wateredOn: today }));
    setTask(next && taskOf(next));
    setIndex(index + 1);
  };

  const tap = async (choice: Word) => {
    if (!task || task.turn === 'right') return;
    const answered = tapped(task, choice);
    setTask(answered);
    if (answered.turn === 'right' && hasGrown(answered)) {
      noteGrowth(userId, child.id, plants[index]!, today);
      setGrown([...grown, answered.word]);
    }
    const outcome = await say(...soundsAfter(answered, choice));
    if (answered.turn !== 'right') return;
    if (outcome === 'heard') goOn();
    if (outcome === 'failed') timer.current = setTimeout(goOn, pictureStaysMs);
  };

  return { plants, index, task, grown, silent, tap, ask };
}
