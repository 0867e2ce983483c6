import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as changesEmails from './mail/changes-email.ts';
import { favouriteIdsOf } from './db.ts';
import { addFavourites, listFavourites, pickListings, removeFavourite } from './favourites.ts';
import { deleteKeysBefore } from './notifications/db.ts';
import { notifyOwners } from './notifications/notify.ts';
import { endNotes, setNotes } from './notifications/preferences.ts';

function favouriteRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.pickListings, ({ query }) => pickListings(platform, query.id)),
    implement(contract.listFavourites, (_, { viewer }) => listFavourites(platform, viewer)),
    implement(contract.listFavouriteIds, async (_, { viewer }) => ({
      ids: await favouriteIdsOf(platform.db, viewer.advertiserId),
    })),
    implement(contract.addFavourites, ({ body }, { viewer }) => addFavourites(platform, viewer, body.ids)),
    implement(contract.removeFavourite, ({ params }, { viewer }) =>
      removeFavourite(platform, viewer, params.id),
    ),
    implement(contract.setFavouriteNotes, ({ body }, { viewer }) => setNotes(platform, viewer, body.wanted)),
    implement(contract.endFavouriteNotes, ({ params }) => endNotes(platform, params.key)),
  ];
}

function favouriteSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'tell-favourite-news', cron: '* * * * *', run: () => notifyOwners(platform) },
    { name: 'sweep-favourite-keys', cron: '23 3 * * *', run: () => sweepKeys(platform) },
  ];
}

async function sweepKeys({ db, clock }: Platform): Promise<void> {
  await deleteKeysBefore(db, retainedSince(retention.emailKeys, clock.now()));
}

export const favouritesFeature: Feature = {
  contract,
  endpoints: favouriteRoutes,
  emails: [changesEmails],
  schedule: favouriteSchedule,
};
