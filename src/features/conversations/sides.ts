import type { Side } from './contract.ts';
import type { Person } from './db-change.ts';
import type { Found, MessageRow, Place } from './db.ts';

/** A timestamp after all earlier messages, even if the clocks of several processes differ. */
export function nextTimestamp(now: Date, lastAt: Date | undefined): Date {
  return lastAt && lastAt >= now ? new Date(lastAt.getTime() + 1) : now;
}

export const otherSide = (side: Side): Side => (side === 'advertiser' ? 'asker' : 'advertiser');

/** The other participant. */
export function otherPerson(found: Found): Person {
  return found.side === 'advertiser'
    ? { id: found.askerId ?? undefined, email: found.askerEmail }
    : { id: found.advertiserId, email: found.advertiserEmail };
}

type Names = { side: Side; askerName: string; advertiserName: string; advertiserSlug: string };

/** What is shown of the other side: only an advertiser has a public page. */
export function otherShown({ side, askerName, advertiserName, advertiserSlug }: Names) {
  return side === 'advertiser' ? { name: askerName } : { name: advertiserName, slug: advertiserSlug };
}

export const isOwn = (side: Side, fromAdvertiser: boolean): boolean =>
  (side === 'advertiser') === fromAdvertiser;

/** Whether an asker's message was sent without proof that the address is theirs. */
export const isUnverifiedSender = (
  row: Pick<MessageRow, 'from_advertiser' | 'sender_id' | 'by_email'>,
  { askerId }: Found,
): boolean => !row.from_advertiser && !row.by_email && (row.sender_id === null || row.sender_id !== askerId);

/** Cursor `milliseconds.uuid`, as defined by the contract. */
export const cursorAfter = ({ at, id }: Place): string => `${at.getTime()}.${id}`;

export function readCursor(cursor: string | undefined): Place | undefined {
  const [at, id] = (cursor ?? '').split('.');
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
