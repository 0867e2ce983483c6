import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { applyAllSlotLimits } from './apply-slot-limit.ts';
import { clearCardCache } from './card-cache.ts';
import { changeMany } from './change-many.ts';
import { checkDraft } from './check-draft.ts';
import * as contract from './contract.ts';
import * as listingEmails from './mail/listing-emails.ts';
import * as premoderationEmails from './mail/premoderation-emails.ts';
import { copy } from './copy.ts';
import { expireBefore } from './db.ts';
import { notifyBuyer } from './notify-buyer.ts';
import {
  currentDraft,
  discardDraft,
  fillDraft,
  getDraft,
  listDrafts,
  openDraft,
  startDraft,
  saveDraft,
  sweepDrafts,
} from './drafts.ts';
import { edit } from './edit.ts';
import { resubmit } from './hold.ts';
import { getEndedListing, getListing } from './read-listing.ts';
import { release, reserve, sell, setRemaining, withdraw } from './move.ts';
import { countOwnListings, getOwnListing, listOwnListings } from './own-listing.ts';
import { publish } from './publish.ts';
import { getRenewal, renew, renewByKey, warnOfEnds } from './renewal/renew.ts';
import { deleteEmailsBefore } from './renewal/db.ts';
import { reopen } from './reopen.ts';
import { checkAddedPhoto } from './risk/added-photo.ts';
import { reserveFor } from './reserve-for.ts';
import { similarListings } from './similar.ts';
import { viewCounter } from './views/count-views.ts';

function listingRoutes(platform: Platform): Endpoint[] {
  const views = viewCounter(platform);
  return [
    implement(contract.getListing, ({ params }) => getListing(platform, params.id)),
    implement(contract.similarListings, ({ params }) => similarListings(platform, params.id)),
    implement(contract.getEndedListing, ({ params }) => getEndedListing(platform, params.id)),
    implement(contract.listDrafts, (_, { viewer }) => listDrafts(platform, viewer)),
    implement(contract.openDraft, ({ body: { kind, fresh } }, { viewer }) =>
      fresh ? startDraft(platform, viewer, kind) : openDraft(platform, viewer, kind),
    ),
    implement(contract.currentDraft, ({ query }, { viewer }) => currentDraft(platform, viewer, query.kind)),
    implement(contract.getDraft, ({ params }, { viewer }) => getDraft(platform, viewer, params.id)),
    implement(contract.saveDraft, ({ params, body }, { viewer }) =>
      saveDraft(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.fillDraft, ({ params, body }, { viewer }) =>
      fillDraft(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.checkDraft, ({ params }, { viewer }) => checkDraft(platform, viewer, params.id)),
    implement(contract.publishDraft, ({ params, query }, { viewer }) =>
      publish(platform, viewer, params.id, { invitedBy: query.rc, several: query.several === 'true' }),
    ),
    implement(contract.discardDraft, ({ params }, { viewer }) => discardDraft(platform, viewer, params.id)),
    implement(contract.listOwnListings, ({ query }, { viewer }) =>
      listOwnListings(platform, viewer.advertiserId, query),
    ),
    implement(contract.countOwnListings, (_, { viewer }) => countOwnListings(platform, viewer.advertiserId)),
    implement(contract.getOwnListing, ({ params }, { viewer }) =>
      getOwnListing(platform, viewer.advertiserId, params.id),
    ),
    implement(contract.editListing, ({ params, body }, { viewer }) =>
      edit(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.resubmitListing, ({ params }, { viewer }) => resubmit(platform, viewer, params.id)),
    implement(contract.reserveListing, ({ params }, { viewer }) => reserve(platform, viewer, params.id)),
    implement(contract.releaseListing, ({ params }, { viewer }) => release(platform, viewer, params.id)),
    implement(contract.sellListing, ({ params, body }, { viewer }) =>
      sell(platform, viewer, params.id, body.price, body.conversationId),
    ),
    implement(contract.setRemaining, ({ params, body }, { viewer }) =>
      setRemaining(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.withdrawListing, ({ params }, { viewer }) => withdraw(platform, viewer, params.id)),
    implement(contract.reopenListing, ({ params }, { viewer }) => reopen(platform, viewer, params.id)),
    implement(contract.reserveListingFor, ({ params, body }, { viewer }) =>
      reserveFor(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.renewListing, ({ params }, { viewer }) => renew(platform, viewer, params.id)),
    implement(contract.copyListing, ({ params: { id } }, { viewer, client }) =>
      copy(platform, viewer, { id, client }),
    ),
    implement(contract.changeListings, ({ body }, { viewer }) => changeMany(platform, viewer, body)),
    implement(contract.getRenewal, ({ params }) => getRenewal(platform, params.key)),
    implement(contract.renewByKey, ({ params, body }) => renewByKey(platform, { ...params, ids: body.ids })),
    implement(contract.noteView, ({ params, body }, { viewer, client }) => {
      views.note({ listingId: params.id, client, agent: body.agent, viewerId: viewer?.advertiserId });
      return { noted: true as const };
    }),
  ];
}

function listingSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'expire-listings', cron: '*/10 * * * *', run: () => expireListings(platform) },
    { name: 'settle-cards', cron: '5,15,25,35,45,55 * * * *', run: () => applyAllSlotLimits(platform) },
    { name: 'warn-of-ends', cron: '20 * * * *', run: () => warnOfEnds(platform) },
    { name: 'sweep-renewal-letters', cron: '41 3 * * *', run: () => sweepRenewalEmails(platform) },
    { name: 'sweep-drafts', cron: '37 * * * *', run: () => sweepDrafts(platform) },
  ];
}

/** Expires listings after 60 days and notifies the people they were reserved for. */
export async function expireListings(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    for (const conversation of await expireBefore(db, platform.clock.now()))
      await notifyBuyer(platform, db, conversation, 'lapsed');
  });
}

async function sweepRenewalEmails({ db, clock }: Platform): Promise<void> {
  await deleteEmailsBefore(db, retainedSince(retention.renewalKeys, clock.now()));
}

export const listingsFeature: Feature = {
  contract,
  endpoints: listingRoutes,
  emails: [listingEmails, premoderationEmails],
  jobs: (platform) => ({ 'photo-added': (added) => checkAddedPhoto(platform, added) }),
  schedule: listingSchedule,
  // The caller sees their own change at once, before the change feed reports it.
  afterChange: ({ db }) => clearCardCache(db),
};
