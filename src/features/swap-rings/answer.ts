import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { startConversation } from '../conversations/index.ts';
import { lockListings, reserveLocked } from '../listings/index.ts';
import { lockRing, type Member, setAgreed, setAllAgreed, setConversation, type StoredRing } from './db.ts';
import { endRing } from './end.ts';
import { notifyOfAgreement } from './notify.ts';
import { givesTo, talkOfTwo } from './neighbours.ts';
import { ringWord } from './rules.ts';
import { reasonToEnd } from './still-holds.ts';

type Refused = Refusal<'not-found' | 'swap-ring-over'>;

/**
 * Agrees to a proposed ring. When the last member agrees, the ring takes effect: listings are reserved and
 * conversations begin.
 */
export function agreeToSwapRing(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<{ state: 'proposed' | 'agreed' } | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const ring = await lockRing(db, id);
    const own = ring?.members.find((member) => member.advertiserId === advertiserId);
    if (!ring || !own) return refuse('not-found');
    if (ring.state === 'ended') return refuse('swap-ring-over');
    if (ring.state === 'agreed' || own.agreedAt) return { state: ring.state };
    // Locked first, so that nothing changes between the check and the reservations.
    await lockListings(db, listingsOf(ring));
    const reason = await reasonToEnd({ ...platform, db }, ring);
    if (reason) {
      await endRing(platform, db, ring, reason, advertiserId);
      return refuse('swap-ring-over');
    }
    await setAgreed(db, id, advertiserId, platform.clock.now());
    const isLast = ring.members.every((member) => member === own || member.agreedAt);
    if (!isLast) return { state: 'proposed' };
    await reserveAll(platform, db, ring);
    return { state: 'agreed' };
  });
}

const listingsOf = ({ members }: StoredRing) =>
  members.map(({ listingId: id, advertiserId }) => ({ id, advertiserId }));

async function reserveAll(platform: Platform, db: Database, ring: StoredRing): Promise<void> {
  const now = platform.clock.now();
  for (const member of ring.members) {
    const taker = givesTo(ring, member);
    if (!taker) throw new Error(`Ring ${ring.id} has lost a member`);
    const { advertiserId, listingId, position } = member;
    const conversationId = await startConversation(platform, db, {
      listingId,
      advertiserId,
      asker: { id: taker.advertiserId, email: taker.email, name: taker.name },
      text: firstMessage(ring, member),
    });
    await reserveLocked(db, { id: listingId, name: taker.name, conversationId, now });
    await setConversation(db, ring.id, { position, conversationId });
  }
  await setAllAgreed(db, ring.id);
  const agreed = await lockRing(db, ring.id);
  if (agreed) await notifyOfAgreement(platform, db, agreed);
}

function firstMessage(ring: StoredRing, member: Member): string {
  const agreed = `Ahoj, všichni souhlasíme s výměnou ${ringWord(ring.size)} a tvoje věc „${member.title}“ jde ke mně.`;
  const two = talkOfTwo(ring);
  return two === undefined || two === member
    ? `${agreed} Domluvíme se tu, kdy a jak si ji předáme?`
    : `${agreed} Ať se to neplete, domluvíme se v konverzaci k inzerátu „${two.title}“.`;
}

/** Declines a proposed ring or leaves an agreed one; it then ends for all members. */
export function leaveSwapRing(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<{ left: true } | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const ring = await lockRing(db, id);
    if (!ring?.members.some((member) => member.advertiserId === advertiserId)) return refuse('not-found');
    if (ring.state === 'ended') return refuse('swap-ring-over');
    await endRing(platform, db, ring, ring.state === 'agreed' ? 'left' : 'declined', advertiserId);
    return { left: true };
  });
}
