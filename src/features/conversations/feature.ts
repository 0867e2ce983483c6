import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { getConversationAbout, getDiscussedListing } from './about-listing.ts';
import { answerConversation } from './answer.ts';
import { contactAdvertiser } from './contact-advertiser.ts';
import * as contract from './contract.ts';
import * as messageEmails from './mail/message-email.ts';
import * as answerEmails from './mail/answer-email.ts';
import * as changeEmails from './mail/change-email.ts';
import * as receiptEmails from './mail/receipt-email.ts';
import * as stopEmails from './stops/mail/stop-emails.ts';
import * as undeliveredEmails from './relay/mail/undelivered-email.ts';
import { dealJobs } from './deals/record-deal-change.ts';
import { deleteOldMessages } from './db-change.ts';
import { answerTimes, unreadOf } from './db.ts';
import { archiveConversation, dismissWarning, readConversation, stopMessages } from './mark-conversation.ts';
import { answerDays, type AnswerHours, answersWithin } from './rules.ts';
import { answerMeeting, meetingCalendar, proposeMeeting } from './meetings/meetings.ts';
import { suggestMeetingPoints } from './meetings/suggest-points.ts';
import { answerOffer, proposePrice } from './offers/offers.ts';
import { messagePhoto, openAlbum } from './photos.ts';
import { deleteInbound } from './relay/db-inbound.ts';
import { pollMailbox } from './relay/poll-mailbox.ts';
import { listConversations, showConversation } from './show.ts';
import { deleteStopsBefore } from './stops/db-stops.ts';
import { confirmSenderStop, deliverHeld, listSenderStops, releaseSender } from './stops/review.ts';
import { stoppedExport } from './stops/list-export.ts';

function conversationRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.contactAdvertiser, ({ params, body }, { client, viewer }) => {
      const { name, email, phone, message: text } = body;
      return contactAdvertiser(platform, { listingId: params.id, name, email, phone, text, client, viewer });
    }),
    implement(contract.getConversationAbout, ({ params }, { viewer }) =>
      getConversationAbout(platform, viewer, params.id),
    ),
    implement(contract.getDiscussedListing, ({ params }, { viewer }) =>
      getDiscussedListing(platform, viewer, params.id),
    ),
    implement(contract.listConversations, ({ query }, { viewer }) =>
      listConversations(platform, viewer, { ...query, shelved: query.shelved === 'true' }),
    ),
    implement(contract.countUnread, async (_, { viewer }) => ({
      unread: await unreadOf(platform.db, viewer.advertiserId),
    })),
    implement(contract.getConversation, ({ params, query }, { viewer }) =>
      showConversation(platform, viewer, { id: params.id, before: query.before }),
    ),
    implement(contract.answerConversation, ({ params, body }, { viewer, client }) =>
      answerConversation(platform, viewer, { ...params, ...body, text: body.message, client }),
    ),
    implement(contract.openMessageAlbum, ({ params }, { viewer }) => openAlbum(platform, viewer, params.id)),
    implement(contract.getMessagePhoto, ({ params }, { viewer }) =>
      messagePhoto(platform, viewer, params.file),
    ),
    implement(contract.proposePrice, ({ params, body }, { viewer, client }) =>
      proposePrice(platform, viewer, { ...params, ...body, client }),
    ),
    implement(contract.answerOffer, ({ params, body }, { viewer, client }) =>
      answerOffer(platform, viewer, { ...params, ...body, client }),
    ),
    implement(contract.suggestMeetingPoints, ({ params, query }, { viewer }) =>
      suggestMeetingPoints(platform, viewer, { ...params, ...query }),
    ),
    implement(contract.proposeMeeting, ({ params, body }, { viewer, client }) =>
      proposeMeeting(platform, viewer, { ...params, ...body, client }),
    ),
    implement(contract.answerMeeting, ({ params, body }, { viewer, client }) =>
      answerMeeting(platform, viewer, { ...params, ...body, client }),
    ),
    implement(contract.getMeetingCalendar, ({ params }, { viewer }) =>
      meetingCalendar(platform, viewer, params),
    ),
    implement(contract.readConversation, ({ params, body }, { viewer }) =>
      readConversation(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.archiveConversation, ({ params, body }, { viewer }) =>
      archiveConversation(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.stopMessages, ({ params, body }, { viewer }) =>
      stopMessages(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.dismissWarning, ({ params, body }, { viewer }) =>
      dismissWarning(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.listSenderStops, () => listSenderStops(platform)),
    implement(contract.releaseSender, ({ params, body }, { viewer }) =>
      releaseSender(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.confirmSenderStop, ({ params, body }, { viewer }) =>
      confirmSenderStop(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.getAnswerTime, ({ params }) => answerTime(platform, params.slug)),
  ];
}

const day = 86_400_000;

/** Hours within which an advertiser usually replies, computed from recent replies. */
export async function answerTime(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  slug: string,
): Promise<{ hours: AnswerHours | undefined }> {
  const since = new Date(clock.now().getTime() - answerDays * day);
  return { hours: answersWithin(await answerTimes(db, slug, since)) };
}

export async function sweepMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldMessages(db, retainedSince(retention.messages, clock.now()));
  await deleteInbound(db, retainedSince(retention.inboundEmails, clock.now()));
  await deleteStopsBefore(db, retainedSince(retention.senderStops, clock.now()));
}

function conversationSchedule(platform: Platform): ScheduledWork[] {
  const sweep = { name: 'sweep-messages', cron: '37 2 * * *', run: () => sweepMessages(platform) };
  if (!platform.config.relay?.imapUrl) return [sweep];
  return [sweep, { name: 'poll-replies', cron: '* * * * *', run: () => pollMailbox(platform) }];
}

export const conversationJobs = (platform: Platform) =>
  ({ 'deliver-held-message': (held) => deliverHeld(platform, held) }) satisfies JobHandlers;

export const conversationsFeature: Feature = {
  contract,
  endpoints: conversationRoutes,
  jobs: (platform) => ({ ...conversationJobs(platform), ...dealJobs(platform) }),
  emails: [messageEmails, answerEmails, receiptEmails, changeEmails, undeliveredEmails, stopEmails],
  lists: [stoppedExport],
  schedule: conversationSchedule,
};
