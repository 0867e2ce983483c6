import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { FileAnswer } from '../../../contract/operation.ts';
import { conversationUrl } from '../../../contract/urls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { formatDateTime } from '../../listings/components/format-time.ts';
import { type SendRefusal, sendMessage } from '../answer.ts';
import { findConversation } from '../db.ts';
import { cardsByListing } from '../show.ts';
import { isOwn, otherPerson } from '../sides.ts';
import { calendarOf } from './calendar.ts';
import {
  findMeeting,
  insertMeeting,
  replaceConfirmed,
  setMeetingAnswer,
  unansweredMeeting,
} from './db-meetings.ts';
import {
  maxDaysAhead,
  isUpcoming,
  isMeetingTimeAllowed,
  meetingState,
  pragueMoment,
} from './meeting-state.ts';

type Said = { sent: true };
type Proposal = { id: string; place: string; at: string; client: string };

const tooFar = `Vyber čas od teď do ${maxDaysAhead} dní.`;
const noAccount = 'Tenhle člověk tu nemá účet, předání by nemohl potvrdit. Domluvte se ve zprávě.';

/** Proposes a place and time, replacing an unanswered proposal. Delivered as a message. */
export function proposeMeeting(
  platform: Platform,
  viewer: Viewer,
  { id, place, at: local, client }: Proposal,
): Promise<Said | SendRefusal | Refusal<'invalid-input' | 'offer-needs-account'>> {
  const at = pragueMoment(local);
  const text = `Navrhuju předání: ${formatDateTime(at.toISOString())}, ${place}`;
  const said = { id, text, client };
  return sendMessage(platform, viewer, said, {
    wasSaid: async (db, found) => {
      const before = await unansweredMeeting(db, id);
      if (!before || !isOwn(found.side, before.fromAdvertiser)) return false;
      return before.place === place && before.at.getTime() === at.getTime();
    },
    prepare: async (db, found, now) => {
      if (otherPerson(found).id === undefined) return refuse('offer-needs-account', { message: noAccount });
      if (!isMeetingTimeAllowed(at, now)) return refuse('invalid-input', { fields: { at: [tooFar] } });
      const before = await unansweredMeeting(db, id);
      if (before) await setMeetingAnswer(db, before.messageId, 'replaced', now);
      return undefined;
    },
    attach: (db, messageId) => insertMeeting(db, { messageId, conversationId: id, place, at }),
    lostWhenHeld: () => Promise.resolve('Předání pak navrhni znovu, dojdou z něj jen slova.'),
  });
}

const words = {
  confirmed: 'Předání potvrzuju',
  declined: 'Předání mi nevyhovuje',
  cancelled: 'Předání ruším',
} as const;

/**
 * Confirms or declines a proposal of the other side, withdraws an own one, or cancels a confirmed meeting.
 * Cancelling also works when messages are stopped or limited, because the other side may be waiting. A confirmed
 * meeting replaces an earlier one.
 */
export async function answerMeeting(
  platform: Platform,
  viewer: Viewer,
  wish: { id: string; messageId: string; answer: keyof typeof words; client: string },
): Promise<Said | SendRefusal | Refusal<'not-found' | 'meeting-closed'>> {
  const { id, messageId, answer, client } = wish;
  const meeting = await findMeeting(platform.db, id, messageId);
  const when = meeting ? `: ${formatDateTime(meeting.at.toISOString())}, ${meeting.place}` : '';
  const said = { id, text: words[answer] + when, client };
  return sendMessage(platform, viewer, said, {
    wasSaid: async (db) => (await findMeeting(db, id, messageId))?.answer === answer,
    mustArrive: async (db, now) =>
      answer === 'cancelled' && isUpcoming(await findMeeting(db, id, messageId), now),
    prepare: async (db, found, now) => {
      const proposed = await findMeeting(db, id, messageId);
      if (!proposed) return refuse('not-found');
      const listing = (await cardsByListing({ ...platform, db }, [found.listingId])).get(found.listingId);
      const state = meetingState(proposed, listing?.state, now);
      const own = isOwn(found.side, proposed.fromAdvertiser);
      if (state !== 'open' && !(answer === 'cancelled' && isUpcoming(proposed, now)))
        return refuse('meeting-closed');
      if (state === 'open' && own !== (answer === 'cancelled')) return refuse('not-found');
      if (answer === 'confirmed') await replaceConfirmed(db, id, now);
      await setMeetingAnswer(db, messageId, answer, now);
      return undefined;
    },
  });
}

/** A confirmed meeting as a calendar file, for its two participants only. */
export async function meetingCalendar(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, messageId }: { id: string; messageId: string },
): Promise<FileAnswer | Refusal<'not-found'>> {
  const { db, clock, config } = platform;
  const found = await findConversation(db, id, advertiserId);
  const meeting = found && (await findMeeting(db, id, messageId));
  if (!meeting || meeting.answer !== 'confirmed') return refuse('not-found');
  const listing = (await cardsByListing(platform, [found.listingId])).get(found.listingId);
  const calendar = calendarOf({
    uid: `${messageId}@${new URL(config.appUrl).hostname}`,
    title: `Předání: ${listing?.title ?? ''}`,
    place: meeting.place,
    at: meeting.at,
    url: config.appUrl + conversationUrl(id),
    now: clock.now(),
  });
  const file = new Blob([calendar]);
  return {
    name: 'predani.ics',
    mediaType: 'text/calendar; charset=utf-8',
    size: file.size,
    stream: () => file.stream(),
  };
}
