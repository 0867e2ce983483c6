import { implement, type Endpoint } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { categories } from './categories.ts';
import { categoryForm } from './category-form.ts';
import { getCategory, listCategories } from './contract.ts';

export function catalogueRoutes(_platform: Platform): Endpoint[] {
  return [
    implement(listCategories, async () => [...categories()]),
    implement(getCategory, async ({ params }) => categoryForm(params.slug) ?? refuse('not-found')),
  ];
}
