import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { shownDays, type SwapRing } from './contract.ts';
import { type Member, ringsOf, type StoredRing } from './db.ts';
import { getsFrom, givesTo, talkOfTwo } from './neighbours.ts';

const day = 86_400_000;

/** An advertiser's rings; of other members only their public listings and names. */
export async function listSwapRings(
  platform: Pick<Platform, 'db' | 'clock'>,
  { advertiserId }: Viewer,
): Promise<{ items: SwapRing[] }> {
  const since = new Date(platform.clock.now().getTime() - shownDays * day);
  const rings = await ringsOf(platform.db, advertiserId, since);
  const cards = await liveCards(
    platform,
    rings.flatMap(({ members }) => members.map(({ listingId }) => listingId)),
  );
  return {
    items: rings.flatMap((ring) => {
      const own = ring.members.find((member) => member.advertiserId === advertiserId);
      return own ? [shown(ring, own, cards)] : [];
    }),
  };
}

function shown(ring: StoredRing, own: Member, cards: Awaited<ReturnType<typeof liveCards>>): SwapRing {
  const nameOf = (member: Member | undefined) => (member === own ? undefined : member?.name);
  const goesOn = ring.state !== 'ended';
  const at = ring.members.indexOf(own);
  const fromOwn = [...ring.members.slice(at), ...ring.members.slice(0, at)];
  return {
    id: ring.id,
    state: ring.state,
    endReason: ring.endReason ?? undefined,
    expiresAt: ring.expiresAt.toISOString(),
    agreed: own.agreedAt !== null,
    agreedCount: ring.members.filter(({ agreedAt }) => agreedAt !== null).length,
    size: ring.size,
    ownTitle: own.title,
    steps: goesOn
      ? fromOwn.map((member) => ({
          title: member.title,
          from: nameOf(member),
          to: nameOf(givesTo(ring, member)),
          listing: cards.get(member.listingId),
        }))
      : [],
    ...(goesOn ? talksOf(ring, own) : {}),
  };
}

function talksOf(ring: StoredRing, own: Member): Pick<SwapRing, 'giving' | 'getting'> {
  const two = talkOfTwo(ring);
  if (two) return { giving: two.conversationId ?? undefined };
  return {
    giving: own.conversationId ?? undefined,
    getting: getsFrom(ring, own)?.conversationId ?? undefined,
  };
}
