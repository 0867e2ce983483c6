import type { Viewer } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { unverifiedMailbox } from '../../accounts/index.ts';
import { recordAction } from '../../audit/index.ts';
import { sendMessageAs } from '../answer.ts';
import { heldShown, type listSenderStops as operation, type SenderStop, stopsShown } from '../contract.ts';
import { conversationOfSide, type Found } from '../db.ts';
import type { Person } from '../db-change.ts';
import { isUnverifiedSender } from '../sides.ts';
import { deleteHeld, findHeld, heldOf, lockStop, setStop, waitingStops } from './db-stops.ts';
import { senderReleasedEmail } from './mail/stop-emails.ts';
import { isWrittenBy, classifiedConversation } from './check-sender.ts';

declare module '../../../platform/queue/queue.ts' {
  interface Jobs {
    /** Delivers a held message after its sender was released. */
    'deliver-held-message': { id: string };
  }
}

/** Stopped senders waiting for an admin, with their messages. */
export async function listSenderStops(
  platform: Pick<Platform, 'db' | 'clock'>,
): Promise<OperationData<typeof operation>> {
  const rows = await waitingStops(platform.db, stopsShown);
  const held = await heldOf(
    platform.db,
    rows.map(({ id }) => id),
    heldShown,
  );
  const stops: SenderStop[] = [];
  for (const { id, email, advertiserId, name, slug, since, stoppedAt, conversations } of rows)
    stops.push({
      id,
      email,
      account:
        advertiserId && name !== null && slug !== null && since
          ? { id: advertiserId, name, slug, since: since.toISOString() }
          : undefined,
      stoppedAt: stoppedAt.toISOString(),
      flagged: await flaggedIn(platform, conversations, { id: advertiserId ?? undefined }),
      held: held
        .filter(({ stopId }) => stopId === id)
        .map((each) => ({ id: each.id, text: each.text, sentAt: each.sentAt.toISOString() })),
    });
  return { stops, waiting: rows[0]?.waiting ?? 0 };
}

/** Suspected frauds of a sender, in the order they were sent. */
async function flaggedIn(
  platform: Pick<Platform, 'db' | 'clock'>,
  conversations: readonly string[],
  sender: { id: string | undefined },
): Promise<SenderStop['flagged']> {
  const flagged: SenderStop['flagged'] = [];
  for (const conversation of conversations) {
    const { title: listing, judged } = await classifiedConversation(platform, conversation, { sender });
    for (const { scam, row } of judged.toReversed())
      if (scam && isWrittenBy(sender, row)) flagged.push({ conversation, listing, text: row.message, scam });
  }
  return flagged;
}

type Deciding = { id: string; reason: string };
type Refused = Refusal<'not-found' | 'decided-already'>;

/** Releases a sender, once: queues delivery of held messages and notifies the sender. */
export async function releaseSender(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Deciding,
): Promise<{ delivered: number } | Refused> {
  const { clock, queue } = platform;
  return platform.db.transaction().execute(async (db) => {
    const stop = await lockStop(db, id);
    if (!stop) return refuse('not-found');
    if (stop.endedAt) return refuse('decided-already');
    await setStop(db, id, { ended_at: clock.now() });
    const held = await heldOf(db, [id]);
    for (const each of held) await queue.add(db, 'deliver-held-message', { id: each.id });
    const { advertiserId } = stop;
    // Held messages of a sender without an account were signed with this address, so it is notified.
    const to = advertiserId ? await unverifiedMailbox(db, advertiserId) : (stop.email ?? undefined);
    await queueEmail(platform, db, senderReleasedEmail, to, { held: held.length });
    await record(platform, db, admin, { action: 'release-sender', stop, reason });
    return { delivered: held.length };
  });
}

/** Confirms a stop: no further review is needed. */
export async function confirmSenderStop(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Deciding,
): Promise<{ stopped: true } | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const stop = await lockStop(db, id);
    if (!stop) return refuse('not-found');
    if (stop.endedAt ?? stop.confirmedAt) return refuse('decided-already');
    await setStop(db, id, { confirmed_at: platform.clock.now() });
    await record(platform, db, admin, { action: 'keep-sender-stopped', stop, reason });
    return { stopped: true };
  });
}

type Stop = NonNullable<Awaited<ReturnType<typeof lockStop>>>;

/** For a sender without an account the audit log names a conversation, never an address. */
const record = (
  platform: Platform,
  db: Database,
  admin: Viewer,
  {
    action,
    stop: { advertiserId, conversations },
    reason,
  }: { action: 'release-sender' | 'keep-sender-stopped'; stop: Stop; reason: string },
): Promise<void> =>
  recordAction(platform, db, admin, {
    action,
    subject: advertiserId ? `advertiser:${advertiserId}` : `conversation:${conversations[0]}`,
    reason,
  });

/**
 * Delivers a held message as if written now by its sender: an unverified address stays unverified. Dropped if
 * the other side has stopped messages, or if a stranger signed it and the conversation now belongs to an
 * account.
 */
export async function deliverHeld(platform: Platform, { id }: { id: string }): Promise<void> {
  const held = await findHeld(platform.db, id);
  if (!held) return;
  const side = held.fromAdvertiser ? 'advertiser' : 'asker';
  const find = (db: Database) => conversationOfSide(db, held.conversationId, side);
  const found = await find(platform.db);
  if (!found) return;
  const said = await sendMessageAs(
    platform,
    {
      ...writerOf(held, found),
      byEmail: held.byEmail,
      find: async (db) => mayStillSay(held, await find(db)),
    },
    { id: held.conversationId, text: held.text, client: held.client },
    {
      released: true,
      wasSaid: async (db) => (await findHeld(db, id)) === undefined,
      attach: (db) => deleteHeld(db, id),
    },
  );
  if (!isRefusal(said)) return;
  if (said.refused === 'too-many-requests') throw new Error('Held messages wait for the next hour');
  await deleteHeld(platform.db, id);
}

type Author = { fromAdvertiser: boolean; authorId: string | null; byEmail: boolean };

const isStrangers = ({ fromAdvertiser, authorId, byEmail }: Author, found: Found): boolean =>
  isUnverifiedSender({ from_advertiser: fromAdvertiser, sender_id: authorId, by_email: byEmail }, found);

const writerOf = (held: Author, found: Found): { person: Person; unproven: boolean } => ({
  person: held.fromAdvertiser
    ? { id: found.advertiserId, email: found.advertiserEmail }
    : { id: held.authorId ?? undefined, email: found.askerEmail },
  unproven: isStrangers(held, found),
});

const mayStillSay = (held: Author, found: Found | undefined): Found | undefined =>
  found?.ofAccount && isStrangers(held, found) ? undefined : found;
