import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { currentWording } from './rules.ts';
import { openByKey } from './db-keys.ts';
import { noteRequest, subscriberOf } from './db-subscribers.ts';
import { giveKey } from './by-key.ts';
import { confirmEmail, unsubscribeEmail } from './mail/newsletter-emails.ts';

type Asking = { email: string; client: string };
type TooMany = Refusal<'too-many-requests'>;

/** Counts an email that anybody can have sent, or refuses it. */
async function countRequest(platform: Platform, db: Database, asking: Asking): Promise<TooMany | undefined> {
  const full = await countEmail(db, { kind: 'newsletter', ...asking, now: platform.clock.now() });
  if (!full) return undefined;
  return refuse('too-many-requests', { message: 'Moc žádostí za sebou. Zkus to za hodinu.' });
}

async function sendConfirmation(platform: Platform, db: Database, email: string): Promise<void> {
  const { config, clock, ids, queue } = platform;
  const wording = currentWording;
  const { id } = await noteRequest(db, { id: ids.uuid(), email, wording, askedAt: clock.now() });
  const key = await giveKey({ ...platform, db }, id, wording);
  await queue.add(db, 'send-email', await confirmEmail(config, { to: email, key }));
}

/** Asks a mailbox whether it wants the newsletter; what is known of it shows neither here nor in the email. */
export async function requestNewsletter(
  platform: Platform,
  asking: Asking,
): Promise<{ sentTo: string } | TooMany> {
  return platform.db.transaction().execute(async (db) => {
    const refusal = await countRequest(platform, db, asking);
    if (refusal) return refusal;
    await sendConfirmation(platform, db, asking.email);
    return { sentTo: asking.email };
  });
}

/** Asks again whoever holds an earlier email; nothing begins before they confirm. */
export async function resubscribe(
  platform: Platform,
  { key, client }: { key: string; client: string },
): Promise<{ sent: true } | Refusal<'link-not-valid'> | TooMany> {
  return platform.db.transaction().execute(async (db) => {
    const opened = await openByKey(db, hashOfSecret(key));
    if (!opened) return refuse('link-not-valid');
    const { email } = opened.subscriber;
    const refusal = await countRequest(platform, db, { email, client });
    if (refusal) return refusal;
    await sendConfirmation(platform, db, email);
    return { sent: true };
  });
}

/** Mails the unsubscribe link to a subscriber. For any other address nothing is sent, and the response is the same. */
export async function requestUnsubscribeEmail(
  platform: Platform,
  asking: Asking,
): Promise<{ sentTo: string } | TooMany> {
  return platform.db.transaction().execute(async (db) => {
    const refusal = await countRequest(platform, db, asking);
    if (refusal) return refusal;
    const subscriber = await subscriberOf(db, asking.email);
    if (subscriber?.state === 'subscribed') {
      const key = await giveKey({ ...platform, db }, subscriber.id);
      const message = await unsubscribeEmail(platform.config, { to: asking.email, key });
      await platform.queue.add(db, 'send-email', message);
    }
    return { sentTo: asking.email };
  });
}
