/** Asks the server to unlock a code's book; returns what was unlocked or throws an ApiFailure. */
import { answer } from '../../api/answer';
import { client } from '../../api/reader-client';
import type { Unlocked } from './activation-success';

export async function redeemCode(activationCode: string, extend: boolean): Promise<Unlocked> {
  const { books, months, expiration_date } = await answer(
    client.POST('/api/activation', { body: { activationCode, extend } }),
  );
  return { books, months, expirationDate: new Date(expiration_date) };
}
