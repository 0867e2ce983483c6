import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { addOption, editCategory, editOption, mergeCategory, mergeOption } from './change.ts';
import * as contract from './contract.ts';
import { categoriesExport } from './list-export.ts';
import {
  categoryMergePreview,
  managedCategories,
  optionMergePreview,
  readManagedCategory,
  readOptionList,
} from './views.ts';

function categoryRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listManagedCategories, () => managedCategories(db)),
    implement(contract.getManagedCategory, ({ params }) => readManagedCategory(db, params.slug)),
    implement(contract.editCategory, ({ params, body }, { viewer }) =>
      editCategory(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.previewCategoryMerge, ({ params, query }) =>
      categoryMergePreview(db, params.slug, query.into),
    ),
    implement(contract.mergeCategory, ({ params, body }, { viewer }) =>
      mergeCategory(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.getOptionList, ({ params }) => readOptionList(db, params.list)),
    implement(contract.addOption, ({ params, body }, { viewer }) =>
      addOption(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.editOption, ({ params, body }, { viewer }) =>
      editOption(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.previewOptionMerge, ({ params, query }) =>
      optionMergePreview(db, { ...params, ...query }),
    ),
    implement(contract.mergeOption, ({ params, body }, { viewer }) =>
      mergeOption(platform, viewer, { ...params, ...body }),
    ),
  ];
}

/** Categories and options of attributes as admins change them over catalogue.json. */
export const categoriesFeature: Feature = { contract, endpoints: categoryRoutes, lists: [categoriesExport] };
