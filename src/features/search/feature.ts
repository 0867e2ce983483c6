import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { sweepChanges } from './feed/follow.ts';
import { countListings, findListings } from './find.ts';
import { suggestRoutes } from './suggest/suggest.ts';

function searchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.searchListings, ({ query }) => findListings(platform, query)),
    implement(contract.countSearch, ({ query }) => countListings(platform, query)),
    ...suggestRoutes(platform),
  ];
}

function searchSchedule({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScheduledWork[] {
  return [{ name: 'sweep-listing-changes', cron: '23 * * * *', run: () => sweepChanges(db, clock.now()) }];
}

export const searchFeature: Feature = { contract, endpoints: searchRoutes, schedule: searchSchedule };
