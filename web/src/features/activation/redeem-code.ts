/** Asks the server to unlock a code's book; returns what was unlocked or throws an ApiFailure. */
import { answer } from '../../api/answer';
import { client } from '../../api/reader-client';
import type { Unlocked } from './activation-success';

export async function redeemCode(activationCode: string, extend: boolean): Promise<Unlocked> {
  const { books, months, seats, expiration_date } = await answer(
    client.POST('/api/activation', { body: { activationCode, extend } }),
  );
  return { books, months, seats, expirationDate: new Date(expiration_date) };
}
