/** A thing and where it belongs: the child puts it on, under, next to or into the furniture. */
import type { ActivityProps } from '../../kit/activity';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useDrag } from '../../kit/series/use-drag';
import { useSeries } from '../../kit/series/use-series';
import { allPlaces } from './furniture';
import manifest from './manifest.json';
import { PrepositionSign } from './preposition-sign';
import { RoomPicture } from './room-picture';
import { movings, standingThings, type Room } from './rules';
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
  const thing = task.wants[0] ?? '';
  const { over, grip } = useDrag((_, place) => put(place));
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  const standing = standingThings(series, sheet.done);

  const placeAt = (piece: string, place: string, [x, y]: [number, number]) => {
    const side = place.split('-')[0] ?? '';
    const at = { class: 'room-place', 'data-side': side, style: { left: `${x}%`, top: `${y}%` } };
    const picture = standing.get(place);
    if (picture) {
      return (
        <span key={place} {...at} data-state={place === thing ? 'right' : 'full'}>
          <img src={picture} alt="" />
        </span>
      );
    }
    if (isDone || !task.choices.includes(place)) return null;
    const state = stateOf(place);
    return (
      <button
        key={place}
        type="button"
        {...at}
        data-thing={place}
        data-place={state === 'away' ? undefined : place}
        data-state={over === place ? 'over' : state}
        aria-label={`${prepositions[side]}: ${wordOf(piece)?.de}`}
        aria-disabled={state === 'away'}
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
            <PrepositionSign place={thing} />
            <img src={wordOf(task.word)?.picture} alt="" />
          </>
        )
      }
    >
      <RoomPicture placeAt={placeAt} />
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
