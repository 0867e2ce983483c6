import type { Database } from '../../platform/platform.ts';

type Gathering = { conversationId: string; advertiserId: string };

/** When photos are already gathered for the conversation, their expiry is extended. */
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

/** Whether the advertiser has sent an album with a message of the conversation. */
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

/**
 * Locks an own gathered album until the transaction ends and returns its number of photos; undefined when it no
 * longer exists.
 */
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

/** Attaches the album to a message. */
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

/** The owner and the conversation of an album; undefined for a listing's album. */
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
