import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database } from '../../platform/platform.ts';
import { isBlocked } from '../accounts/index.ts';
import { type Person, hasStopped } from './db-change.ts';

/**
 * Which side has stopped the other; the other side's stop takes precedence. A blocked account receives nothing.
 */
export async function stoppedBetween(
  db: Database,
  me: Person,
  other: Person,
): Promise<'by-me' | 'by-other' | 'blocked' | undefined> {
  if (other.id && (await isBlocked(db, other.id))) return 'blocked';
  if (await hasStopped(db, other, me)) return 'by-other';
  return (await hasStopped(db, me, other)) ? 'by-me' : undefined;
}

const blockedOther = 'Účet druhé strany je zablokovaný. Zpráva by nikomu nedošla, proto ji neposíláme.';

/** Neither side may write when one has stopped the other, because no reply could come back. */
export async function refuseStopped(
  db: Database,
  sender: Person,
  receiver: Person,
): Promise<Refusal<'messages-not-wanted'> | undefined> {
  const stopped = await stoppedBetween(db, sender, receiver);
  if (stopped === 'by-other') return refuse('messages-not-wanted');
  if (stopped === 'blocked') return refuse('messages-not-wanted', { message: blockedOther });
  return stopped && refuse('messages-not-wanted', { message: 'Zprávy od tohoto člověka máš vypnuté.' });
}
