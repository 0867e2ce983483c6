import type { Viewer } from '../../contract/endpoint.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import type { AdverseAction } from './contract.ts';
import { addDecision, type Decided, setReversed } from './db-decisions.ts';

type Makes = Pick<Platform, 'clock' | 'ids'>;

/**
 * Stores a decision with the key of the advertiser's link for objecting. Must run in the transaction that carries it
 * out.
 */
export async function recordDecision(
  { clock, ids }: Makes,
  db: Database,
  admin: Pick<Viewer, 'advertiserId'>,
  decided: Decided,
): Promise<{ id: string; key: string }> {
  const [id, key] = [ids.uuid(), ids.token()];
  await addDecision(db, {
    ...decided,
    id,
    keyHash: hashOfSecret(key),
    decidedAt: clock.now(),
    decidedBy: admin.advertiserId,
  });
  return { id, key };
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** A decision was reversed; `answer` is what the advertiser was informed of when an objection led to it. */
    'notify-reporters': { decisionId: string; answer?: string | undefined };
  }
}

export type Reversal = {
  subject: string;
  action: AdverseAction;
  /** The part of the reason that reporters may read; undefined when an admin wrote it only for the audit log. */
  answer: string | undefined;
};

/**
 * Marks decisions as reversed and queues notifications of their reporters. Must run in the transaction that reverses
 * them.
 */
export async function reverseDecisions(
  { clock, queue }: Pick<Platform, 'clock' | 'queue'>,
  db: Database,
  { subject, action, answer }: Reversal,
): Promise<void> {
  for (const { id } of await setReversed(db, { subject, action, now: clock.now() }))
    await queue.add(db, 'notify-reporters', { decisionId: id, answer });
}
