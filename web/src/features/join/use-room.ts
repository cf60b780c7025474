/** The class of this tablet: asks every few seconds, and goes on with what it has while there is no connection. */
import { useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { SeatRoom, SeatState } from '../../api/schema.gen';
import { noteClass } from '../../device/class/class-days';
import { forgetSeat } from '../../device/class/seat';
import { isSeatLost, poll, readRoom } from './seat-calls';
import { usePolling } from './use-polling';

/** Links are valid for at least 3 h 45 min. */
const linksLiveMs = 60 * 60 * 1000;
/** Without a connection, the cover over a game ends by itself after this time, because nobody else could end it. */
const coveredForMs = 3 * 60 * 1000;

type Room = {
  room: SeatRoom | null;
  state: SeatState | null;
  isServerReachable: boolean;
  covered: boolean;
};

const unknownRoom: Room = { room: null, state: null, isServerReachable: true, covered: false };

const sameLessons = (one: string[], other: string[]) => one.join() === other.join();

export function useRoom(seated: boolean, playing: string, onOut: (failure: ApiFailure) => void) {
  const [now, setNow] = useState(unknownRoom);
  const readAt = useRef(0);
  const answeredAt = useRef(0);

  const read = async () => {
    const room = await readRoom();
    readAt.current = performance.now();
    noteClass(room.classId);
    return room;
  };

  const ask = async () => {
    try {
      const isOld = performance.now() - readAt.current > linksLiveMs;
      const state = now.room && !isOld ? await poll(playing) : await read();
      const isNow = now.room && !isOld && sameLessons(now.room.lessons, state.lessons);
      const room = isNow ? now.room : 'books' in state ? (state as SeatRoom) : await read();
      answeredAt.current = performance.now();
      setNow({ room, state, isServerReachable: true, covered: state.quiet });
    } catch (error) {
      const failure = asFailure(error);
      if (isSeatLost(failure)) {
        forgetSeat();
        setNow(unknownRoom);
        return onOut(failure);
      }
      const covered = now.covered && performance.now() - answeredAt.current < coveredForMs;
      setNow({ ...now, isServerReachable: false, covered });
    }
  };

  usePolling(seated, playing, ask);

  /** A file of the open lesson could not be fetched: new links may be needed. */
  const refresh = () => {
    readAt.current = -linksLiveMs;
  };
  return { ...now, refresh };
}
