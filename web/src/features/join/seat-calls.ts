/** What a tablet asks the server: to come in, what there is to play, and what the teacher wants now. */
import { answer } from '../../api/answer';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { SeatRoom, SeatState } from '../../api/schema.gen';
import { seatClient } from '../../api/seat-client';
import { forgetSeat, keepSeat, readSeat } from '../../device/class/seat';

/** A library that is very busy, or starting anew, says 503: a class must not notice. Not all come back together. */
const retryDelaysMs = [1000, 3000, 6000];

async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
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

/** The animal stays: a tablet that comes back with the same code is in the same hand. */
export async function join(code: string): Promise<void> {
  const before = readSeat();
  // A seat in another class is given back first.
  if (before && before.code !== code) await leave();
  const seat = await patiently(() => answer(seatClient.POST('/api/seats', { body: { code } })));
  const same = before?.code === seat.code ? before : { calls: 0 };
  keepSeat({ ...same, token: seat.token, code: seat.code });
}

export async function leave(): Promise<void> {
  if (readSeat()) await answer(seatClient.DELETE('/api/seat')).catch(() => undefined);
  forgetSeat();
}

/** A seat that was given away while the tablet slept: its code brings it back, if there is room and it is still valid. */
async function inSeat<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const seat = readSeat();
    if (asFailure(error).status !== 401 || !seat) throw error;
    await join(seat.code);
    return await ask();
  }
}

export const readRoom = (): Promise<SeatRoom> => inSeat(() => answer(seatClient.GET('/api/seat')));

export const poll = (lesson: string): Promise<SeatState> =>
  inSeat(() => answer(seatClient.POST('/api/seat', { body: { lesson } })));

/** The class has ended, has another code, or has no seat left: the tablet is no longer in. */
export const isOut = (failure: ApiFailure): boolean => [401, 404, 409].includes(failure.status);
