import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { AdvertiserAccount } from './contract.ts';
import { findAdvertiser, updateAdvertiser } from './db.ts';
import { endOtherSessions, findSession } from './db-sessions.ts';
import { queueSecretEmail } from './mail/sign-in-emails.ts';
import { isFresh } from './policy.ts';
import { hashSlowly } from './slow-hash.ts';
import { accountView } from './views.ts';

type Given = { advertiserId: string; tokenHash: string | undefined };
type Answer = Promise<
  AdvertiserAccount | Refusal<'fresh-sign-in-needed' | 'not-signed-in' | 'invalid-input'>
>;

const columns = { password: 'password_hash', pin: 'lasting_pin_hash' } as const;

/** Chooses a lasting PIN and ends every other session, in case a stranger is in one of them. */
export const setLastingPin = (platform: Platform, given: Given & { pin: string }): Answer =>
  setSecret(platform, 'pin', given, given.pin);

/** Chooses a password and ends every other session. */
export const setPassword = (platform: Platform, given: Given & { password: string }): Answer =>
  setSecret(platform, 'password', given, given.password);

/** Asks for a young session, the first time too: a secret makes lasting whatever way in its holder has. The mailbox is notified. */
async function setSecret(
  platform: Platform,
  secret: 'password' | 'pin',
  { advertiserId, tokenHash }: Given,
  chosen: string,
): Answer {
  const { db, clock, ids } = platform;
  const now = clock.now();
  const column = columns[secret];
  const before = await findAdvertiser(db, { id: advertiserId });
  if (!before) return refuse('not-signed-in');
  const session = await findSession(db, { tokenHash: tokenHash ?? '', now });
  if (!session || !isFresh(session.createdAt, now)) return refuse('fresh-sign-in-needed');
  const common = secret === 'password' ? await refuseCommonPassword(chosen, before.email) : undefined;
  if (common) return common;
  const hash = await hashSlowly(chosen, ids.token());
  return db.transaction().execute(async (transaction) => {
    const advertiser = await updateAdvertiser(transaction, advertiserId, { [column]: hash });
    await endOtherSessions(transaction, advertiserId, tokenHash);
    const which = before[column] === null ? 'first' : 'changed';
    await queueSecretEmail(platform, transaction, advertiser.email, { secret, which });
    return accountView(advertiser);
  });
}
