import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { favouriteIdsOf } from './db.ts';
import { addFavourites, listFavourites, removeFavourite } from './keep.ts';
import { endNotes, setNotes } from './notes/wanted.ts';
import { pickListings } from './pick.ts';

export function favouriteRoutes(platform: Platform): Endpoint[] {
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
