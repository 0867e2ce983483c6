import { type SearchParameter, searchParameters, type SearchState } from '../address.ts';
import type { Facet } from '../contract.ts';

export type RangeFacet = Extract<Facet, { type: 'range' }>;
export type ValuesFacet = Extract<Facet, { type: 'values' }>;

/** Filters that fold together under one name. */
export type FilterGroup = { key: string; name: string; facets: readonly Facet[]; open: boolean };

/** Groups around the attributes of the category, which stand between `category` and `price`. */
const before = [{ key: 'category', name: 'Kategorie', of: ['category'] }];
const after = [
  { key: 'price', name: 'Cena', of: ['price', 'priceType', 'swap'] },
  { key: 'condition', name: 'Stav', of: ['condition'] },
  { key: 'wear', name: 'Opotřebení', of: ['wear'] },
  { key: 'brand', name: 'Značka', of: ['brand'] },
  { key: 'place', name: 'Lokalita', of: ['place', 'radius'] },
  { key: 'seller', name: 'Inzerent', of: ['seller'] },
  { key: 'more', name: 'Fotky a stáří inzerátu', of: ['photo', 'age'] },
];
const length = { key: 'length', name: 'Délka', of: ['shaftLengthCm', 'totalLengthCm'] };
/** What nearly everybody chooses by stands open; other attributes fold, or the column would have no end. */
const opened = new Set(['hand', 'length', 'flexMm', 'price', 'condition', 'brand', 'shoeSizeEu']);
/** Tabs above the results choose the kind. */
const elsewhere = new Set(['kind', ...[...before, ...after].flatMap(({ of }) => of)]);

/** The filters in the order they are drawn: category, its attributes, then what every advert has. Empty ones are left out, the place stays. */
export function filterGroups(facets: readonly Facet[], search: SearchState): FilterGroup[] {
  const byKey = new Map(facets.map((facet) => [facet.key, facet]));
  const group = ({ key, name, of }: (typeof after)[number]): FilterGroup[] => {
    const inside = of.flatMap((each) => byKey.get(each) ?? []);
    if (inside.length === 0 && key !== 'place') return [];
    const open =
      key === 'category'
        ? leadsFurther(inside[0])
        : opened.has(key) || of.some((each) => isChosen(search, each));
    return [{ key, name, facets: inside, open }];
  };
  const own = facets.filter(({ key }) => !elsewhere.has(key) && !length.of.includes(key));
  return [
    ...before.flatMap(group),
    ...group(length),
    ...own.flatMap(({ key, label }) => group({ key, name: label, of: [key] })),
    ...after.flatMap(group),
  ];
}

/** Chosen parameters that no filter draws; the form carries them along, so that sending it loses nothing. */
export function carriedAlong(
  groups: readonly FilterGroup[],
  search: SearchState,
): [SearchParameter, string][] {
  const drawn = new Set<string>(groups.flatMap(({ facets }) => facets.map(({ key }) => key)));
  // These have a field of their own, in the form or beside it; a cursor belongs to the old list.
  for (const name of ['q', 'sort', 'cursor', 'place', 'radius']) drawn.add(name);
  return searchParameters
    .filter((name) => !drawn.has(name))
    .flatMap((name) => (search[name] ?? []).map((value): [SearchParameter, string] => [name, value]));
}

/** Categories fold once a last one is chosen: from then on its own attributes matter. */
function leadsFurther(facet: Facet | undefined): boolean {
  if (facet?.type !== 'values') return false;
  const chosen = facet.options.filter((option) => option.chosen);
  return (
    chosen.length === 0 || chosen.some(({ value }) => facet.options.some(({ parent }) => parent === value))
  );
}

function isChosen(search: SearchState, key: string): boolean {
  return searchParameters.some((name) => name === key && search[name] !== undefined);
}
