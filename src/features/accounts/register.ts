import type { Refusal } from '../../contract/errors.ts';
import { emailsFullUntil } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { Challenge } from './contract.ts';
import { askerOf } from './asker.ts';
import { refuseMorePins } from './policy.ts';
import { shortName } from './rules.ts';
import { hashSlowly } from './secrets.ts';
import { startSignIn } from './start-sign-in.ts';

type Given = {
  email: string;
  name?: string | undefined;
  password: string;
  browserKey: string;
  client: string;
};

/**
 * Mails a PIN; the password holds once it comes back. Never looks whether the address is known: whoever has an
 * account and proves the address again gets the new password for it.
 */
export async function register(
  platform: Platform,
  { email, name, password, browserKey, client }: Given,
): Promise<Challenge | Refusal<'too-many-requests' | 'invalid-input'>> {
  const now = platform.clock.now();
  const common = await refuseCommonPassword(password, email);
  if (common) return common;
  // Looked at first, so that nobody makes us hash for nothing; counted again where the email is added.
  const fullUntil = await platform.db.transaction().execute(async (db) => {
    const asker = await askerOf(db, { email, client, browserKey });
    return emailsFullUntil(db, { kind: 'pin', email, ...asker, now });
  });
  const refusal = refuseMorePins(fullUntil);
  if (refusal) return refusal;
  const passwordHash = await hashSlowly(password, platform.ids.token());
  // A surname is not kept at all: the form says that only its first letter is shown.
  const shown = name === undefined ? undefined : shortName(name);
  const onceProven = { name: shown, passwordHash };
  return startSignIn(platform, { email, browserKey, client, onceProven });
}
