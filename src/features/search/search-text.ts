import { crowns } from '../../contract/czech.ts';
import type { Database } from '../../platform/platform.ts';
import { type AttributeDefinition, choiceFilters, numberFilters } from '../catalogue/contract.ts';
import {
  brandName,
  categories,
  categoryBySlug,
  categoryForm,
  conditionLabel,
  madeOfCatalogue,
  wearLabel,
} from '../catalogue/index.ts';
import { allRegions, districtByCode, districtLabel, placeByCode } from '../places/index.ts';
import { type SearchQuery, searchQuery } from './contract.ts';

const kindLabels = { offer: 'Nabídky', demand: 'Poptávky' } as const;
const priceTypeLabels = { fixed: 'pevná cena', agreement: 'dohodou', free: 'zdarma' } as const;
const sellerLabels = { private: 'soukromí inzerenti', trader: 'podnikatelé' } as const;

/** Readable name of a search: `Nabídky „unihoc“, Florbalky, levá, do 800 Kč, Brno + 25 km`. */
export async function nameOfSearch(db: Database, query: SearchQuery): Promise<string> {
  const kind = query.kind ? kindLabels[query.kind] : 'Nabídky i poptávky';
  const parts = [
    query.q ? `${kind} „${query.q}“` : kind,
    ...(query.category ?? []).map((slug) => categoryBySlug(slug)?.name ?? slug),
    ...(query.brand ?? []).map((slug) => brandName(slug) ?? slug),
    ...(query.condition ?? []).map((id) => lower(conditionLabel(id) ?? id)),
    ...(query.wear ?? []).map((id) => lower(wearLabel(id) ?? id)),
    ...numberFilters.map((key) => query[key] && `${labelOf(key)} ${formatRange(query[key], unitOf(key))}`),
    ...choiceFilters.flatMap((key) => (query[key] ?? []).map((value) => formatChoice(key, value))),
    query.price && formatRange(query.price, 'Kč'),
    ...(query.priceType ?? []).map((id) => priceTypeLabels[id]),
    query.swap && 'možná výměna',
    query.photo && 's fotkou',
    query.seller && sellerLabels[query.seller],
    query.place && (await formatPlace(db, query.place, query.radius)),
  ];
  return parts.filter(Boolean).join(', ');
}

async function formatPlace(db: Database, code: string, radius: number | undefined): Promise<string> {
  const district = districtByCode(code);
  const label =
    allRegions().find((region) => region.code === code)?.name ??
    (district ? districtLabel(district) : (await placeByCode(db, code))?.name) ??
    code;
  return radius ? `${label} + ${radius}\u00a0km` : label;
}

/** `300–800 Kč`, `od 300 Kč`, `do 800 Kč`, with any unit. */
function formatRange({ min, max }: { min?: number; max?: number }, unit: string | undefined): string {
  const format = (value: number) =>
    unit === 'Kč' ? crowns(value) : `${String(value).replace('.', ',')}${unit ? `\u00a0${unit}` : ''}`;
  if (min === undefined) return `do ${format(max ?? 0)}`;
  if (max === undefined) return `od ${format(min)}`;
  return min === max ? format(min) : `${format(min).replace(/\u00a0\D+$/, '')}–${format(max)}`;
}

const filterNames: Readonly<Record<string, string>> = {
  category: 'Kategorie',
  brand: 'Značka',
  condition: 'Stav',
  wear: 'Opotřebení',
  price: 'Cena',
  priceType: 'Způsob ceny',
  swap: 'Možná výměna',
  place: 'Místo',
  radius: 'Okolí místa',
  photo: 'S fotkou',
  seller: 'Inzerent',
  age: 'Stáří inzerátu',
};

/** Label of a search parameter without its value: `Cena`, `Délka shaftu`. */
export const nameOfFilter = (key: string): string => filterNames[key] ?? definitionOf(key)?.label ?? key;

/** Attributes of all categories; a key has the same meaning in each. */
const definitions = madeOfCatalogue(
  () =>
    new Map(
      categories().flatMap(({ slug }) =>
        (categoryForm(slug)?.attributes ?? []).map((each): [string, AttributeDefinition] => [each.key, each]),
      ),
    ),
);

const definitionOf = (key: string): AttributeDefinition | undefined => definitions().get(key);

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const labelOf = (key: string) => lower(definitionOf(key)?.label ?? key);
const unitOf = (key: string) => definitionOf(key)?.unit;

/** The choice's label if unambiguous, otherwise preceded by the attribute's: `velikost M`. */
function formatChoice(key: string, value: string): string {
  const label = definitionOf(key)?.choices?.find(({ id }) => id === value)?.label ?? value;
  return /^\p{Ll}{4,}|^\p{L}\p{Ll}{3,}/u.test(label) ? lower(label) : `${labelOf(key)} ${label}`;
}

/** Parameters of presentation, not of filtering. */
const ofTheList: ReadonlySet<string> = new Set(['sort', 'limit', 'cursor']);

/** Parses search parameters such as `q=hul&category=florbalky`; undefined if any is invalid. */
export function queryOf(text: string): SearchQuery | undefined {
  const given = new URLSearchParams(text);
  const values = [...new Set(given.keys())].map((name): [string, string | string[]] => {
    const all = given.getAll(name);
    return [name, all.length === 1 ? (all[0] ?? '') : all];
  });
  return searchQuery.safeParse(Object.fromEntries(values)).data;
}

/**
 * Canonical form of a watched search: only known parameters without those of presentation, names and values
 * sorted. Undefined when the search is invalid or would match everything.
 */
export function canonicalSearch(text: string): string | undefined {
  const query = queryOf(text);
  if (!query) return undefined;
  const names = new Set(Object.keys(query).filter((name) => !ofTheList.has(name)));
  const pairs = [...new URLSearchParams(text)]
    .map(([name, value]): [string, string] => [name, value.replaceAll(/\s+/g, ' ').trim()])
    .filter(([name, value]) => names.has(name) && value !== '');
  const each = new Map(pairs.map((pair) => [JSON.stringify(pair), pair]));
  const sorted = [...each.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  return sorted.length > 0 ? String(new URLSearchParams(sorted)) : undefined;
}
