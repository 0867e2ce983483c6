import { errorCatalogue, isRefusal, type Refusal } from '../../../contract/errors.ts';
import { countEmail } from '../../../platform/database/email-limits.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { isBlocked } from '../../accounts/index.ts';
import { sendMessageAs } from '../answer.ts';
import { answerLength } from '../contract.ts';
import { conversationOfSide, type Found } from '../db.ts';
import type { Person } from '../db-change.ts';
import { markReceived, wasReceived } from './db-inbound.ts';
import { type InboundEmail, readEmail } from './inbound-email.ts';
import { type Undelivered, undeliveredEmail } from './mail/undelivered-email.ts';
import { readRelayAddress, type RelaySide } from './relay-address.ts';
import { replyText } from './reply-text.ts';

/** Outcome of an inbound email. */
export type InboundOutcome =
  | 'delivered'
  /** A repeated delivery. */
  | 'known'
  /** Not for an address of ours, automatic, or forged: no notification, to avoid loops and backscatter. */
  | 'ignored'
  /** The sender is notified why. */
  | 'refused';

/**
 * Adds an emailed reply to its conversation. Authorized by the unguessable relay address, which only the
 * recipient of the email knows, and by the sender's mailbox.
 */
export async function receiveEmail(platform: Platform, source: Buffer): Promise<InboundOutcome> {
  const { relay } = platform.config;
  if (!relay) return 'ignored';
  const email = await readEmail(source);
  const to = email && readRelayAddress(relay, email.deliveredTo);
  if (!to || email.automatic || email.forged) return 'ignored';
  const found = await conversationOfSide(platform.db, to.conversationId, to.side);
  if (!found) return 'ignored';
  const person = ownPerson(found);
  if (person.id && (await isBlocked(platform.db, person.id))) return 'ignored';
  const text = replyText(email.text);
  const fault = email.from === person.email.toLowerCase() ? faultOf(text, email) : 'other-sender';
  const said = fault ?? (await deliver(platform, { to, person, email, text }));
  if (said === 'delivered' || said === 'known') return said;
  return refuse(platform, email, { id: found.id, person, why: said });
}

const ownPerson = (found: Found): Person =>
  found.side === 'advertiser'
    ? { id: found.advertiserId, email: found.advertiserEmail }
    : { id: found.askerId ?? undefined, email: found.askerEmail };

function faultOf(text: string, { hasFiles }: InboundEmail): Undelivered | undefined {
  if (text.length < answerLength.min) return hasFiles ? 'only-files' : 'empty';
  return text.length > answerLength.max ? 'too-long' : undefined;
}

type Reply = { to: RelaySide; person: Person; email: InboundEmail; text: string };

async function deliver(
  platform: Platform,
  { to: { conversationId: id, side }, person, email, text }: Reply,
): Promise<'delivered' | 'known' | Refusal> {
  const inbound = { identity: email.identity, conversationId: id };
  let known = false;
  const said = await sendMessageAs(
    platform,
    { person, byEmail: true, find: (db) => conversationOfSide(db, id, side) },
    { id, text, client: clientOf(person) },
    {
      wasSaid: async (db) => (known = await wasReceived(db, inbound)),
      attach: async (db) => {
        await markReceived(db, inbound, platform.clock.now());
        if (email.hasFiles) await notifyWriter(platform, db, { id, person, why: 'without-files' });
      },
    },
  );
  if (isRefusal(said)) return said;
  return known ? 'known' : 'delivered';
}

/** Emails carry no client address, so limits count by mailbox. */
const clientOf = ({ email }: Person) => `email ${email}`;

type Refusable = { id: string; person: Person; why: Undelivered | Refusal };

async function refuse(
  platform: Platform,
  { identity }: InboundEmail,
  refused: Refusable,
): Promise<InboundOutcome> {
  return platform.db.transaction().execute(async (db) => {
    const inbound = { identity, conversationId: refused.id };
    if (!(await markReceived(db, inbound, platform.clock.now()))) return 'known';
    await notifyWriter(platform, db, refused);
    return 'refused';
  });
}

/**
 * Always sent to the conversation's mailbox, never to the address the email claims; at most a few an hour.
 */
async function notifyWriter(platform: Platform, db: Database, { id, person, why }: Refusable): Promise<void> {
  const asked = {
    kind: 'receipt',
    email: person.email,
    client: clientOf(person),
    now: platform.clock.now(),
  } as const;
  if (await countEmail(db, asked)) return;
  await queueEmail(platform, db, undeliveredEmail, person.email, {
    conversationId: id,
    why: typeof why === 'string' ? why : { sentence: why.message ?? errorCatalogue[why.refused].message },
  });
}
