/** A thing and where it belongs: the child puts it on, under, next to or into the furniture. */
import type { ActivityProps } from '../../kit/activity';
import { Drawn } from '../../kit/drawn';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech';
import { useDrag } from '../../kit/use-drag';
import { useSeries } from '../../kit/use-series';
import drawings from './drawings.json';
import { allPlaces, furniture } from './furniture';
import manifest from './manifest.json';
import { PrepositionSign } from './preposition-sign';
import { movings, type Room } from './rules';
import './furnish-room.css';

const phrase = phraseLines('furnish-room', manifest.phrases);
const prepositions: Record<string, string> = {
  auf: 'Auf',
  unter: 'Unter',
  neben: 'Neben',
  in: 'In',
};

export default function FurnishRoom(props: ActivityProps) {
  const { lesson, level, progress, speaker, random } = props;
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () => {
    const intro = phrase(level === 3 ? 'there' : 'start');
    return movings(props.data as Room, allPlaces, level, random, [intro]);
  });
  const wanted = task.wants[0] ?? '';
  const { over, grip } = useDrag((_, place) => put(place));
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  // What will be placed again is taken away again.
  const waiting = series.tasks.slice(sheet.done).map(({ wants }) => wants[0]);
  const standing = new Map(
    series.tasks
      .slice(0, sheet.done)
      .filter(({ wants }, at) => at === series.at || !waiting.includes(wants[0]))
      .map(({ wants, thing }) => [wants[0], thing.picture]),
  );

  const placeAt = (piece: string, place: string, [x, y]: [number, number]) => {
    const at = { left: `${x}%`, top: `${y}%` };
    const picture = standing.get(place);
    if (picture) {
      const isNew = place === wanted;
      return (
        <span key={place} class="room-place" data-state={isNew ? 'right' : 'full'} style={at}>
          <img src={picture} alt="" />
        </span>
      );
    }
    if (isDone || !task.choices.includes(place)) return null;
    const state = stateOf(place);
    const preposition = prepositions[place.split('-')[0] ?? ''];
    return (
      <button
        key={place}
        type="button"
        class="room-place"
        data-thing={place}
        data-place={state === 'away' ? undefined : place}
        data-state={over === place ? 'over' : state}
        aria-label={`${preposition}: ${wordOf(piece)?.de}`}
        aria-disabled={state === 'away'}
        style={at}
        onClick={() => put(place)}
      />
    );
  };

  return (
    <QuestFrame
      {...sheet}
      name="furnish-room"
      word={wordOf(task.word)}
      pictures={
        progress.sound === false && (
          <>
            <PrepositionSign place={wanted} />
            <img src={wordOf(task.word)?.picture} alt="" />
          </>
        )
      }
    >
      <div class="room" role="group" aria-label="Zimmer">
        <svg class="scene" viewBox="0 0 1000 400" preserveAspectRatio="xMidYMin slice">
          <Drawn svg={drawings.wall} />
          <Drawn svg={drawings.windows} class="room-windows" />
        </svg>
        <svg class="scene room-floor" viewBox="0 0 1000 400" preserveAspectRatio="none">
          <Drawn svg={drawings.floor} class="scene-world" />
        </svg>
        <svg class="scene room-lights" viewBox="0 0 200 32" preserveAspectRatio="none">
          <Drawn svg={drawings.lights} />
        </svg>
        <i class="room-carpet" />
        {furniture.map(({ name, tall, wide, ratio, view, places }) => (
          <div
            key={name}
            class="room-piece"
            style={{
              '--tall-x': tall[0],
              '--tall-y': tall[1],
              '--tall-w': tall[2],
              '--wide-x': wide[0],
              '--wide-y': wide[1],
              '--wide-w': wide[2],
              '--ratio': ratio,
            }}
          >
            <svg viewBox={view} aria-hidden="true">
              <Drawn svg={drawings[name]} />
            </svg>
            {Object.entries(places).map(([place, at]) => placeAt(name, place, at))}
          </div>
        ))}
      </div>
      <div class="room-hand">
        {!isDone && (
          <button
            key={series.at}
            type="button"
            class="room-thing"
            data-grip=""
            aria-label={task.thing.name}
            onClick={() => void speaker.repeat()}
            {...grip(task.thing.name)}
          >
            <img src={task.thing.picture} alt="" draggable={false} />
          </button>
        )}
      </div>
    </QuestFrame>
  );
}
