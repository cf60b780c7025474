/** What a tablet of a class asks for, and how patient it is with a library that is busy. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asFailure } from '../../src/api/failure';
import { forgetSeat, keepSeat, readSeat } from '../../src/device/class/seat';
import { isSeatLost, join, poll } from '../../src/features/join/seat-calls';

type Call = { method: string; path: string; body: unknown; authorization: string | null };

let calls: Call[];
let answers: Response[];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) =>
  json(status, { status, errors: [{ code, message: code }], request_id: 'r-1' });

beforeEach(() => {
  calls = [];
  answers = [];
  forgetSeat();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text ? JSON.parse(text) : null,
      authorization: request.headers.get('Authorization'),
    });
    return answers.shift() ?? refusal(500, 'unexpected');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSeat();
});

/** The failure, if any, once all waits are over. */
async function settled(work: Promise<unknown>) {
  const outcome = work.then(
    () => null,
    (error: unknown) => asFailure(error),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test('a busy library is asked again, and the child notices nothing', async () => {
  answers = [refusal(503, 'unavailable'), refusal(503, 'unavailable')];
  answers.push(json(201, { token: 'seat-1', code: 'ABC234' }));
  expect(await settled(join('ABC234'))).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual(Array(3).fill({ code: 'ABC234' }));
  expect(readSeat()).toEqual({ calls: 0, token: 'seat-1', code: 'ABC234' });
});

test('a library that stays busy is given up', async () => {
  answers = Array.from({ length: 9 }, () => refusal(503, 'unavailable'));
  expect((await settled(join('ABC234')))?.status).toBe(503);
  expect(calls).toHaveLength(4);
});

test('a full class is not asked again', async () => {
  answers = [refusal(409, 'room_full')];
  const failure = await settled(join('ABC234'));
  expect(failure && isSeatLost(failure)).toBe(true);
  expect(calls).toHaveLength(1);
});

test('a seat that was given away is taken again with the code, and the animal stays', async () => {
  keepSeat({ token: 'seat-1', code: 'ABC234', calls: 2, animal: 'hund' });
  const state = { secondsLeft: 60, quiet: false, together: '', calls: 2, lessons: [] };
  answers = [refusal(401, 'unauthenticated')];
  answers.push(json(201, { token: 'seat-2', code: 'ABC234' }), json(200, state));
  expect(await settled(poll(''))).toBeNull();
  expect(calls.map(({ method, path, authorization }) => [method, path, authorization])).toEqual([
    ['POST', '/api/seat', 'Bearer seat-1'],
    ['POST', '/api/seats', 'Bearer seat-1'],
    ['POST', '/api/seat', 'Bearer seat-2'],
  ]);
  expect(readSeat()).toEqual({ token: 'seat-2', code: 'ABC234', calls: 2, animal: 'hund' });
});

test('whoever goes into another class gives back the seat in the first', async () => {
  keepSeat({ token: 'seat-1', code: 'ABC234', calls: 2, animal: 'hund' });
  answers = [new Response(null, { status: 204 }), json(201, { token: 'seat-2', code: 'XYZ789' })];
  expect(await settled(join('XYZ789'))).toBeNull();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/seat',
    'POST /api/seats',
  ]);
  expect(readSeat()).toEqual({ token: 'seat-2', code: 'XYZ789', calls: 0 });
});
