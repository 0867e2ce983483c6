import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnSession, OwnSignIn } from './contract.ts';
import { findAdvertiser } from './db.ts';
import { providersOf } from './db-identities.ts';
import { type SessionRow, endOwnSession, sessionsOf } from './db-sessions.ts';
import { isFresh } from './policy.ts';

type Asking = { advertiserId: string; tokenHash: string | undefined };

/** How the account is opened, and where it is open now. */
export async function getOwnSignIn(
  { db, clock }: Platform,
  { advertiserId, tokenHash }: Asking,
): Promise<OwnSignIn | Refusal<'not-signed-in'>> {
  const now = clock.now();
  const advertiser = await findAdvertiser(db, { id: advertiserId });
  if (!advertiser) return refuse('not-signed-in');
  const sessions = await sessionsOf(db, advertiserId, now);
  const current = sessions.find((session) => session.tokenHash === tokenHash);
  return {
    email: advertiser.email,
    hasPassword: advertiser.password_hash !== null,
    hasLastingPin: advertiser.lasting_pin_hash !== null,
    providers: await providersOf(db, advertiserId),
    fresh: current !== undefined && isFresh(current.createdAt, now),
    sessions: sessions.map((session) => sessionView(session, session === current)),
  };
}

const sessionView = ({ id, device, createdAt, lastUsedAt }: SessionRow, current: boolean): OwnSession => ({
  id,
  current,
  device: device ?? undefined,
  since: createdAt.toISOString(),
  lastUsed: (lastUsedAt ?? createdAt).toISOString(),
});

/** Signs one own session out, wherever it is; of others' sessions nothing is said. */
export async function signOutElsewhere(
  { db }: Platform,
  advertiserId: string,
  id: string,
): Promise<{ signedOut: true } | Refusal<'not-found'>> {
  return (await endOwnSession(db, advertiserId, id)) ? { signedOut: true } : refuse('not-found');
}
