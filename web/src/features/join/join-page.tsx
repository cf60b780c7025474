/** A tablet in a class: the code, the animal, the lessons, a lesson; always under the eyes of the teacher's room. */
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../api/failure';
import type { SeatRoom, SeatState } from '../../api/schema.gen';
import type { Animal } from '../../device/class/animals';
import { keepSeat, playerOf, readSeat, type Seat } from '../../device/class/seat';
import { loadWords, useWords } from '../../i18n/language';
import { useLocation, useNavigate, useSearchParams } from '../../router/location';
import { paths } from '../../ui/places/paths';
import { useReadingFromTheTop } from '../../ui/page/use-reading-from-the-top';
import { PleaseWait } from '../../ui/waiting/please-wait';
import '../../ui/child-font.css';
import '../../lesson-host/whole-window.css';
import { AnimalChoice } from './animal-choice';
import { ClassStage } from './class-stage';
import { ClassTiles } from './class-tiles';
import { CodeForm, roomCodeLength } from './code-form';
import { lazyGarden, type Garden } from './garden';
import { lessonPlace } from './lesson-place';
import { QuietCover } from './quiet-cover';
import { leave } from './seat-calls';
import { useRoom } from './use-room';

/** The teacher's QR code names the class behind the #, which no server ever sees. */
const codeIn = (hash: string) => {
  const code = hash.slice(1).toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) && code.length === roomCodeLength ? code : '';
};

function lessonIn(room: SeatRoom, lesson: string) {
  for (const { title, lessons } of room.books) {
    const index = lessons.findIndex((one) => one.lesson === lesson);
    if (index >= 0) return { bookTitle: title, index, lesson: lessons[index]! };
  }
  return null;
}

/** Follows each call of the teacher once; a tablet that has no animal yet follows when it has one. */
function useCalls(state: SeatState | null, seat: Seat | null, change: (seat: Seat) => void) {
  const navigate = useNavigate();
  const call = state && seat?.animal && state.calls !== seat.calls ? state : null;
  useEffect(() => {
    if (!call || !seat) return;
    change({ ...seat, calls: call.calls });
    if (call.together) navigate(lessonPlace(call.together), { replace: true });
  });
}

/** The code, the animals, the tiles, the garden and each lesson are read from the top. */
function useViews(seat: Seat | null, room: SeatRoom | null): void {
  const { search } = useLocation();
  const inside = room && (seat?.animal ? `inside ${search}` : 'animals');
  useReadingFromTheTop(seat ? inside : 'code');
}

function JoinPage({ Garden }: { Garden: Garden }) {
  const words = useWords('join');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const query = useSearchParams();
  const asked = query.get('lesson') ?? '';
  const code = codeIn(hash);
  const [seat, setSeat] = useState(readSeat);
  const [out, setOut] = useState<ApiFailure | null>(null);
  const isElsewhere = seat !== null && code !== '' && seat.code !== code;
  const { room, state, isServerReachable, covered, refresh } = useRoom(
    seat !== null && !isElsewhere,
    seat?.animal ? asked : '',
    (failure) => {
      setOut(failure);
      setSeat(null);
      navigate(paths.join, { replace: true });
    },
  );
  const change = (next: Seat) => {
    // The token may have been renewed meanwhile.
    keepSeat({ ...readSeat(), ...next, token: readSeat()?.token ?? next.token });
    setSeat(readSeat());
  };
  useCalls(state, seat, change);
  useViews(isElsewhere ? null : seat, room);

  if (!seat || isElsewhere)
    return (
      <CodeForm
        key={code}
        startWith={code || (out ? '' : (seat?.code ?? ''))}
        failure={out}
        over={out !== null}
        onJoined={() => {
          setOut(null);
          setSeat(readSeat());
          navigate(paths.join, { replace: true });
        }}
      />
    );
  if (!room) return <PleaseWait text={isServerReachable ? undefined : words.offline} />;
  const choose = (animal: Animal) => {
    change({ ...seat, animal });
    window.scrollTo(0, 0);
  };
  const player = seat.animal ? playerOf(room.classId, seat.animal) : '';
  const opened = seat.animal ? lessonIn(room, asked) : null;
  return (
    <>
      <div inert={covered} style={{ display: 'contents' }}>
        {!seat.animal ? (
          <AnimalChoice classId={room.classId} onChoose={choose} />
        ) : opened ? (
          <ClassStage
            key={opened.lesson.lesson}
            {...opened}
            player={player}
            quiet={covered}
            onBack={() => navigate(paths.join)}
            onMissing={refresh}
          />
        ) : query.has('garden') ? (
          <Garden player={player} backName={words.back} quiet={covered} />
        ) : (
          <ClassTiles
            room={room}
            animal={seat.animal}
            player={player}
            isServerReachable={isServerReachable}
            onChangeAnimal={() => change({ ...seat, animal: undefined })}
            onLeave={() => void leave().then(() => setSeat(null))}
          />
        )}
      </div>
      {covered && <QuietCover />}
    </>
  );
}

/** The page; a lesson's frame has the viewer's words, and stars are counted in the library's. */
export async function openJoin(openGarden: () => Promise<Garden>) {
  await Promise.all([loadWords('viewer'), loadWords('library')]);
  const Garden = lazyGarden(openGarden);
  return () => <JoinPage Garden={Garden} />;
}
