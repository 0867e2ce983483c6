import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { addAlias, addBrand, addLine, changeBrand, mergeBrand, removeAlias, removeLine } from './change.ts';
import * as contract from './contract.ts';
import { brandsExport } from './list-export.ts';
import { brandProposals, dismissWord } from './proposals.ts';
import { managedBrand, managedBrands, mergePreview } from './views.ts';

function brandRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listManagedBrands, () => managedBrands(db)),
    implement(contract.getManagedBrand, ({ params }) => managedBrand(db, params.slug)),
    implement(contract.addBrand, ({ body }, { viewer }) => addBrand(platform, viewer, body)),
    implement(contract.changeBrand, ({ params, body }, { viewer }) =>
      changeBrand(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.addBrandAlias, ({ params, body }, { viewer }) =>
      addAlias(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.removeBrandAlias, ({ params, body }, { viewer }) =>
      removeAlias(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.addBrandLine, ({ params, body }, { viewer }) =>
      addLine(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.removeBrandLine, ({ params, body }, { viewer }) =>
      removeLine(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.previewBrandMerge, ({ params, query }) => mergePreview(db, params.slug, query.into)),
    implement(contract.mergeBrand, ({ params, body }, { viewer }) =>
      mergeBrand(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.listBrandProposals, () => brandProposals(db)),
    implement(contract.dismissBrandWord, ({ body }, { viewer }) => dismissWord(platform, viewer, body)),
  ];
}

/** Brands as admins change them over catalogue.json. */
export const brandsFeature: Feature = {
  contract,
  endpoints: brandRoutes,
  lists: [brandsExport],
};
