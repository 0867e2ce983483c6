import type { Database, Platform } from '../../platform/platform.ts';
import { releaseReservations } from '../listings/index.ts';
import type { EndReason } from './contract.ts';
import { addPending, setEnded, type StoredRing } from './db.ts';
import { notifyOfEnd } from './notify.ts';

/** Ends a locked ring: its reservations are released, and everybody except the member who ended it is notified. */
export async function endRing(
  platform: Platform,
  db: Database,
  ring: StoredRing,
  reason: EndReason,
  endedBy?: string,
): Promise<void> {
  const now = platform.clock.now();
  const promises = ring.members.map(({ listingId: id, advertiserId, conversationId }) => ({
    id,
    advertiserId,
    conversationId,
  }));
  if (ring.state === 'agreed' && reason !== 'done') await releaseReservations(db, promises, now);
  await setEnded(db, ring.id, reason, now);
  await addPending(
    db,
    promises.map(({ id }) => id),
  );
  if (reason !== 'done') await notifyOfEnd(platform, db, ring, { reason, endedBy });
}
