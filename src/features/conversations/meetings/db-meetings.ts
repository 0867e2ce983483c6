import type { Database } from '../../../platform/platform.ts';
import type { MeetingAnswer } from '../contract-meetings.ts';

const meetingsOf = (db: Database, conversationId: string) =>
  db
    .selectFrom('meetings')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
    .where('meetings.conversation_id', '=', conversationId)
    .select(['message_id as messageId', 'place', 'meets_at as at', 'answer'])
    .select(['from_advertiser as fromAdvertiser']);

/** The unanswered meeting, which may have lapsed. */
export const unansweredMeeting = (db: Database, conversationId: string) =>
  meetingsOf(db, conversationId).where('answer', 'is', null).executeTakeFirst();

export const findMeeting = (db: Database, conversationId: string, messageId: string) =>
  meetingsOf(db, conversationId).where('message_id', '=', messageId).executeTakeFirst();

export async function insertMeeting(
  db: Database,
  meeting: { messageId: string; conversationId: string; place: string; at: Date },
): Promise<void> {
  const { messageId, conversationId, place, at } = meeting;
  await db
    .insertInto('meetings')
    .values({ message_id: messageId, conversation_id: conversationId, place, meets_at: at })
    .execute();
}

export async function setMeetingAnswer(
  db: Database,
  messageId: string,
  answer: MeetingAnswer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('meetings')
    .set({ answer, answered_at: now })
    .where('message_id', '=', messageId)
    .execute();
}

/** Marks the confirmed meeting as replaced by another one. */
export async function replaceConfirmed(db: Database, conversationId: string, now: Date): Promise<void> {
  await db
    .updateTable('meetings')
    .set({ answer: 'replaced', answered_at: now })
    .where('conversation_id', '=', conversationId)
    .where('answer', '=', 'confirmed')
    .execute();
}
