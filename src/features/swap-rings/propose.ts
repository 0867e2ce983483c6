import type { Platform } from '../../platform/platform.ts';
import { answerDays } from './contract.ts';
import {
  deletePending,
  freeOffers,
  insertRing,
  activeRings,
  lockFree,
  lockRing,
  pastKeys,
  pendingListings,
  stoppedPairs,
} from './db.ts';
import { endRing } from './end.ts';
import { notifyOfProposal } from './notify.ts';
import { pickRings, type Ring } from './rings.ts';
import { reasonToEnd } from './still-holds.ts';
import { keyOfRing, type SwapOffer, swapGraph } from './swap-graph.ts';

const day = 86_400_000;

/** Ends rings that no longer hold, then proposes new ones. Safe to rerun after a crash. */
export async function updateSwapRings(platform: Platform): Promise<void> {
  await endStaleRings(platform);
  await proposeRings(platform);
}

async function endStaleRings(platform: Platform): Promise<void> {
  const rings = await activeRings(platform.db);
  for (const { id } of rings)
    await platform.db.transaction().execute(async (db) => {
      const ring = await lockRing(db, id);
      const reason = ring && (await reasonToEnd({ ...platform, db }, ring));
      if (reason) await endRing(platform, db, ring, reason);
    });
}

async function proposeRings(platform: Platform): Promise<void> {
  const { db } = platform;
  const news = await pendingListings(db);
  if (news.length === 0) return;
  const offers = await freeOffers(db);
  const graph = await swapGraph(offers, await stoppedPairs(db), await pastKeys(db));
  for (const ring of await pickRings(graph)) await propose(platform, membersOf(ring, offers));
  await deletePending(db, news);
}

const membersOf = (ring: Ring, offers: readonly SwapOffer[]) =>
  ring.flatMap((at) => {
    const facts = offers[at]?.facts;
    return facts ? [{ listingId: facts.id, advertiserId: facts.advertiserId }] : [];
  });

async function propose(
  platform: Platform,
  members: readonly { listingId: number; advertiserId: string }[],
): Promise<void> {
  const now = platform.clock.now();
  const ids = members.map(({ listingId }) => listingId);
  await platform.db.transaction().execute(async (db) => {
    // A listing that became unavailable meanwhile is processed again if it comes back.
    if ((await lockFree(db, ids)) < ids.length) return;
    const id = platform.ids.uuid();
    const expiresAt = new Date(now.getTime() + answerDays * day);
    await insertRing(db, { id, key: keyOfRing(ids), members, now, expiresAt });
    const ring = await lockRing(db, id);
    if (ring) await notifyOfProposal(platform, db, ring);
  });
}
