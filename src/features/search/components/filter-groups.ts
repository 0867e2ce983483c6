import { type SearchParameter, searchParameters, type SearchState } from '../address.ts';
import type { Facet } from '../contract.ts';

export type RangeFacet = Extract<Facet, { type: 'range' }>;
export type ValuesFacet = Extract<Facet, { type: 'values' }>;

/** Filters folded under a common heading. */
export type FilterGroup = { key: string; name: string; facets: readonly Facet[]; open: boolean };

/** Element id of a group, for links to it. */
export const groupId = (key: string): string => `filtr-${key}`;

type Named = { key: string; name: string; of: readonly string[] };

/** Groups of every search, around the attributes of the category. */
const first: Named = { key: 'category', name: 'Kategorie', of: ['category'] };
const whereAndForHowMuch: readonly Named[] = [
  { key: 'place', name: 'Lokalita', of: ['place', 'radius'] },
  { key: 'price', name: 'Cena', of: ['price', 'priceType', 'swap'] },
];
const middle: readonly Named[] = [
  { key: 'condition', name: 'Stav', of: ['condition'] },
  { key: 'wear', name: 'Opotřebení', of: ['wear'] },
  { key: 'brand', name: 'Značka', of: ['brand'] },
];
const last: readonly Named[] = [
  { key: 'seller', name: 'Inzerent', of: ['seller'] },
  { key: 'more', name: 'Fotky a stáří inzerátu', of: ['photo', 'age'] },
];
const length: Named = { key: 'length', name: 'Délka', of: ['shaftLengthCm', 'totalLengthCm'] };
/** Leading attributes of a stick, in order; its other attributes follow the common groups. */
const ofStick = ['hand', 'length', 'flexMm'];
/** Attributes that never lead. */
const minor = new Set(['iffMark', 'colour', 'handover']);
/** Groups open by default, besides the first attribute; others are folded to keep the column short. */
const opened = new Set(['hand', 'place', 'price', 'length', 'flexMm', 'condition', 'brand']);
/** Parameters shown in other groups or by the tabs. */
const elsewhere = new Set([
  'kind',
  ...[first, ...whereAndForHowMuch, ...middle, ...last].flatMap(({ of }) => of),
]);

/**
 * Filter groups in display order: category, place and price, its decisive attributes, its other attributes, common
 * groups, the rest. Groups without options are omitted, except the place; those that offer nothing are folded.
 */
export function filterGroups(facets: readonly Facet[], search: SearchState): FilterGroup[] {
  const byKey = new Map(facets.map((facet) => [facet.key, facet]));
  const { leading, trailing } = attributeGroups(facets);
  const [decisive] = leading;
  const group = ({ key, name, of }: Named): FilterGroup[] => {
    const inside = of.flatMap((each) => byKey.get(each) ?? []);
    if (inside.length === 0 && key !== 'place') return [];
    const open =
      key === 'category'
        ? leadsFurther(inside[0]) && !(search.q && decisive)
        : ((opened.has(key) || key === decisive?.key) && (alwaysUseful.has(key) || inside.some(offersAny))) ||
          of.some((each) => isChosen(search, each));
    return [{ key, name, facets: inside, open }];
  };
  return [first, ...whereAndForHowMuch, ...leading, ...middle, ...trailing, ...last].flatMap(group);
}

/** Their fields are typed into, whatever is on sale. */
const alwaysUseful = new Set(['place', 'price']);

const offersAny = (facet: Facet): boolean =>
  (facet.type === 'range' ? facet.histogram : facet.options).some(({ count }) => count > 0);

function attributeGroups(facets: readonly Facet[]): { leading: Named[]; trailing: Named[] } {
  const own: Named[] = [
    ...(facets.some(({ key }) => length.of.includes(key)) ? [length] : []),
    ...facets
      .filter(({ key }) => !elsewhere.has(key) && !length.of.includes(key))
      .map(({ key, label }) => ({ key, name: label, of: [key] })),
  ];
  const isStick = own.includes(length);
  const rank = ({ key }: Named) => (ofStick.includes(key) ? ofStick.indexOf(key) : ofStick.length);
  const leads = ({ key }: Named) => (isStick ? ofStick.includes(key) : !minor.has(key));
  return {
    leading: own.filter(leads).toSorted((a, b) => rank(a) - rank(b)),
    trailing: own.filter((each) => !leads(each)),
  };
}

/** Selected parameters without a visible filter, for hidden inputs. */
export function carriedAlong(
  groups: readonly FilterGroup[],
  search: SearchState,
): [SearchParameter, string][] {
  const rendered = new Set<string>(groups.flatMap(({ facets }) => facets.map(({ key }) => key)));
  // These have a field of their own; a cursor belongs to the previous list.
  for (const name of ['q', 'sort', 'cursor', 'place', 'radius']) rendered.add(name);
  return searchParameters
    .filter((name) => !rendered.has(name))
    .flatMap((name) => (search[name] ?? []).map((value): [SearchParameter, string] => [name, value]));
}

/**
 * Categories fold once a leaf is selected, or words imply a single category: then its own attributes matter
 * more.
 */
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
