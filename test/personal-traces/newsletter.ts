import { hashOfSecret } from '../../src/features/accounts/index.ts';
import type { TestPlatform } from '../platform.ts';

/** A newsletter subscription with a key, a pending request and a sent issue. */
export async function traceNewsletter(
  { db, ids, clock }: TestPlatform,
  email: string,
  client: string,
): Promise<void> {
  const now = clock.now();
  const id = ids.uuid();
  const consent = { wording: '2026-11', asked_at: now, confirmed_at: now };
  await db
    .insertInto('newsletter_subscribers')
    .values({ id, email, state: 'subscribed', ...consent })
    .execute();
  await db
    .insertInto('newsletter_keys')
    .values({ key_hash: hashOfSecret(id), subscriber_id: id, created_at: now })
    .execute();
  await db.insertInto('newsletter_requests').values({ email, client, sent_at: now }).execute();
  const mail = { id: ids.uuid(), subject: 'Novinky', body: 'Text', changed_at: now };
  await db
    .insertInto('newsletter_letters')
    .values({ ...mail, state: 'sending', started_at: now, recipients: 1 })
    .execute();
  await db
    .insertInto('newsletter_deliveries')
    .values({ letter_id: mail.id, subscriber_id: id, outcome: 'taken', queued_at: now, done_at: now })
    .execute();
}
