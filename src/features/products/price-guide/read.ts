import type { z } from 'zod';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandName, categoryById, categoryForm, newPrices } from '../../catalogue/index.ts';
import type { Condition, Wear } from '../../catalogue/contract.ts';
import { existingLine, productLines } from '../../listings/index.ts';
import type { getUsualPrice, UsualPrice, UsualPrices, UsualPriceAnswer } from '../contract.ts';
import { isReliable, roundPrice } from '../rules.ts';
import { type UsualPriceRow, usualPricesOf, usualPricesOfListing, usualPricesOfProduct } from './db.ts';
import { type Grade, grades } from './weigh.ts';

type Rounded = Pick<UsualPriceRow, 'low' | 'typical' | 'high' | 'mean_age' | 'per_year'>;
type Reading = { db: Platform['db']; clock: Platform['clock'] };

/** The usual price of a described thing; one query. */
export async function usualPriceOf(
  { db, clock }: Reading,
  {
    category: asked,
    brand,
    model,
    title = '',
    condition,
    wear,
    modelYear,
  }: z.output<typeof getUsualPrice.query>,
): Promise<UsualPriceAnswer> {
  const form = categoryForm(asked);
  if (!form) return {};
  const category = form.slug;
  const fresh = newPrices(category);
  const grade = condition === 'used' ? (wear ?? 'moderate') : condition;
  if (grade === undefined || grade === 'damaged') return fresh ? { new: fresh } : {};
  const lines = productLines({ category, brand, title, marks: [], ...(model && { model }) });
  // Text that names two lines is ambiguous.
  const products = lines.length > 1 ? [] : [...lines, ...(brand ? [brand] : []), ''];
  const rows = products.length === 0 ? [] : await usualPricesOf(db, { categoryId: form.id, products, grade });
  const usual = narrowest(rows, modelYear, clock.now());
  return { ...(usual && { usual }), ...(fresh && { new: fresh }) };
}

/** The same for an existing listing. */
export async function usualPriceOfListing(
  { db, clock }: Reading,
  id: number,
): Promise<{ usual?: UsualPrice }> {
  const rows = await usualPricesOfListing(db, id);
  const usual = narrowest(rows, rows[0]?.model_year ?? undefined, clock.now());
  return usual ? { usual } : {};
}

/** Usual prices of a leaf category by condition, however wide their ranges are. */
export async function usualPricesByCondition(
  { db }: Pick<Reading, 'db'>,
  slug: string,
): Promise<{ usual?: UsualPrices } | Refusal<'not-found'>> {
  const category = categoryForm(slug);
  if (!category) return refuse('not-found');
  const usual = usualByCondition(await usualPricesOfProduct(db, { categoryIds: [category.id], product: '' }));
  return usual ? { usual } : {};
}

/** Prices of one product in one category, the best condition first. */
export function usualByCondition(rows: readonly UsualPriceRow[]): UsualPrices | undefined {
  const [any] = rows;
  if (!any) return undefined;
  const { sales, offers, is_demo } = any;
  return {
    rows: grades.flatMap((grade) => {
      const row = rows.find((each) => each.grade === grade);
      return row ? [{ ...conditionOf(grade), ...rounded(row, 1) }] : [];
    }),
    sales,
    offers,
    demo: is_demo,
  };
}

/** The price by line where known, otherwise by brand or category; undefined when none is certain enough. */
function narrowest(
  rows: readonly UsualPriceRow[],
  modelYear: number | undefined,
  now: Date,
): UsualPrice | undefined {
  const telling = rows.filter(isReliable).toSorted((a, b) => rank(a) - rank(b));
  const [row] = telling;
  if (!row) return undefined;
  const { sales, offers, is_demo } = row;
  return { ...nameOf(row), ...rounded(row, byAge(row, modelYear, now)), sales, offers, demo: is_demo };
}

const rank = ({ product }: UsualPriceRow): number => (product.includes('/') ? 0 : product === '' ? 2 : 1);

function nameOf({ category_id, product }: UsualPriceRow): Pick<UsualPrice, 'level' | 'name' | 'product'> {
  const category = categoryById(category_id)?.name ?? '';
  if (product === '') return { level: 'category', name: category };
  const [brand = '', line] = product.split('/');
  const named = brandName(brand) ?? brand;
  if (line === undefined) return { level: 'brand', name: `${category} ${named}` };
  const known = existingLine(brand, line);
  return {
    level: 'product',
    name: `${named} ${known?.name ?? line.replaceAll('-', ' ')}`,
    product: `${brand}-${known?.slug ?? line}`,
  };
}

/** Upper bound, in years, of the difference from the mean age that lowers or raises a price. */
const maxYears = 4;

/** Price factor for a model older (below 1) or newer (above 1) than the mean. */
function byAge({ mean_age, per_year }: Rounded, modelYear: number | undefined, now: Date): number {
  if (modelYear === undefined || mean_age === null) return 1;
  const older = Math.max(0, now.getUTCFullYear() - modelYear) - mean_age;
  return Math.exp(-per_year * Math.min(maxYears, Math.max(-maxYears, older)));
}

const rounded = ({ low, typical, high }: Rounded, times: number) => ({
  low: roundPrice(low * times),
  typical: roundPrice(typical * times),
  high: roundPrice(high * times),
});

const conditionOf = (grade: Grade): { condition: Condition; wear?: Wear } =>
  grade === 'new' || grade === 'like-new' ? { condition: grade } : { condition: 'used', wear: grade };
