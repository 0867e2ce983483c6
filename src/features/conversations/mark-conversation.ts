import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findConversation, unreadOf } from './db.ts';
import { setWarningDismissed } from './db-messages.ts';
import { addStop, markRead, removeStop, setArchived } from './db-change.ts';
import { otherPerson } from './sides.ts';

type NotFound = Refusal<'not-found'>;

/** Marks messages as read and returns the number of unread ones in all conversations. */
export async function readConversation(
  { db }: Platform,
  { advertiserId }: Viewer,
  { id, upTo }: { id: string; upTo: string },
): Promise<{ unread: number } | NotFound> {
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  await markRead(db, id, found.side, new Date(upTo));
  return { unread: await unreadOf(db, advertiserId) };
}

/** Archives or restores a conversation, for the caller only. */
export async function archiveConversation(
  { db }: Platform,
  { advertiserId }: Viewer,
  { id, shelved }: { id: string; shelved: boolean },
): Promise<{ shelved: boolean } | NotFound> {
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  await setArchived(db, id, found.side, shelved);
  return { shelved };
}

/** Stops the other side's messages to the caller, here and about any other listing, or allows them again. */
export async function stopMessages(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  { id, stopped }: { id: string; stopped: boolean },
): Promise<{ stopped: boolean } | NotFound> {
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  if (stopped) await addStop(db, advertiserId, otherPerson(found), clock.now());
  else await removeStop(db, advertiserId, otherPerson(found));
  return { stopped };
}

/** Dismisses or restores the caller's warning about a message of the other side. */
export async function dismissWarning(
  { db }: Platform,
  { advertiserId }: Viewer,
  { id, messageId, dismissed }: { id: string; messageId: string; dismissed: boolean },
): Promise<{ dismissed: boolean } | NotFound> {
  const found = await findConversation(db, id, advertiserId);
  const message = { id: messageId, conversationId: id, fromAdvertiser: found?.side === 'asker' };
  if (!found || !(await setWarningDismissed(db, message, dismissed))) return refuse('not-found');
  return { dismissed };
}
