import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ResponseBodyError,
} from 'openid-client';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerReturnUrl } from '../../../contract/urls.ts';
import { type Challenge, type ProviderProof, publicName, type Session } from '../contract.ts';
import { addIdentity, advertiserOfIdentity } from '../db-sign-in.ts';
import { findAdvertiser, type Identity } from '../db.ts';
import { findOrCreateAdvertiser } from '../find-or-create-advertiser.ts';
import { shortName } from '../rules.ts';
import { type SessionOrigin, openSession } from '../sessions.ts';
import { startSignIn } from '../start-sign-in.ts';
import type { Person, ProviderClient } from './provider.ts';

/** Errors of the network or of an outage page in place of the response, as opposed to an invalid response. */
const outOfReach = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Distinguishes a provider that is down from a response that is invalid: refused, forged or replayed. */
function refuseFailure(
  log: Platform['log'],
  { provider }: ProviderClient,
  problem: unknown,
): Refusal<'provider-failed' | 'provider-refused'> {
  log.warn({ err: problem, provider }, 'signing in by an account elsewhere failed');
  const answered =
    problem instanceof AuthorizationResponseError ||
    problem instanceof ResponseBodyError ||
    (problem instanceof ClientError && !outOfReach.has(String(problem.code)));
  return refuse(answered ? 'provider-refused' : 'provider-failed');
}

type Given = {
  answer: string;
  proof: ProviderProof;
  browserKey: string;
  device?: string | undefined;
  client: string;
};
type Outcome =
  | { outcome: 'signed-in'; session: Session }
  | { outcome: 'prove-address'; challenge: Challenge };

/**
 * Exchanges a provider's response for a session; an address the provider has not verified requires a mailed PIN.
 */
export async function finishProviderSignIn(
  platform: Platform,
  client: ProviderClient | undefined,
  given: Given,
): Promise<
  | Outcome
  | Refusal<
      | 'not-found'
      | 'provider-failed'
      | 'provider-refused'
      | 'provider-without-email'
      | 'account-blocked'
      | 'too-many-requests'
    >
> {
  if (!client) return refuse('not-found');
  const person = await askWho(platform, client, given);
  if (isRefusal(person)) return person;
  const identity = { provider: client.provider, subject: person.subject };
  const session = await openByIdentity(platform, identity, person, {
    device: given.device,
    browserKey: given.browserKey,
  });
  if (isRefusal(session)) return session;
  if (session) return { outcome: 'signed-in', session };
  if (person.email === undefined) return refuse('provider-without-email');
  const { browserKey, client: caller } = given;
  const onceProven = { identity, name: nameOf(person) };
  const asked = { email: person.email, browserKey, client: caller, onceProven };
  const challenge = await startSignIn(platform, asked);
  return isRefusal(challenge) ? challenge : { outcome: 'prove-address', challenge };
}

async function askWho(
  { config, log }: Platform,
  client: ProviderClient,
  { answer, proof }: Given,
): Promise<Person | Refusal<'provider-failed' | 'provider-refused'>> {
  const back = new URL(`${config.appUrl}${providerReturnUrl(client.provider)}`);
  back.search = answer;
  try {
    const connection = await client.connect();
    const tokens = await authorizationCodeGrant(connection, back, {
      pkceCodeVerifier: proof.verifier,
      expectedState: proof.state,
      ...(client.openId ? { expectedNonce: proof.nonce, idTokenExpected: true } : {}),
    });
    return (await client.person(connection, tokens)) ?? refuse('provider-refused');
  } catch (problem) {
    return refuseFailure(log, client, problem);
  }
}

/**
 * A session of the account linked to this identity, or to be linked now: both sides must have verified the
 * address. Otherwise anyone who entered someone's address in a form, here or there, would share their account.
 */
function openByIdentity(
  platform: Platform,
  identity: Identity,
  person: Person,
  openedIn: SessionOrigin,
): Promise<Session | Refusal<'account-blocked'> | undefined> {
  return platform.db.transaction().execute(async (db) => {
    const joined = await advertiserOfIdentity(db, identity);
    if (joined) return openSession(platform, db, joined, openedIn);
    const { email } = person;
    if (email === undefined || !person.emailVerified) return undefined;
    const known = await findAdvertiser(db, { email });
    if (known && known.email_verified_at === null) return undefined;
    const name = nameOf(person);
    const details = { email, verified: true, ...(name === undefined ? {} : { publicName: name }) };
    const advertiser = known ?? (await findOrCreateAdvertiser(db, platform, details));
    await addIdentity(db, identity, advertiser.id, platform.clock.now());
    return openSession(platform, db, advertiser, openedIn);
  });
}

/** A short name such as „Tomáš V.“, if the provider's value is a valid name. */
function nameOf({ name }: Person): string | undefined {
  const read = publicName.safeParse(name);
  return read.success ? shortName(read.data) : undefined;
}

/** The provider's URL, and the state that the same browser has to bring back. The server stores nothing. */
export async function startProviderSignIn(
  { config, ids, log }: Platform,
  client: ProviderClient | undefined,
): Promise<{ address: string; proof: ProviderProof } | Refusal<'not-found' | 'provider-failed'>> {
  if (!client) return refuse('not-found');
  const proof = { state: ids.token(), nonce: ids.token(), verifier: ids.token() };
  try {
    const address = buildAuthorizationUrl(await client.connect(), {
      redirect_uri: config.appUrl + providerReturnUrl(client.provider),
      scope: client.scope,
      state: proof.state,
      code_challenge: await calculatePKCECodeChallenge(proof.verifier),
      code_challenge_method: 'S256',
      ...(client.openId ? { nonce: proof.nonce } : {}),
    });
    return { address: address.href, proof };
  } catch (problem) {
    refuseFailure(log, client, problem);
    return refuse('provider-failed');
  }
}
