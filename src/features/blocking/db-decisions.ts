import type { Database } from '../../platform/platform.ts';
import type { z } from 'zod';
import {
  type AdverseAction,
  adverseActions,
  type BlockSource,
  type DecisionAction,
  seenFacts,
} from './contract.ts';

/** Snapshot of a listing at the time of a decision. */
export type Seen = { title: string; content: string; facts: z.output<typeof seenFacts> };

/** An admin's decision about content or an account. */
export type Decided = {
  /** Audit subject: `listing:1`, `advertiser:…`. */
  subject: string;
  /** The owner, when known. */
  advertiserId: string | undefined;
  action: DecisionAction;
  reason: string;
  /** Empty when no action was taken. */
  rule: string;
  source: BlockSource;
  /** Snapshot of the listing at that time; only for listings. */
  seen?: Seen | undefined;
};

export async function addDecision(
  db: Database,
  {
    advertiserId,
    keyHash,
    decidedAt,
    decidedBy,
    seen,
    ...rest
  }: Decided & { id: string; keyHash: string; decidedAt: Date; decidedBy: string },
): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      ...rest,
      advertiser_id: advertiserId ?? null,
      key_hash: keyHash,
      decided_at: decidedAt,
      decided_by: decidedBy,
      seen_title: seen?.title ?? null,
      seen_content: seen?.content ?? null,
      seen_facts: seen ? JSON.stringify(seen.facts) : null,
    })
    .execute();
}

export type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

type By = { id: string } | { keyHash: string } | { subject: string; advertiserId: string | undefined };

/** A decision by its id or the advertiser's key, or the latest one against an advertiser's content. */
export async function findDecision(db: Database, by: By) {
  const query = db
    .selectFrom('decisions')
    .select(['id', 'subject', 'advertiser_id as advertiserId', 'action', 'reason', 'rule'])
    .select(['seen_title as seenTitle'])
    .select(['decided_at as decidedAt', 'reversed_at as reversedAt']);
  if ('id' in by) return query.where('id', '=', by.id).executeTakeFirst();
  const against = query.where('action', 'in', adverseActions);
  if ('keyHash' in by) return against.where('key_hash', '=', by.keyHash).executeTakeFirst();
  return against
    .where('subject', '=', by.subject)
    .where('advertiser_id', '=', by.advertiserId ?? null)
    .orderBy('decided_at', 'desc')
    .executeTakeFirst();
}

/** The listing as the latest decision not yet reversed saw it; undefined when that stored no content. */
export async function lastSeen(
  db: Database,
  { subject, action }: { subject: string; action: AdverseAction },
): Promise<Seen | undefined> {
  const decision = await db
    .selectFrom('decisions')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('reversed_at', 'is', null)
    .orderBy('decided_at', 'desc')
    .select(['seen_title as title', 'seen_content as content', 'seen_facts as facts'])
    .executeTakeFirst();
  if (!decision || decision.title === null) return undefined;
  return { title: decision.title, content: decision.content ?? '', facts: seenFacts.parse(decision.facts) };
}

/** Marks decisions as reversed once the content or account is restored; returns them. */
export async function setReversed(
  db: Database,
  { subject, action, now }: { subject: string; action: AdverseAction; now: Date },
): Promise<{ id: string }[]> {
  return db
    .updateTable('decisions')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('reversed_at', 'is', null)
    .set({ reversed_at: now })
    .returning('id')
    .execute();
}
