import { sql } from 'kysely';
import type { Database } from '../platform.ts';

const hour = 3_600_000;

/** Emails to an address that nobody has proven yet to be the asker's, by what they are about. */
export type AskedEmailKind = 'pin' | 'receipt' | 'watch' | 'size-reminder' | 'newsletter' | 'contact-code';

export type EmailAsked = {
  kind: AskedEmailKind;
  email: string;
  client: string;
  /** Of a browser in which the account of the address was opened before. */
  browserHash?: string | undefined;
  now: Date;
};

/** Counts an email that somebody asks for, or says from when it may be asked for again. Needs a transaction. */
export async function countEmail(db: Database, asked: EmailAsked): Promise<Date | undefined> {
  const waitUntil = await emailsFullUntil(db, asked);
  if (waitUntil) return waitUntil;
  const { kind, email, client, browserHash, now } = asked;
  await db
    .insertInto('email_requests')
    .values({ kind, email, client, browser_hash: browserHash ?? null, sent_at: now })
    .execute();
  return undefined;
}

/** The same without counting. Nobody else counts the address or the client until the transaction ends. */
export async function emailsFullUntil(db: Database, asked: EmailAsked): Promise<Date | undefined> {
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
  return fullUntil(sent, asked);
}

type Sent = { kind: string; email: string; client: string; browserHash: string | null; sentAt: Date };

/** Emails in any hour. */
const hourly = {
  /** PINs to one address for one client, or for one known browser. */
  pins: 5,
  /** Of everything else to one address, whoever asks. */
  others: 5,
  /** To one address, beyond which a PIN goes only to a client that has not had any, */
  toAddress: 10,
  /** and beyond which it goes to nobody but known browsers. */
  toAddressInAll: 30,
  byClient: 30,
} as const;

/**
 * Why one more email must wait, and until when. A known browser has an allowance of its own, and a client that has not
 * asked yet has a first PIN long after others have used up theirs: so a stranger closes nobody’s way in, and no
 * mailbox is filled (docs/decisions/0006).
 */
export function fullUntil(sent: readonly Sent[], asked: EmailAsked): Date | undefined {
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

/** When the oldest of so many no longer counts. */
function until(sent: readonly Sent[], limit: number): Date | undefined {
  const binding = sent.at(-limit);
  return binding && new Date(binding.sentAt.getTime() + hour);
}

/** Deletes what no longer counts. */
export async function sweepEmailRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('email_requests').where('sent_at', '<=', before).execute();
}
