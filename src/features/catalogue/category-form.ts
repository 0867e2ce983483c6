import { brandsOf } from './brands.ts';
import { attributesOf, categoryBySlug } from './categories.ts';
import type { CategoryForm, Choice } from './contract.ts';
import { madeOfCatalogue } from './current.ts';
import { file } from './file.ts';
import { optionsOf } from './options.ts';

const made = madeOfCatalogue(() => new Map<string, CategoryForm>());

/**
 * Everything that forms, rules and facts of a leaf category need; undefined for a parent, which holds no
 * listings.
 */
export function categoryForm(slug: string): CategoryForm | undefined {
  const category = categoryBySlug(slug);
  if (!category?.listable) return undefined;
  const today = category.slug;
  const cached = made().get(today);
  if (cached) return cached;
  const form = {
    ...category,
    attributes: attributesOf(today),
    brands: brandsOf(today),
    conditions: category.hasCondition ? conditionsOf(today) : [],
    wears: category.hasCondition ? wearsOf(today) : [],
  };
  made().set(today, form);
  return form;
}

/** The conditions, with help texts specific to the category where the catalogue has them. */
export function conditionsOf(slug: string): Choice[] {
  return optionsOf('condition').map((each) => ({
    ...each,
    line: file.conditionNotes[slug]?.[each.id] ?? each.line,
  }));
}

/**
 * The grades of wear of a used thing, with help texts specific to the category where the catalogue has them.
 */
export function wearsOf(slug: string): Choice[] {
  return optionsOf('wear').map((each) => ({
    ...each,
    line: file.conditionNotes[slug]?.[`used-${each.id}`] ?? each.line,
  }));
}

export function conditionLabel(id: string): string | undefined {
  return optionsOf('condition').find((each) => each.id === id)?.label;
}

export function wearLabel(id: string): string | undefined {
  return optionsOf('wear').find((each) => each.id === id)?.label;
}

const soldByPiece = /^(?:kus|pár|díl|1 kus)/;

/** Usual price range of a category in Kč; without an upper end where one listing may hold many pieces. */
export function usualPrices(
  slug: string,
): { newFrom: number; usedFrom: number; upTo: number | undefined } | undefined {
  const rows = file.priceGuide.rows.filter(({ category }) => category === slug);
  if (rows.length === 0) return undefined;
  return {
    newFrom: Math.min(...rows.map(({ newFrom }) => newFrom)),
    usedFrom: Math.min(...rows.map(({ usedFrom }) => usedFrom)),
    upTo: rows.some(({ tier }) => soldByPiece.test(tier))
      ? undefined
      : Math.max(...rows.map(({ newTo }) => newTo)),
  };
}

/** Range of new prices (Kč) as estimated by the catalogue; undefined where it differs by kind of thing. */
export function newPrices(slug: string): { from: number; to: number } | undefined {
  const [row, ...others] = file.priceGuide.rows.filter(({ category }) => category === slug);
  return row && others.length === 0 && row.tier === 'všechny'
    ? { from: row.newFrom, to: row.newTo }
    : undefined;
}

export function priceTypeChoices(): Choice[] {
  return file.priceTypes;
}
