import type { Viewer } from '../../src/contract/endpoint.ts';
import { hashOfSecret } from '../../src/features/accounts/index.ts';
import type { TestPlatform } from '../platform.ts';

/** A sent report, one that led to a removal, and an objection of each kind. */
export async function traceReports(
  { db, ids, clock }: TestPlatform,
  { advertiserId: id, email }: Viewer,
  { listing, friend }: { listing: number; friend: Viewer },
): Promise<void> {
  const now = clock.now();
  const decided = { reason: 'stopa-nikdy', source: 'reported', decided_at: now } as const;
  const [removed, kept] = [ids.uuid(), ids.uuid()];
  const subject = `listing:${listing}`;
  await db
    .insertInto('admin_notes')
    .values({
      id: ids.uuid(),
      advertiser_id: id,
      author_id: ids.uuid(),
      note: 'Stopa-nikdy: volal kvůli výměně hole.',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('account_views')
    .values({
      id: ids.uuid(),
      advertiser_id: id,
      reason: 'Stopa-nikdy: volal kvůli profilu.',
      started_at: now,
      ends_at: now,
    })
    .execute();
  await db
    .insertInto('decisions')
    .values([
      { ...decided, id: removed, subject, advertiser_id: id, action: 'removed', rule: 'pravidla' },
      { ...decided, id: kept, subject: 'listing:1', action: 'kept', reason: 'V pořádku.', rule: '' },
    ])
    .execute();
  const written = { title: 'Hůl', content: 'Popis', explanation: 'Proč', client: 'stopa', created_at: now };
  const report = (key: string) => ({ ...written, reason: 'fraud' as const, key_hash: hashOfSecret(key) });
  const { number } = await db
    .insertInto('reports')
    .values({
      ...report(`sent ${id}`),
      subject: 'listing:1',
      sender_id: id,
      sender_email: email,
      decision_id: kept,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reports')
    .values({
      ...report(`about ${id}`),
      subject,
      advertiser_id: id,
      explanation: 'Poznávám tě, píše kamarád z týmu.',
      sender_id: friend.advertiserId,
      sender_email: friend.email,
      decision_id: removed,
    })
    .execute();
  await db
    .insertInto('pending_decisions')
    .values({
      id: ids.uuid(),
      subject,
      advertiser_id: id,
      decided_by: ids.uuid(),
      decider_email: 'spravce-stopa@example.cz',
      action: 'removed',
      reason: 'stopa-nikdy',
      rule: 'pravidla',
      up_to: number,
      decided_at: now,
      due_at: now,
    })
    .execute();
  const objection = { message: 'stopa-nikdy', created_at: now };
  await db
    .insertInto('objections')
    .values([
      { ...objection, id: ids.uuid(), decision_id: removed },
      { ...objection, id: ids.uuid(), decision_id: kept, report: number },
    ])
    .execute();
}
