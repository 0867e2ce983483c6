import type { Platform } from '../../platform/platform.ts';
import { findAdvertiser } from './db.ts';
import { countFailures, noteTry, takeBackTry } from './db-tries.ts';
import { lastingPinWindow, later, passwordTriesOfClient } from './policy.ts';
import { matchesSlowHash } from './slow-hash.ts';

type Attempt = { email: string; typed: string; client?: string };

const storedIn = { pin: 'lasting_pin_hash', password: 'password_hash' } as const;

/**
 * Compares with the lasting PIN or the password, if there is one. `not-taken` after five failures in 15 minutes:
 * then only the mailed PIN opens, so a stranger's guesses lock nobody out. `too-many` tells a client that guesses at
 * one address after another. Neither depends on whether there is an account, and neither costs us a comparison; what
 * is compared takes the same time with an account and without.
 */
export async function tryLastingSecret(
  platform: Platform,
  secret: 'pin' | 'password',
  { email, typed, client }: Attempt,
): Promise<'right' | 'wrong' | 'not-taken' | 'too-many'> {
  const now = platform.clock.now();
  const since = later(now, -lastingPinWindow.milliseconds);
  const tried = { secret, email, now, since, ...(client === undefined ? {} : { client }) };
  const begun = await platform.db.transaction().execute(async (db) => {
    const { ofAddress, byClient } = await countFailures(db, tried);
    if (byClient >= passwordTriesOfClient) return 'too-many';
    const taken = ofAddress < lastingPinWindow.tries;
    // A caller who is limited is counted even while nothing is compared.
    return { taken, note: taken || client !== undefined ? await noteTry(db, tried) : undefined };
  });
  if (begun === 'too-many') return begun;
  if (!begun.taken || begun.note === undefined) return 'not-taken';
  const advertiser = await findAdvertiser(platform.db, { email });
  const right = await matchesSlowHash(typed, advertiser?.[storedIn[secret]] ?? undefined);
  if (!right) return 'wrong';
  await takeBackTry(platform.db, begun.note);
  return 'right';
}
