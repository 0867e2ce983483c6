import { catalogueBrands, madeOfCatalogue } from '../../catalogue/index.ts';
import { covers, type FoundFact } from '../facts/fact.ts';
import type { ClauseWithFacts } from './heads.ts';

/** Advertising of shops, which names everything and offers nothing in particular. */
const shop =
  /\b(e ?shop|eshopu?|skladem|velky vyber|sortiment|na nasem|navstivte|kod slev|doprava zdarma|vyprodej sal\w*|slevy az|vsechny velikosti|katalog|faktura|objednavejte|nase prodejna|prodejne za)/;

/** Sports with similar vocabulary. Household goods are distinguished in queries only. */
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

/** The sport of a look-alike, or `shop` for advertising; undefined for floorball gear. */
export function lookAlike(clauses: readonly ClauseWithFacts[], words: string): string | undefined {
  const shopTerms = words.match(new RegExp(shop, 'g'));
  if (shopTerms && new Set(shopTerms).size >= (namesBrands(clauses) ? 1 : 2)) return 'shop';
  const title = clauses.filter((each) => each.part === 'title');
  const ofFloorball = title.some((clause) => clause.facts.some((fact) => fact.is === 'floorball'));
  if (ofFloorball || title.some((each) => /\bflorbal/.test(each.tokens.map(({ text }) => text).join(' '))))
    return undefined;
  const first = clauses.find((each) => each.part === 'text');
  if (first && /\bflorbalov/.test(first.tokens.map(({ text }) => text).join(' '))) return undefined;
  const withFacts = foreignSport(title);
  // Indoor shoes suit several sports: mentioning volleyball or futsal does not exclude them.
  if (withFacts !== undefined && !(withFacts === 'ball' && hasShoes(title))) return withFacts;
  const isOurs =
    hasShoes(title) ||
    [...title, ...(first ? [first] : [])].some(({ facts }) => facts.some(isOurBrand)) ||
    clauses.some(({ facts }) => facts.some(({ is }) => is === 'floorball'));
  return isOurs || !first ? undefined : foreignSport([sayingWhatItIs(first)]);
}

/** Only shops sell this many brands at once. */
const brandsOfShop = 4;
const namesBrands = (clauses: readonly ClauseWithFacts[]) =>
  new Set(clauses.flatMap(({ facts }) => facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []))))
    .size >= brandsOfShop;

const hasShoes = (clauses: readonly ClauseWithFacts[]) =>
  clauses.some(({ facts }) => facts.some((fact) => fact.is === 'thing' && fact.thing === 'shoes'));

/** `Prodám dres na fotbal` states the sport; `vhodné i na volejbal` and `dcera chodí na tenis` do not. */
function sayingWhatItIs(clause: ClauseWithFacts): ClauseWithFacts {
  const isTold = (at: number) =>
    clause.facts.some((fact) => covers(fact, at)) ||
    (clause.tokens[at]?.text.length ?? 0) <= longestPreposition;
  const stranger = clause.tokens.findIndex((_, at) => !isTold(at));
  return { ...clause, facts: clause.facts.filter((fact) => stranger < 0 || fact.at < stranger) };
}

const longestPreposition = 2;

/** Stick manufacturers, whose other goods sold here are floorball gear too. */
const ourBrands = madeOfCatalogue(
  () =>
    new Set(
      catalogueBrands()
        .filter(
          ({ slug, categories }) =>
            categories.includes('florbalky') && !['stiga', 'decathlon', 'karhu'].includes(slug),
        )
        .map(({ slug }) => slug),
    ),
);
const isOurBrand = (fact: FoundFact) => fact.is === 'brand' && ourBrands().has(fact.brand);

function foreignSport(clauses: readonly ClauseWithFacts[]): string | undefined {
  for (const { facts } of clauses)
    for (const fact of facts) if (fact.is === 'foreign' && sports.has(fact.sport)) return fact.sport;
  return undefined;
}
