import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import { queuePush } from '../push/index.ts';
import { contactableListing } from '../listings/index.ts';
import { type Message, addMessage, wasSent } from './db.ts';
import { countSent } from './db-sent.ts';
import { messageLetter } from './mail/message-letter.ts';
import { receiptLetter } from './mail/receipt-letter.ts';
import { mayReadBack, refuseMoreMessages } from './policy.ts';

export type Writing = {
  listingId: number;
  name: string;
  email: string;
  phone?: string | undefined;
  text: string;
  client: string;
  viewer: Viewer | undefined;
};

type Refused = Refusal<'listing-not-found' | 'listing-inactive' | 'listing-blocked' | 'too-many-requests'>;

const hour = 3_600_000;

/** Stores a message and queues both letters together. Sent twice within an hour, it goes out once. */
export async function contactAdvertiser(
  platform: Platform,
  { viewer, ...writing }: Writing,
): Promise<{ sent: true; receiptTo: string } | Refused> {
  const listing = await contactableListing(platform, writing.listingId);
  if (isRefusal(listing)) return listing;
  const { config, clock, ids, queue } = platform;
  const message: Message = {
    ...writing,
    id: ids.uuid(),
    phone: writing.phone || undefined,
    senderId: viewer?.advertiserId,
    sentAt: clock.now(),
  };
  const about = {
    title: listing.title,
    kind: listing.kind,
    path: `/inzerat/${listing.slug}-${listing.id}`,
  } as const;
  const receipt = { ...about, to: message.email, advertiserName: listing.advertiserName };
  const letters = [
    await receiptLetter(config, receipt, mayReadBack(message, viewer) ? message.text : undefined),
  ];
  if (await reachesAdvertiser(platform, listing.advertiserId)) {
    letters.push(await messageLetter(config, listing.advertiserEmail, message, about));
  }
  const hourAgo = new Date(message.sentAt.getTime() - hour);
  return platform.db.transaction().execute(async (db) => {
    const sent = await countSent(db, 'contact_messages', message, hourAgo);
    if (!(await wasSent(db, message, hourAgo))) {
      const refusal = refuseMoreMessages(sent);
      if (refusal) return refusal;
      await addMessage(db, message);
      for (const letter of letters) await queue.add(db, 'send-letter', letter);
      const note = { title: 'Nová zpráva', body: about.title, path: about.path, tag: `zprava-${listing.id}` };
      await queuePush(platform, db, listing.advertiserEmail, note);
    }
    return { sent: true, receiptTo: message.email };
  });
}

/** The addresses of demo advertisers lead nowhere: a developer reads such letters, a mail server would return them. */
async function reachesAdvertiser({ config, db }: Platform, advertiserId: string): Promise<boolean> {
  return config.env !== 'production' || !(await advertiserMailbox(db, advertiserId))?.demo;
}
