import { brandsOf } from './brands.ts';
import { attributesOf, categoryBySlug } from './categories.ts';
import { conditionsOf, wearsOf } from './conditions.ts';
import type { CategoryForm } from './contract.ts';

const made = new Map<string, CategoryForm>();

/** All that forms, rules and facts of a leaf need; nothing for a parent, which holds no listings. */
export function categoryForm(slug: string): CategoryForm | undefined {
  const category = categoryBySlug(slug);
  if (!category?.listable) return undefined;
  const cached = made.get(slug);
  if (cached) return cached;
  const form = {
    ...category,
    attributes: attributesOf(slug),
    brands: brandsOf(slug),
    conditions: category.hasCondition ? conditionsOf(slug) : [],
    wears: category.hasCondition ? wearsOf(slug) : [],
  };
  made.set(slug, form);
  return form;
}
