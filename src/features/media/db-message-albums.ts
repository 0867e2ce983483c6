import type { Database } from '../../platform/platform.ts';

type Gathering = { conversationId: string; advertiserId: string };

/** Where photos are being gathered already, they stay for another while. */
export async function insertGathered(
  db: Database,
  { id, conversationId, advertiserId, now }: Gathering & { id: string; now: Date },
): Promise<void> {
  await db
    .insertInto('albums')
    .values({ id, advertiser_id: advertiserId, conversation_id: conversationId, created_at: now })
    .onConflict((same) =>
      same
        .columns(['conversation_id', 'advertiser_id'])
        .where('conversation_id', 'is not', null)
        .where('message_id', 'is', null)
        .doUpdateSet({ created_at: now }),
    )
    .execute();
}

export async function findGathered(db: Database, gathering: Gathering): Promise<string | undefined> {
  return (await gathered(db, gathering).executeTakeFirst())?.id;
}

const gathered = (db: Database, { conversationId, advertiserId }: Gathering) =>
  db
    .selectFrom('albums')
    .where('conversation_id', '=', conversationId)
    .where('advertiser_id', '=', advertiserId)
    .where('message_id', 'is', null)
    .select('id');

/** Whether an album has gone out with a message of the advertiser in the conversation. */
export async function isAlbumSent(
  db: Database,
  { id, conversationId, advertiserId }: Gathering & { id: string },
): Promise<boolean> {
  const album = await db
    .selectFrom('albums')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where('advertiser_id', '=', advertiserId)
    .where('message_id', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return album !== undefined;
}

/** How many photos an own gathered album has, which nobody changes until the transaction ends; nothing where it is gone. */
export async function lockGathered(
  db: Database,
  { id, ...gathering }: Gathering & { id: string },
): Promise<number | undefined> {
  const album = await gathered(db, gathering).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!album) return undefined;
  const { photos } = await db
    .selectFrom('photos')
    .where('album_id', '=', id)
    .where('removed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .executeTakeFirstOrThrow();
  return photos;
}

/** From now on the photos are a message's. */
export async function setMessage(db: Database, albumId: string, messageId: string): Promise<void> {
  await db.updateTable('albums').where('id', '=', albumId).set({ message_id: messageId }).execute();
}

export async function albumsOfMessages(
  db: Database,
  messageIds: readonly string[],
): Promise<{ id: string; messageId: string | null }[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('albums')
    .where('message_id', 'in', messageIds)
    .select(['id', 'message_id as messageId'])
    .execute();
}

/** Whose an album is, and in which conversation; nothing of a listing's. */
export async function conversationOfAlbum(
  db: Database,
  albumId: string,
): Promise<{ advertiserId: string; conversationId: string; messageId: string | null } | undefined> {
  const album = await db
    .selectFrom('albums')
    .where('id', '=', albumId)
    .select(['advertiser_id as advertiserId', 'conversation_id as conversationId', 'message_id as messageId'])
    .executeTakeFirst();
  if (!album || album.conversationId === null) return undefined;
  return { ...album, conversationId: album.conversationId };
}
