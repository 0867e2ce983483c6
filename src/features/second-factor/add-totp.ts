import { Secret } from 'otpauth';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { withAttemptLimit } from '../accounts/index.ts';
import type { TotpSetup } from './contract.ts';
import { startSetup, pendingSetup, takePendingSetup } from './db.ts';
import { addVerifiedFactor } from './factors.ts';
import { type Holder, refuseUnconfirmed, type Unconfirmed, setupsPendingSince } from './policy.ts';
import { refuseCode, stepOfCode, totpSetupOf } from './totp.ts';

/** Creates a secret for an authenticator app. It becomes active when a code is entered in the same session. */
export async function startTotp({ db, clock }: Platform, holder: Holder): Promise<TotpSetup | Unconfirmed> {
  const now = clock.now();
  const refusal = await refuseUnconfirmed(db, holder, now);
  if (refusal) return refusal;
  const secret = new Secret({ size: 20 }).base32;
  await startSetup(db, holder.tokenHash, { kind: 'add-totp', value: secret, now });
  return totpSetupOf(secret, holder.email);
}

type Confirmed = { recoveryCodes: string[] };

/** Adds the authenticator app that produced the code. */
export async function confirmTotp(
  platform: Platform,
  holder: Holder,
  { code, name, client }: { code: string; name?: string | undefined; client: string },
): Promise<Confirmed | Unconfirmed | Refusal<'wrong-code' | 'too-many-requests' | 'not-found'>> {
  const { db, clock } = platform;
  const now = clock.now();
  const refusal = await refuseUnconfirmed(db, holder, now);
  if (refusal) return refusal;
  const secret = await pendingSetup(db, holder.tokenHash, 'add-totp', setupsPendingSince(now));
  if (secret === undefined) return refuse('not-found');
  let step: number | undefined;
  const tried = await withAttemptLimit(platform, 'totp', { email: holder.email, client }, async () => {
    step = stepOfCode(secret, code, now);
    return step !== undefined;
  });
  if (tried !== 'right' || step === undefined) return refuseCode(tried === 'wrong');
  const totp_step = step;
  return db.transaction().execute(async (trx) => {
    const taken = await takePendingSetup(trx, holder.tokenHash, 'add-totp', setupsPendingSince(now));
    if (taken !== secret) return refuse('not-found');
    const added = { kind: 'totp', totp_secret: secret, totp_step } as const;
    return addVerifiedFactor(platform, trx, holder, { ...added, name: name ?? 'Aplikace' });
  });
}
