import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { markSecondFactorPassed } from '../accounts/index.ts';
import type {
  CreationAnswer,
  RequestAnswer,
  startPasskey as creation,
  startPasskeyPass as request,
} from './contract.ts';
import {
  startSetup,
  type FactorRow,
  factorsOf,
  isKnownPasskey,
  updatePasskeyCounter,
  takePendingSetup,
} from './db.ts';
import { addVerifiedFactor } from './factors.ts';
import { type Holder, refuseUnconfirmed, type Unconfirmed, setupsPendingSince } from './policy.ts';

/** The relying party of passkeys: the site at its public URL. */
const siteOf = ({ appUrl }: Pick<Config, 'appUrl'>) => {
  const { origin, hostname } = new URL(appUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

const describe = ({ credential_id: id, transports }: FactorRow) =>
  id === null ? [] : [{ id, type: 'public-key' as const, transports: transports ?? [] }];

/** Milliseconds the browser waits for the user to touch their key. */
const timeout = 5 * 60_000;

/** Options for creating a passkey. The session must return the result within a quarter of an hour. */
export async function startPasskey(
  { db, clock, config }: Platform,
  holder: Holder,
): Promise<z.output<(typeof creation)['data']> | Unconfirmed> {
  const now = clock.now();
  const refusal = await refuseUnconfirmed(db, holder, now);
  if (refusal) return refusal;
  const keys = (await factorsOf(db, holder.advertiserId)).flatMap(describe);
  const rpID = siteOf(config).expectedRPID;
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Florbalový bazar',
    rpID,
    userName: holder.email,
    userDisplayName: holder.email,
    userID: new TextEncoder().encode(holder.advertiserId),
  });
  await startSetup(db, holder.tokenHash, { kind: 'add-passkey', value: challenge, now });
  return { challenge, timeout, rp: { ...rp, id: rpID }, user, pubKeyCredParams, excludeCredentials: keys };
}

/** Adds the key created for this session's challenge. */
export async function addPasskey(
  platform: Platform,
  holder: Holder,
  { answer, name }: { answer: CreationAnswer; name?: string | undefined },
): Promise<{ recoveryCodes: string[] } | Unconfirmed | Refusal<'passkey-refused'>> {
  const { db, clock } = platform;
  const now = clock.now();
  const refusal = await refuseUnconfirmed(db, holder, now);
  if (refusal) return refusal;
  const challenge = await takePendingSetup(db, holder.tokenHash, 'add-passkey', setupsPendingSince(now));
  if (challenge === undefined) return refuse('passkey-refused');
  const { transports, ...made } = answer.response;
  const verified = await catchRefusal(platform, () =>
    verifyRegistrationResponse({
      response: { ...answer, response: made },
      expectedChallenge: challenge,
      ...siteOf(platform.config),
      // It follows another proof, so possession of the key is enough.
      requireUserVerification: false,
    }),
  );
  if (isRefusal(verified) || !verified.registrationInfo) return refuse('passkey-refused');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return db.transaction().execute(async (trx) => {
    if (await isKnownPasskey(trx, id)) return refuse('passkey-refused');
    return addVerifiedFactor(platform, trx, holder, {
      kind: 'passkey',
      name: name ?? 'Klíč',
      credential_id: id,
      public_key: Buffer.from(publicKey),
      sign_count: counter,
      transports: transports ?? null,
    });
  });
}

/** Options for signing with one of the account's keys. */
export async function startPasskeyPass(
  { db, clock, config }: Platform,
  holder: Holder,
): Promise<z.output<(typeof request)['data']>> {
  const keys = (await factorsOf(db, holder.advertiserId)).flatMap(describe);
  const rpId = siteOf(config).expectedRPID;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await startSetup(db, holder.tokenHash, { kind: 'pass-passkey', value: challenge, now: clock.now() });
  return { challenge, timeout, rpId, allowCredentials: keys };
}

/** Passes the second factor by a signature of this session's challenge, which is valid once. */
export async function passWithPasskey(
  platform: Platform,
  holder: Holder,
  answer: RequestAnswer,
): Promise<{ passed: true } | Refusal<'passkey-refused'>> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const challenge = await takePendingSetup(db, holder.tokenHash, 'pass-passkey', setupsPendingSince(now));
  const factors = await factorsOf(db, holder.advertiserId);
  const key = factors.find(({ credential_id }) => credential_id === answer.id);
  if (challenge === undefined || !key?.public_key) return refuse('passkey-refused');
  const { public_key, sign_count } = key;
  const verified = await catchRefusal(platform, () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      ...siteOf(config),
      credential: { id: answer.id, publicKey: new Uint8Array(public_key), counter: sign_count ?? 0 },
      requireUserVerification: false,
    }),
  );
  if (isRefusal(verified) || !verified.verified) return refuse('passkey-refused');
  await db.transaction().execute(async (trx) => {
    await updatePasskeyCounter(trx, key.id, verified.authenticationInfo.newCounter, now);
    await markSecondFactorPassed(trx, holder.tokenHash, now);
  });
  return { passed: true };
}

/** The library throws on refusals: another site, another challenge, a wrong signature, a cloned key. */
async function catchRefusal<T>(
  { log }: Pick<Platform, 'log'>,
  verify: () => Promise<T>,
): Promise<T | Refusal<'passkey-refused'>> {
  try {
    return await verify();
  } catch (problem) {
    log.info({ err: problem }, 'A passkey was refused');
    return refuse('passkey-refused');
  }
}
