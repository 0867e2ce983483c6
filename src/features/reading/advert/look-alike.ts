import { knownBrands } from '../../catalogue/index.ts';
import type { Told } from '../facts/fact.ts';
import type { ToldClause } from './offered.ts';

/** Advertising of shops names everything and offers nothing in particular. */
const shop =
  /\b(e ?shop|eshopu?|skladem|velky vyber|sortiment|na nasem|navstivte|kod slev|doprava zdarma|vyprodej sal\w*|slevy az|vsechny velikosti|katalog|faktura|objednavejte|nase prodejna|prodejne za)/;

/** Sports whose gear is mistaken for ours by its words. Goods of the home are told apart by queries only. */
const sports = new Set([
  'hockey',
  'skating',
  'tennis',
  'football',
  'ski',
  'bike',
  'ball',
  'outdoor',
  'school',
]);

/** The sport of a look-alike, `shop` for a shop's advertising; nothing for our own goods. */
export function lookAlike(clauses: readonly ToldClause[], words: string): string | undefined {
  const shopWords = words.match(new RegExp(shop, 'g'));
  if (shopWords && new Set(shopWords).size >= 2) return 'shop';
  const title = clauses.filter((each) => each.part === 'title');
  const ofFloorball = title.some((clause) => clause.facts.some((fact) => fact.is === 'floorball'));
  if (ofFloorball || title.some((each) => /\bflorbal/.test(each.tokens.map(({ text }) => text).join(' '))))
    return undefined;
  if (title.some((clause) => clause.facts.some(isOurBrand))) return foreignSport(title);
  const first = clauses.find((each) => each.part === 'text');
  if (first && /\bflorbalov/.test(first.tokens.map(({ text }) => text).join(' '))) return undefined;
  if (first?.facts.some(isOurBrand)) return foreignSport(title);
  return foreignSport(title) ?? foreignSport(first ? [first] : []);
}

/** Brands that make sticks make nothing of other sports that is sold here. */
const ourBrands = new Set(
  knownBrands()
    .filter(
      ({ slug, categories }) =>
        categories.includes('florbalky') && !['stiga', 'decathlon', 'karhu'].includes(slug),
    )
    .map(({ slug }) => slug),
);
const isOurBrand = (fact: Told) => fact.is === 'brand' && ourBrands.has(fact.brand);

function foreignSport(clauses: readonly ToldClause[]): string | undefined {
  for (const { facts } of clauses)
    for (const fact of facts) if (fact.is === 'foreign' && sports.has(fact.sport)) return fact.sport;
  return undefined;
}
