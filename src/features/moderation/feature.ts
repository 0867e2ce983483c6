import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { changeCategory } from './change-category.ts';
import * as contract from './contract.ts';
import * as holdEmails from './mail/hold-emails.ts';
import * as removalEmails from './mail/removal-emails.ts';
import * as movedEmails from './mail/moved-email.ts';
import { hideListing, releaseHeldListing } from './hide.ts';
import { getManagedListing, listHeldListings, listManagedListings } from './managed-listings.ts';
import { removeListing, restoreListing } from './remove.ts';
import { listingsExport } from './list-export.ts';

function moderationRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listManagedListings, ({ query }) => listManagedListings(platform, query)),
    implement(contract.listHeldListings, () => listHeldListings(platform)),
    implement(contract.getManagedListing, ({ params }) => getManagedListing(platform, params.id)),
    implement(contract.hideListing, ({ params, body }, { viewer }) =>
      hideListing(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.releaseHeldListing, ({ params, body }, { viewer }) =>
      releaseHeldListing(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.changeListingCategory, ({ params, body }, { viewer }) =>
      changeCategory(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.removeListing, ({ params, body }, { viewer }) =>
      removeListing(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.restoreListing, ({ params, body }, { viewer }) =>
      restoreListing(platform, viewer, { ...params, ...body }),
    ),
  ];
}

export const moderationFeature: Feature = {
  contract,
  endpoints: moderationRoutes,
  emails: [holdEmails, removalEmails, movedEmails],
  lists: [listingsExport],
};
