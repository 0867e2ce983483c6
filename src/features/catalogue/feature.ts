import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { categories } from './categories.ts';
import { categoryForm } from './category-form.ts';
import * as contract from './contract.ts';

function catalogueRoutes(_platform: Platform): Endpoint[] {
  return [
    implement(contract.listCategories, async () => [...categories()]),
    implement(contract.getCategory, async ({ params }) => categoryForm(params.slug) ?? refuse('not-found')),
  ];
}

export const catalogueFeature: Feature = { contract, endpoints: catalogueRoutes };
