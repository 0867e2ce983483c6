import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import {
  confirmWatch,
  requestWatch,
  byKey,
  changeWatch,
  endWatch,
  listWatches,
  ownWatch,
  watchOfKey,
  watchSearch,
} from './watch.ts';
import * as contract from './contract.ts';
import * as watchEmails from './mail/watch-emails.ts';
import { sweep } from './db.ts';
import { matchNewListings, notifyAll } from './match-listings.ts';

function watchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listWatches, (_, { viewer }) => listWatches(platform, viewer)),
    implement(contract.addWatch, ({ body }, { viewer }) => watchSearch(platform, viewer, body)),
    implement(
      contract.changeWatch,
      async ({ params, body }, { viewer }) =>
        (await changeWatch(platform, ownWatch(viewer, params.id), body)) ?? refuse('not-found'),
    ),
    implement(
      contract.endWatch,
      async ({ params }, { viewer }) =>
        (await endWatch(platform, ownWatch(viewer, params.id))) ?? refuse('not-found'),
    ),
    implement(contract.requestWatch, ({ body }, { client }) => requestWatch(platform, { ...body, client })),
    implement(contract.watchOfKey, ({ params }) => watchOfKey(platform, params.key)),
    implement(contract.confirmWatch, ({ params }) => confirmWatch(platform, params.key)),
    implement(
      contract.changeWatchOfKey,
      async ({ params, body }) =>
        (await changeWatch(platform, byKey(params.key), body)) ?? refuse('link-not-valid'),
    ),
    implement(
      contract.endWatchOfKey,
      async ({ params }) => (await endWatch(platform, byKey(params.key))) ?? refuse('link-not-valid'),
    ),
  ];
}

export function watchSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'tell-watches', cron: '* * * * *', run: () => matchAndNotify(platform) },
    { name: 'sweep-watches', cron: '17 3 * * *', run: () => sweepWatches(platform) },
  ];
}

/** Matching runs first, so that a new listing is announced within the same minute. */
async function matchAndNotify(platform: Platform): Promise<void> {
  await matchNewListings(platform);
  await notifyAll(platform);
}

async function sweepWatches({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await sweep(db, {
    unconfirmed: retainedSince(retention.unconfirmed, now),
    keys: retainedSince(retention.emailKeys, now),
    requests: retainedSince(retention.sentEmails, now),
  });
}

export const watchesFeature: Feature = {
  contract,
  endpoints: watchRoutes,
  schedule: watchSchedule,
  emails: [watchEmails],
};
