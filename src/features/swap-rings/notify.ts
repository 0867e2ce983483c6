import { conversationUrl, swapRingsUrl } from '../../contract/urls.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import { liveCards } from '../listings/index.ts';
import { queuePush } from '../push/index.ts';
import type { EndReason } from './contract.ts';
import type { Member, StoredRing } from './db.ts';
import { agreedEmail, endedEmail, proposedEmail } from './mail/swap-ring-emails.ts';
import { getsFrom, givesTo, talkOfTwo } from './neighbours.ts';
import { endSentences, ringTitle } from './rules.ts';

/** Notifies all members of a new ring what they would give and get. */
export async function notifyOfProposal(platform: Platform, db: Database, ring: StoredRing): Promise<void> {
  const ids = ring.members.map(({ listingId }) => listingId);
  const cards = await liveCards({ ...platform, db }, ids);
  for (const member of ring.members) {
    const [gives, gets] = [member, getsFrom(ring, member)].map((each) => each && cards.get(each.listingId));
    const mailbox = await advertiserMailbox(db, member.advertiserId);
    if (!gives || !gets || !mailbox) continue;
    const expiresAt = ring.expiresAt.toISOString();
    await queueEmail(platform, db, proposedEmail, mailbox, { size: ring.size, expiresAt, gives, gets });
    await push(platform, db, mailbox, ring, `Dáš ${gives.title}, dostaneš ${gets.title}`);
  }
}

/** Notifies all members whom they give to and get from, with links to the conversations. */
export async function notifyOfAgreement(platform: Platform, db: Database, ring: StoredRing): Promise<void> {
  for (const member of ring.members) {
    const mailbox = await advertiserMailbox(db, member.advertiserId);
    const [from, to] = [getsFrom(ring, member), givesTo(ring, member)];
    if (!mailbox || !from || !to) continue;
    const two = talkOfTwo(ring);
    const giving = { title: member.title, name: to.name, path: pathOf(two ?? member) };
    const getting = { title: from.title, name: from.name, path: pathOf(two ?? from) };
    await queueEmail(platform, db, agreedEmail, mailbox, { size: ring.size, giving, getting });
    await push(platform, db, mailbox, ring, 'Všichni souhlasí, domluvte předání.');
  }
}

const pathOf = ({ conversationId }: Member) =>
  conversationId === null ? swapRingsUrl : conversationUrl(conversationId);

/** Notifies members why a ring ended, except the one who ended it and those whose own listing is no longer active. */
export async function notifyOfEnd(
  platform: Platform,
  db: Database,
  ring: StoredRing,
  { reason, endedBy }: { reason: EndReason; endedBy: string | undefined },
): Promise<void> {
  for (const { advertiserId, title, listingState } of ring.members) {
    if (advertiserId === endedBy || !isLive(listingState)) continue;
    const mailbox = await advertiserMailbox(db, advertiserId);
    if (!mailbox) continue;
    const wasAgreed = ring.state === 'agreed';
    await queueEmail(platform, db, endedEmail, mailbox, { size: ring.size, title, reason, wasAgreed });
    await push(platform, db, mailbox, ring, endSentences[reason]);
  }
}

const isLive = (state: string) => state === 'active' || state === 'reserved';

const push = (platform: Platform, db: Database, mailbox: string, { id, size }: StoredRing, body: string) =>
  queuePush(platform, db, mailbox, {
    title: ringTitle(size),
    body,
    path: swapRingsUrl,
    tag: `vymena-${id}`,
  });
