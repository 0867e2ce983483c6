import type { Viewer } from '../../contract/endpoint.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import type { AdverseAction } from './contract.ts';
import { addDecision, type Decided, setReversed } from './db-decisions.ts';

type Makes = Pick<Platform, 'clock' | 'ids'>;

/** Notes what was decided, with the key of the link by which its advertiser objects. Needs the transaction that does it. */
export async function noteDecision(
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
    /** A decision was taken back; `answer` is what the advertiser was told, where an objection led to it. */
    'notify-reporters': { decisionId: string; answer?: string | undefined };
  }
}

export type Reversal = {
  subject: string;
  action: AdverseAction;
  /** What those who have reported may read of the reason; none where an admin wrote it for the log alone. */
  answer: string | undefined;
};

/** Takes decisions back and lets who has reported know, whoever did it and why. Needs the transaction that does it. */
export async function reverseDecisions(
  { clock, queue }: Pick<Platform, 'clock' | 'queue'>,
  db: Database,
  { subject, action, answer }: Reversal,
): Promise<void> {
  for (const { id } of await setReversed(db, { subject, action, now: clock.now() }))
    await queue.add(db, 'notify-reporters', { decisionId: id, answer });
}
