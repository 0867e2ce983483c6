import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { addKey, openByKey } from './db-keys.ts';
import { endSubscription, subscribe } from './db-subscribers.ts';
import { mayConfirm } from './policy.ts';
import type { SubscriptionState } from './contract-shapes.ts';

type Answer = { state: SubscriptionState };
type NotValid = Refusal<'link-not-valid'>;

/** What an email's key opens. Looking changes nothing: programs that check emails look too. */
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

/** Begins a subscription: whoever holds the email's key reads the mailbox. */
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

/** Ends a subscription. Pressing twice, or before confirming, unsubscribes just the same. */
export async function unsubscribe({ db, clock }: Platform, key: string): Promise<Answer | NotValid> {
  return db.transaction().execute(async (trx) => {
    const opened = await openByKey(trx, hashOfSecret(key));
    if (!opened) return refuse('link-not-valid');
    await endSubscription(trx, opened.subscriber.id, clock.now());
    return { state: 'signed-off' };
  });
}

type Place = Pick<Platform, 'db' | 'ids' | 'clock'>;

/** A new key for one email; `wording` only where the email asks. Keys of earlier emails go on working. */
export async function giveKey(
  { db, ids, clock }: Place,
  subscriberId: string,
  wording: string | null = null,
): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), subscriberId, wording, now: clock.now() });
  return key;
}
