import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentWording } from './rules.ts';
import { noteRequest, endSubscription, subscribe, subscriberOf } from './db-subscribers.ts';
import type { SubscriptionState } from './contract-shapes.ts';

type Mine = Pick<Viewer, 'email'>;

export async function ownNewsletter(
  { db }: Pick<Platform, 'db'>,
  { email }: Mine,
): Promise<{ state: SubscriptionState }> {
  return { state: (await subscriberOf(db, email))?.state ?? 'none' };
}

/** Takes the newsletter or ends it for somebody signed in, whose address is proven. */
export async function setOwnNewsletter(
  platform: Platform,
  viewer: Mine,
  wanted: boolean,
): Promise<{ state: SubscriptionState }> {
  const { ids, clock } = platform;
  const now = clock.now();
  const { email } = viewer;
  return platform.db.transaction().execute(async (db) => {
    if (wanted) {
      const asked = { wording: currentWording, askedAt: now };
      const { id } = await noteRequest(db, { ...asked, id: ids.uuid(), email });
      await subscribe(db, id, { ...asked, now });
    } else {
      const subscriber = await subscriberOf(db, email);
      if (subscriber) await endSubscription(db, subscriber.id, now);
    }
    return ownNewsletter({ db }, viewer);
  });
}
