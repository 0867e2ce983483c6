import { isRefusal } from '../src/contract/errors.ts';
import type { Session } from '../src/features/accounts/contract.ts';
import { hashOfSecret, markSecondFactorPassed } from '../src/features/accounts/index.ts';
import { signIn } from '../src/features/accounts/sign-in.ts';
import { startSignIn } from '../src/features/accounts/start-sign-in.ts';
import type { TestPlatform } from './platform.ts';

export type Asked = { challengeId: string; browserKey: string; pin: string; client: string };

/** Requests a PIN like a browser and reads it from the email. */
export async function askForPin(platform: TestPlatform, email: string, client = email): Promise<Asked> {
  const browserKey = platform.ids.token();
  const challenge = await startSignIn(platform, { email, browserKey, client });
  if (isRefusal(challenge)) throw new Error(`No PIN: ${challenge.refused}`);
  return { challengeId: challenge.id, browserKey, client, pin: await lastMailedPin(platform, email) };
}

/** The latest PIN mailed to an address; other emails to it may have been sent later. */
export async function lastMailedPin(platform: TestPlatform, email: string): Promise<string> {
  await platform.runJobs();
  const pins = platform.emails
    .filter(({ to }) => to === email)
    .map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0]);
  const pin = pins.findLast((each) => each !== undefined);
  if (!pin) throw new Error(`No email with a PIN reached ${email}`);
  return pin;
}

/** Signs in by a mailed PIN; creates the account for a new address. */
export async function signedIn(platform: TestPlatform, email: string): Promise<Session> {
  const session = await signIn(platform, await askForPin(platform, email));
  if (isRefusal(session)) throw new Error(`Not signed in: ${session.refused}`);
  return session;
}

/** Signs in a moderator or admin, with the second factor passed. */
export async function signedInWithFactor(platform: TestPlatform, email: string): Promise<Session> {
  const session = await signedIn(platform, email);
  await markSecondFactorPassed(platform.db, hashOfSecret(session.token), platform.clock.now());
  return session;
}

/** The hash of a new session. */
export async function freshSession(platform: TestPlatform, advertiserId: string): Promise<string> {
  const token_hash = hashOfSecret(platform.ids.token());
  const now = platform.clock.now();
  const expires_at = new Date(now.getTime() + 3_600_000);
  await platform.db
    .insertInto('sessions')
    .values({ token_hash, advertiser_id: advertiserId, created_at: now, expires_at })
    .execute();
  return token_hash;
}
