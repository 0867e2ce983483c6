import type { Viewer } from '../../contract/endpoint.ts';
import { type ErrorCode, type Refusal, refuse } from '../../contract/errors.ts';
import type { Database } from '../../platform/platform.ts';
import { ownersOf, selectCards } from '../listings/index.ts';
import type { Found } from './db.ts';

/** What a message carries besides its text; all of it is written in the message's transaction. */
export type MessageAttachment<Code extends ErrorCode> = {
  /** Whether a double submission has stored it already. */
  wasSaid: (db: Database, found: Found, now: Date) => Promise<boolean>;
  /** Whether it must be delivered even when messages are stopped or limits exceeded. */
  mustArrive?: (db: Database, now: Date) => Promise<boolean>;
  /** Reviewed by an admin: it is neither held nor counted against its sender again. */
  released?: true;
  /** The last check that may refuse; it may write only if it does not refuse. */
  prepare?: (db: Database, found: Found, now: Date) => Promise<Refusal<Code> | undefined>;
  attach?: (db: Database, messageId: string, found: Found) => Promise<void>;
  /** Notice for the writer when the message is held, because only its text is kept. */
  lostWhenHeld?: (db: Database, found: Found) => Promise<string | undefined>;
};

const notHeld = 'Přiložený inzerát s ní nedojde, přilož ho potom znovu.';
const notOwn = 'Přiložit jde jen vlastní inzerát, který je zrovna v nabídce. Vyber jiný.';

/** Effects of a message with an own listing attached. */
export function withAttachedListing(
  { advertiserId }: Viewer,
  listingId: number,
  carried: MessageAttachment<'invalid-input'>,
): MessageAttachment<'invalid-input'> {
  return {
    ...carried,
    prepare: async (db, found, now) =>
      (await refuseUnfit(db, found, { advertiserId, listingId })) ?? carried.prepare?.(db, found, now),
    attach: async (db, messageId, found) => {
      await carried.attach?.(db, messageId, found);
      await db
        .insertInto('attached_listings')
        .values({ message_id: messageId, conversation_id: found.id, listing_id: listingId })
        .execute();
    },
    lostWhenHeld: async (db, found) =>
      [await carried.lostWhenHeld?.(db, found), notHeld].filter(Boolean).join(' '),
  };
}

/** The attached listing must be the writer's, live, and not the one the conversation is about. */
async function refuseUnfit(
  db: Database,
  found: Found,
  { advertiserId, listingId }: { advertiserId: string; listingId: number },
): Promise<Refusal<'invalid-input'> | undefined> {
  const owner = (await ownersOf(db, [listingId])).get(listingId);
  const card = await selectCards(db).where('listings.id', '=', listingId).executeTakeFirst();
  if (owner === advertiserId && card?.state === 'active' && listingId !== found.listingId) return undefined;
  return refuse('invalid-input', { fields: { listing: [notOwn] } });
}
