import type { Database } from '../../../platform/platform.ts';
import type { OfferAnswer } from '../contract-offers.ts';

const offersOf = (db: Database, conversationId: string) =>
  db
    .selectFrom('price_offers')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
    .where('price_offers.conversation_id', '=', conversationId)
    .select(['message_id as messageId', 'price', 'answer'])
    .select(['from_advertiser as fromAdvertiser', 'created_at as proposedAt']);

/** The unanswered offer, which may have lapsed. */
export const unansweredOffer = (db: Database, conversationId: string) =>
  offersOf(db, conversationId).where('answer', 'is', null).executeTakeFirst();

export const findOffer = (db: Database, conversationId: string, messageId: string) =>
  offersOf(db, conversationId).where('message_id', '=', messageId).executeTakeFirst();

export async function insertOffer(
  db: Database,
  offer: { messageId: string; conversationId: string; price: number },
): Promise<void> {
  const { messageId, conversationId, price } = offer;
  await db
    .insertInto('price_offers')
    .values({ message_id: messageId, conversation_id: conversationId, price })
    .execute();
}

export async function setAnswer(
  db: Database,
  messageId: string,
  answer: OfferAnswer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('price_offers')
    .set({ answer, answered_at: now })
    .where('message_id', '=', messageId)
    .execute();
}
