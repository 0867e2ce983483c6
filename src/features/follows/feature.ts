import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as newListingsEmails from './mail/new-listings-email.ts';
import { deleteKeysBefore, isFollowed } from './db.ts';
import {
  endFollow,
  followAdvertiser,
  followOfKey,
  listFollows,
  notifyFollowers,
  unfollowAdvertiser,
} from './follow.ts';

function followRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listFollows, (_, { viewer }) => listFollows(platform, viewer)),
    implement(contract.isFollowing, async ({ params }, { viewer }) => ({
      following: await isFollowed(platform.db, viewer.advertiserId, params.slug),
    })),
    implement(contract.followAdvertiser, ({ params }, { viewer }) =>
      followAdvertiser(platform, viewer, params.slug),
    ),
    implement(contract.unfollowAdvertiser, ({ params }, { viewer }) =>
      unfollowAdvertiser(platform, viewer, params.slug),
    ),
    implement(contract.followOfKey, ({ params }) => followOfKey(platform, params.key)),
    implement(contract.endFollow, ({ params }) => endFollow(platform, params.key)),
  ];
}

function followSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'notify-followers', cron: '* * * * *', run: () => notifyFollowers(platform) },
    { name: 'sweep-follow-keys', cron: '27 3 * * *', run: () => sweepKeys(platform) },
  ];
}

async function sweepKeys({ db, clock }: Platform): Promise<void> {
  await deleteKeysBefore(db, retainedSince(retention.emailKeys, clock.now()));
}

export const followsFeature: Feature = {
  contract,
  endpoints: followRoutes,
  schedule: followSchedule,
  emails: [newListingsEmails],
};
