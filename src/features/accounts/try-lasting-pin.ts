import type { Platform } from '../../platform/platform.ts';
import { findAdvertiser, noteLastingPinTry, takeBackLastingPinTry } from './db.ts';
import { lastingPinMatches } from './lasting-pin.ts';
import { lastingPinWindow, later } from './policy.ts';

/**
 * Compares with the lasting PIN, if there is one. `not-taken` after five failures in 15 minutes:
 * then only the mailed PIN opens, so a stranger's guesses lock nobody out. Each outcome takes the same time.
 */
export async function tryLastingPin(
  platform: Platform,
  email: string,
  pin: string,
): Promise<'right' | 'wrong' | 'not-taken'> {
  const now = platform.clock.now();
  const since = later(now, -lastingPinWindow.milliseconds);
  const note = await platform.db
    .transaction()
    .execute((db) => noteLastingPinTry(db, { email, now, since, limit: lastingPinWindow.tries }));
  const advertiser = await findAdvertiser(platform.db, { email });
  const right = await lastingPinMatches(pin, advertiser?.lasting_pin_hash ?? undefined);
  if (note === undefined) return 'not-taken';
  if (!right) return 'wrong';
  await takeBackLastingPinTry(platform.db, note);
  return 'right';
}
