import { staleWhileRevalidate } from '../../../platform/cache/stale-while-revalidate.ts';
import {
  allBrands,
  categories,
  categoryById,
  catalogueBrands,
  madeOfCatalogue,
  noBrand,
  otherBrand,
  categorySynonyms,
} from '../../catalogue/index.ts';
import { readStock, type StockRow } from '../db.ts';
import { type Phrase, wordsOf } from './phrases.ts';

type Named = { slug: string; name: string; count: number };

/** Suggestions derived from live listings. */
export type Stock = {
  /** Whole searches: terms, categories with a brand, product lines. */
  queries: Phrase<string>[];
  categories: Phrase<Named>[];
  brands: Phrase<Named>[];
};

const servesFor = 30_000;

export const stockOf = staleWhileRevalidate(servesFor, async (db) => stockFrom(await readStock(db)));

export function stockFrom(rows: readonly StockRow[]): Stock {
  const byCategory = counter<string>();
  const byBrand = counter<string>();
  const byPhrase = counter<string>();
  const brandNames = new Map(
    allBrands().flatMap(({ slug, name }) =>
      slug === otherBrand || slug === noBrand ? [] : [[slug, name] as const],
    ),
  );
  for (const { category_id, brand, model, count } of rows) {
    const category = categoryById(category_id);
    byCategory.add(category?.slug, count);
    byCategory.add(category?.parent, count);
    const name = brand === null ? undefined : brandNames.get(brand);
    if (!category || brand === null || name === undefined) continue;
    byBrand.add(brand, count);
    byPhrase.add(`${category.name.toLowerCase()} ${name}`, count);
    const line = model === null ? undefined : lineIn(brand, model);
    if (line !== undefined) byPhrase.add(`${name} ${line}`, count);
  }
  for (const { word, category } of categorySynonyms()) byPhrase.add(word, byCategory.of(category));
  return {
    queries: byPhrase.counted().map(([words, weight]) => ({ words: wordsOf(words), weight, item: words })),
    categories: categories().flatMap(({ slug, name }) =>
      phraseOf({ slug, name, count: byCategory.of(slug) }, otherWordsFor(slug)),
    ),
    brands: [...brandNames].flatMap(([slug, name]) => phraseOf({ slug, name, count: byBrand.of(slug) }, [])),
  };
}

/** The longest names first, so that „Aero Plus“ is not taken for „Aero“. */
const linesOf = madeOfCatalogue(
  () =>
    new Map(
      catalogueBrands().map(({ slug, lines }) => [
        slug,
        [...new Set(lines.map(({ name }) => name))].toSorted((a, b) => b.length - a.length),
      ]),
    ),
);

/** The product line that a typed model contains as whole words: `Epic 26 levá` is Epic. */
function lineIn(brand: string, model: string): string | undefined {
  const words = wordsOf(model);
  return linesOf()
    .get(brand)
    ?.find((line) => wordsOf(line).every((word) => words.includes(word)));
}

function otherWordsFor(slug: string): string[] {
  return categorySynonyms()
    .filter(({ category }) => category === slug)
    .map(({ word }) => word);
}

/** Empty without live listings. */
function phraseOf(named: Named, others: readonly string[]): Phrase<Named>[] {
  if (named.count === 0) return [];
  return [{ words: wordsOf([named.name, ...others].join(' ')), weight: named.count, item: named }];
}

function counter<Key>() {
  const counts = new Map<Key, number>();
  return {
    add(key: Key | undefined, count: number) {
      if (key !== undefined && count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
    },
    of: (key: Key) => counts.get(key) ?? 0,
    counted: () => [...counts],
  };
}
