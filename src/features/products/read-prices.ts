import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { categoryForm } from '../catalogue/index.ts';
import { conditions, wears } from '../catalogue/contract.ts';
import type { ConditionPrices } from './contract.ts';
import { type ConditionPriceRow, pricesByCondition } from './db.ts';
import { minPricesOfCondition } from './rules.ts';

/** What things of a leaf are offered for now, the best condition first. */
export async function readPrices(
  { db }: Pick<Platform, 'db'>,
  slug: string,
): Promise<{ rows: ConditionPrices[] } | Refusal<'not-found'>> {
  const category = categoryForm(slug);
  if (!category) return refuse('not-found');
  const rows = await pricesByCondition(db, category.id, minPricesOfCondition);
  return {
    rows: rows
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ condition, wear, ...prices }) => ({
        condition,
        ...(wear && { wear }),
        prices,
      })),
  };
}

/** Conditions stand in the order of the catalogue, and degrees of wear inside of theirs. */
const rank = ({ condition, wear }: ConditionPriceRow): number =>
  conditions.indexOf(condition) * (wears.length + 1) + (wear ? wears.indexOf(wear) : 0);
