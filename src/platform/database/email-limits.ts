import { sql } from 'kysely';
import type { Database } from '../platform.ts';

const hour = 3_600_000;

/** Kinds of emails sent to an address that the requester has not proven to own yet. */
export type RequestedEmailKind =
  | 'pin'
  | 'receipt'
  | 'watch'
  | 'size-reminder'
  | 'newsletter'
  | 'contact-code';

export type EmailRequest = {
  kind: RequestedEmailKind;
  email: string;
  client: string;
  /** Hash of a browser that has signed in to the account of this address before. */
  browserHash?: string | undefined;
  now: Date;
};

/**
 * Counts a requested email. Returns undefined when it may be sent, otherwise the time from which it may be
 * requested again. Needs a transaction.
 */
export async function countEmail(db: Database, asked: EmailRequest): Promise<Date | undefined> {
  const waitUntil = await emailLimitedUntil(db, asked);
  if (waitUntil) return waitUntil;
  const { kind, email, client, browserHash, now } = asked;
  await db
    .insertInto('email_requests')
    .values({ kind, email, client, browser_hash: browserHash ?? null, sent_at: now })
    .execute();
  return undefined;
}

/** Like `countEmail`, without counting. Locks the address and the client until the transaction ends. */
export async function emailLimitedUntil(db: Database, asked: EmailRequest): Promise<Date | undefined> {
  const { email, client, now } = asked;
  for (const subject of [`to ${email}`, `by ${client}`])
    await sql`select pg_advisory_xact_lock(hashtext('email-requests'), hashtext(${subject}))`.execute(db);
  const sent = await db
    .selectFrom('email_requests')
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .where((row) => row.or([row('email', '=', email), row('client', '=', client)]))
    .select(['kind', 'email', 'client', 'browser_hash as browserHash', 'sent_at as sentAt'])
    .orderBy('sent_at')
    .execute();
  return limitedUntil(sent, asked);
}

type Sent = { kind: string; email: string; client: string; browserHash: string | null; sentAt: Date };

/** Limits per hour. */
const hourly = {
  /** PINs to one address for one client, or for one known browser. */
  pins: 5,
  /** All other emails to one address, whoever requests them. */
  others: 5,
  /** Emails to one address beyond which a PIN is sent only to a client that has not had one yet. */
  toAddress: 10,
  /** Emails to one address beyond which a PIN is sent only to known browsers. */
  toAddressInAll: 30,
  byClient: 30,
} as const;

/**
 * Until when one more email must wait; undefined when it may be sent now. A known browser has its own
 * allowance, and a client that has not asked yet gets a first PIN even after others used up theirs: so a
 * stranger can neither lock the owner out nor flood a mailbox (docs/decisions/0006).
 */
export function limitedUntil(sent: readonly Sent[], asked: EmailRequest): Date | undefined {
  const { kind, email, client, browserHash } = asked;
  const toAddress = sent.filter((each) => each.email === email);
  if (browserHash !== undefined && kind === 'pin') {
    return until(
      toAddress.filter((each) => each.browserHash === browserHash),
      hourly.pins,
    );
  }
  const byStrangers = sent.filter((each) => each.browserHash === null);
  const toIt = byStrangers.filter((each) => each.email === email);
  const byIt = byStrangers.filter((each) => each.client === client);
  const ofClient = until(byIt, hourly.byClient);
  if (kind !== 'pin') {
    return (
      ofClient ??
      until(
        toIt.filter((each) => each.kind !== 'pin'),
        hourly.others,
      )
    );
  }
  const pins = toIt.filter((each) => each.kind === 'pin' && each.client === client);
  const inAll = pins.length === 0 ? hourly.toAddressInAll : hourly.toAddress;
  return ofClient ?? until(pins, hourly.pins) ?? until(toIt, inAll);
}

/** When the oldest of the last `limit` emails stops counting. */
function until(sent: readonly Sent[], limit: number): Date | undefined {
  const binding = sent.at(-limit);
  return binding && new Date(binding.sentAt.getTime() + hour);
}

/** Deletes requests that no longer count. */
export async function sweepEmailRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('email_requests').where('sent_at', '<=', before).execute();
}
