/** The calls of a tablet in a class: join, leave, read the room, and poll the teacher's instructions. */
import { answer } from '../../api/answer';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { SeatRoom, SeatState } from '../../api/schema.gen';
import { seatClient } from '../../api/seat-client';
import { forgetSeat, keepSeat, readSeat } from '../../device/class/seat';

/** A busy or restarting server answers 503. The delays are spread, so that a class does not retry all at once. */
const retryDelaysMs = [1000, 3000, 6000];

async function retryWhileBusy<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelaysMs) {
    try {
      return await ask();
    } catch (error) {
      if (asFailure(error).status !== 503) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay * (0.5 + Math.random())));
  }
  return ask();
}

/** The chosen animal stays: a tablet that returns with the same code is used by the same child. */
export async function join(code: string): Promise<void> {
  const before = readSeat();
  // A seat in another class is given back first.
  if (before && before.code !== code) await leave();
  const seat = await retryWhileBusy(() =>
    answer(seatClient.POST('/api/seats', { body: { code } })),
  );
  const same = before?.code === seat.code ? before : { calls: 0 };
  keepSeat({ ...same, token: seat.token, code: seat.code });
}

export async function leave(): Promise<void> {
  if (readSeat()) await answer(seatClient.DELETE('/api/seat')).catch(() => undefined);
  forgetSeat();
}

/** If the seat was given away while the tablet slept, joins again with the stored code, and repeats the call. */
async function rejoinIfExpired<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const seat = readSeat();
    if (asFailure(error).status !== 401 || !seat) throw error;
    await join(seat.code);
    return await ask();
  }
}

export const readRoom = (): Promise<SeatRoom> =>
  rejoinIfExpired(() => answer(seatClient.GET('/api/seat')));

export const poll = (lesson: string): Promise<SeatState> =>
  rejoinIfExpired(() => answer(seatClient.POST('/api/seat', { body: { lesson } })));

/** The class has ended, has another code, or has no seat left: the tablet is no longer in. */
export const isSeatLost = (failure: ApiFailure): boolean =>
  [401, 404, 409].includes(failure.status);
