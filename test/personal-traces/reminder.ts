import { hashOfSecret } from '../../src/features/accounts/index.ts';
import type { TestPlatform } from '../platform.ts';

/** A sent reminder of an outgrown thing, with its key. */
export async function traceReminder({ db, ids, clock }: TestPlatform, email: string): Promise<void> {
  const now = clock.now();
  const id = ids.uuid();
  await db
    .insertInto('size_reminders')
    .values({
      id,
      email,
      state: 'sent',
      category: 'florbalky',
      size: '75',
      attributes: JSON.stringify({ shaftLengthCm: ['75-75'] }),
      month: '2026-01',
      spread: 2,
      created_at: now,
      sent_at: now,
    })
    .execute();
  await db
    .insertInto('size_reminder_keys')
    .values({ key_hash: hashOfSecret(id), email, reminder_id: id, created_at: now })
    .execute();
}
