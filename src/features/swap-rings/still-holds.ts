import type { Platform } from '../../platform/platform.ts';
import { reservationsOf } from '../listings/index.ts';
import type { EndReason } from './contract.ts';
import { offersByIds, stoppedPairs, type StoredRing } from './db.ts';
import { swapGraph } from './swap-graph.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Why a ring must end now; undefined while it holds. */
export async function reasonToEnd(platform: Needs, ring: StoredRing): Promise<EndReason | undefined> {
  if (ring.state === 'ended') return undefined;
  if (ring.state === 'agreed') return reasonToEndAgreed(platform, ring);
  if (ring.expiresAt <= platform.clock.now()) return 'lapsed';
  return (await stillFits(platform, ring)) ? undefined : 'changed';
}

/** Whether every member of a proposed ring would still take what it gives them. */
async function stillFits({ db }: Needs, { members, size }: StoredRing): Promise<boolean> {
  const offers = await offersByIds(
    db,
    members.map(({ listingId }) => listingId),
  );
  const { weightOf, areApart } = await swapGraph(offers, await stoppedPairs(db));
  const places = members.map(({ listingId }) => offers.findIndex(({ facts }) => facts.id === listingId));
  return (
    places.length === size &&
    places.every((at, index) => weightOf(at, places[(index + 1) % size] ?? -1) !== undefined) &&
    !places.some((one) => places.some((other) => one !== other && areApart(one, other)))
  );
}

/**
 * Each listing must be reserved for or sold to the member who gets it; paused or held listings do not end the ring,
 * as they may come back.
 */
async function reasonToEndAgreed(
  { db }: Needs,
  { members, size }: StoredRing,
): Promise<EndReason | undefined> {
  const reservations = await reservationsOf(
    db,
    members.map(({ listingId }) => listingId),
    ['reserved', 'sold'],
  );
  const holds = members.every(({ listingId, listingState, conversationId }) => {
    if (listingState === 'resting' || listingState === 'held') return true;
    const promised = reservations.get(listingId);
    return promised !== undefined && promised.conversationId === conversationId;
  });
  if (!holds || members.length < size) return 'changed';
  return members.every(({ listingState }) => listingState === 'sold') ? 'done' : undefined;
}
