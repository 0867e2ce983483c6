import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from './contract.ts';
import { findAdvertiser } from './db.ts';
import { openSession } from './sessions.ts';
import { tryLastingSecret } from './try-lasting-secret.ts';

type Given = {
  email: string;
  password: string;
  device?: string | undefined;
  browserKey?: string | undefined;
  client: string;
};

/** Exchanges an address and its password for a token; an unknown address answers as a wrong password does. */
export async function signInWithPassword(
  platform: Platform,
  { email, password, device, browserKey, client }: Given,
): Promise<Session | Refusal<'wrong-password' | 'account-blocked' | 'too-many-requests'>> {
  const typed = password.normalize('NFKC');
  const outcome = await tryLastingSecret(platform, 'password', { email, typed, client, browserKey });
  if (outcome === 'too-many') return refuse('too-many-requests');
  // The same for every address, so it reveals nothing about this one.
  if (outcome === 'not-taken')
    return refuse('wrong-password', {
      message: 'Moc špatných pokusů. Teď tě přihlásí jen PIN z e-mailu.',
    });
  const advertiser = await findAdvertiser(platform.db, { email });
  if (outcome === 'wrong' || !advertiser) return refuse('wrong-password');
  return openSession(platform, platform.db, advertiser, { device, browserKey });
}
