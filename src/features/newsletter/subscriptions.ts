import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { currentWording } from './rules.ts';
import {
  openByKey,
  storeRequest,
  subscriberOf,
  addKey,
  endSubscription,
  subscribe,
} from './db-subscribers.ts';
import { confirmNewsletterEmail, unsubscribeEmail } from './mail/newsletter-emails.ts';
import { mayConfirm } from './policy.ts';
import type { SubscriptionState } from './contract-shapes.ts';
import type { Viewer } from '../../contract/endpoint.ts';

type Asking = { email: string; client: string };
type TooMany = Refusal<'too-many-requests'>;

/** Counts an email that anybody can trigger; refuses it beyond the limit. */
async function countRequest(platform: Platform, db: Database, asking: Asking): Promise<TooMany | undefined> {
  const full = await countEmail(db, { kind: 'newsletter', ...asking, now: platform.clock.now() });
  if (!full) return undefined;
  return refuse('too-many-requests', { message: 'Moc žádostí za sebou. Zkus to za hodinu.' });
}

async function sendConfirmation(platform: Platform, db: Database, email: string): Promise<void> {
  const { clock, ids } = platform;
  const wording = currentWording;
  const { id } = await storeRequest(db, { id: ids.uuid(), email, wording, askedAt: clock.now() });
  const key = await createKey({ ...platform, db }, id, wording);
  await queueEmail(platform, db, confirmNewsletterEmail, email, { key });
}

/** Mails a confirmation request to an address; neither the response nor the email reveals what is stored for it. */
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

/** Mails a new confirmation request to the holder of an earlier email; nothing starts before they confirm. */
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
      const key = await createKey({ ...platform, db }, subscriber.id);
      await queueEmail(platform, db, unsubscribeEmail, asking.email, { key });
    }
    return { sentTo: asking.email };
  });
}

type Answer = { state: SubscriptionState };
type NotValid = Refusal<'link-not-valid'>;

/** What an email's key allows. Reading it changes nothing, as mail scanners open links too. */
export async function newsletterOfKey(
  { db, clock }: Platform,
  key: string,
): Promise<(Answer & { confirms: boolean }) | NotValid> {
  return db.transaction().execute(async (trx) => {
    const opened = await openByKey(trx, hashOfSecret(key));
    if (!opened) return refuse('link-not-valid');
    const { state, ended_at } = opened.subscriber;
    return { state, confirms: mayConfirm(opened, ended_at, clock.now()) };
  });
}

/** Starts a subscription: having the email's key proves access to the mailbox. */
export async function confirmNewsletter({ db, clock }: Platform, key: string): Promise<Answer | NotValid> {
  return db.transaction().execute(async (trx) => {
    const opened = await openByKey(trx, hashOfSecret(key));
    if (!opened) return refuse('link-not-valid');
    const { subscriber, wording, askedAt } = opened;
    if (subscriber.state === 'subscribed') return { state: 'subscribed' };
    const now = clock.now();
    if (wording === null || !mayConfirm(opened, subscriber.ended_at, now)) return refuse('link-not-valid');
    await subscribe(trx, subscriber.id, { wording, askedAt, now });
    return { state: 'subscribed' };
  });
}

/** Ends a subscription. Idempotent, and also valid before the confirmation. */
export async function unsubscribe({ db, clock }: Platform, key: string): Promise<Answer | NotValid> {
  return db.transaction().execute(async (trx) => {
    const opened = await openByKey(trx, hashOfSecret(key));
    if (!opened) return refuse('link-not-valid');
    await endSubscription(trx, opened.subscriber.id, clock.now());
    return { state: 'signed-off' };
  });
}

type Place = Pick<Platform, 'db' | 'ids' | 'clock'>;

/**
 * Creates a key for one email; `wording` is set only for a confirmation request. Keys of earlier emails stay valid.
 */
export async function createKey(
  { db, ids, clock }: Place,
  subscriberId: string,
  wording: string | null = null,
): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), subscriberId, wording, now: clock.now() });
  return key;
}

type Mine = Pick<Viewer, 'email'>;

export async function ownNewsletter(
  { db }: Pick<Platform, 'db'>,
  { email }: Mine,
): Promise<{ state: SubscriptionState }> {
  return { state: (await subscriberOf(db, email))?.state ?? 'none' };
}

/** Subscribes or unsubscribes a signed-in advertiser, whose address is proven. */
export async function setOwnNewsletter(
  platform: Platform,
  viewer: Mine,
  wanted: boolean,
): Promise<{ state: SubscriptionState }> {
  const { ids, clock } = platform;
  const now = clock.now();
  const { email } = viewer;
  return platform.db.transaction().execute(async (db) => {
    if (wanted) {
      const asked = { wording: currentWording, askedAt: now };
      const { id } = await storeRequest(db, { ...asked, id: ids.uuid(), email });
      await subscribe(db, id, { ...asked, now });
    } else {
      const subscriber = await subscriberOf(db, email);
      if (subscriber) await endSubscription(db, subscriber.id, now);
    }
    return ownNewsletter({ db }, viewer);
  });
}
