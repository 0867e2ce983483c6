import { type Refusal, refuse } from '../../contract/errors.ts';
import { confirmDays } from './shapes.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Letters that anybody can have sent, in any hour: enough for a person, too few to fill a stranger's mailbox. */
const hourlyRequests = { address: 5, client: 30 } as const;

export type RequestsSent = { toAddress: number; byClient: number };

export function refuseMoreRequests(sent: RequestsSent): Refusal<'too-many-requests'> | undefined {
  if (sent.toAddress < hourlyRequests.address && sent.byClient < hourlyRequests.client) return undefined;
  return refuse('too-many-requests', { message: 'Dopisů už odešlo hodně. Zkus to za hodinu.' });
}

export type Asked = { wording: string | null; askedAt: Date };

/**
 * Whether a key may begin a subscription: it came in a letter that asked, within the days that letter names, and
 * nobody has signed off since. An older letter must not bring back what its reader has ended.
 */
export function mayConfirm({ wording, askedAt }: Asked, endedAt: Date | null, now: Date): boolean {
  const young = now.getTime() - askedAt.getTime() < confirmDays * day;
  return wording !== null && young && (endedAt === null || askedAt > endedAt);
}
