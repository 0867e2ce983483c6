import type { Platform } from '../../platform/platform.ts';
import { type Asking, askerOf } from './asker.ts';
import { findAdvertiser } from './db.ts';
import { countFailures, noteTry, takeBackTry } from './db-sign-in.ts';
import { judgeTry } from './policy.ts';
import { matchesSlowHash } from './secrets.ts';

const storedIn = { pin: 'lasting_pin_hash', password: 'password_hash' } as const;

/**
 * Compares with the lasting PIN or the password, if there is one. `not-taken` after too many failures of the asker, or
 * of all strangers together: then only the mailed PIN opens. `too-many` says that a client guesses at one address after
 * another. Neither depends on whether there is an account, and neither costs us a comparison; what is compared takes
 * the same time with an account and without.
 */
export async function tryLastingSecret(
  platform: Platform,
  secret: 'pin' | 'password',
  { typed, ...asking }: Asking & { typed: string },
): Promise<'right' | 'wrong' | 'not-taken' | 'too-many'> {
  const { email } = asking;
  const begun = await platform.db.transaction().execute(async (db) => {
    const tried = { secret, email, now: platform.clock.now(), ...(await askerOf(db, asking)) };
    const knownBrowser = tried.browserHash !== undefined;
    const judged = judgeTry(await countFailures(db, tried), { knownBrowser });
    return judged === 'taken' ? noteTry(db, tried) : judged;
  });
  if (typeof begun === 'string') return begun;
  const advertiser = await findAdvertiser(platform.db, { email });
  const right = await matchesSlowHash(typed, advertiser?.[storedIn[secret]] ?? undefined).catch(
    async (busy: unknown) => {
      await takeBackTry(platform.db, begun);
      throw busy;
    },
  );
  if (!right) return 'wrong';
  await takeBackTry(platform.db, begun);
  return 'right';
}
