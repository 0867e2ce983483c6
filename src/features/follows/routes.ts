import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { isFollowed } from './db.ts';
import { endFollow, followAdvertiser, listFollows, unfollowAdvertiser } from './follow.ts';

export function followRoutes(platform: Platform): Endpoint[] {
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
    implement(contract.endFollow, ({ params }) => endFollow(platform, params.key)),
  ];
}
