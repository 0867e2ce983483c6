import type { AttributeDefinition } from '../../catalogue/contract.ts';
import {
  allBrands,
  categories,
  categoryForm,
  conditionsOf,
  leavesOf,
  madeOfCatalogue,
  noBrand,
  otherBrand,
  priceTypeChoices,
  wearsOf,
} from '../../catalogue/index.ts';
import { allDistricts, allRegions } from '../../places/index.ts';
import { ageDays, radiiKm } from '../contract.ts';

export type Option = { value: string; label: string; parent?: string };
export type CountOf = (value: string) => number;

const czech = new Intl.Collator('cs');
/** Maximum number of free-text values offered, most frequent first. */
const maxTyped = 30;
const nbsp = '\u00a0';

export const kindOptions: Option[] = [
  { value: 'offer', label: 'Nabídky' },
  { value: 'demand', label: 'Poptávky' },
];
export const sellerOptions: Option[] = [
  { value: 'private', label: 'Soukromé osoby' },
  { value: 'trader', label: 'Podnikatelé' },
];
export const ageOptions: Option[] = ageDays.map((days) => ({
  value: String(days),
  label:
    days === 1
      ? 'Za poslední den'
      : days < 5
        ? `Za poslední ${days}${nbsp}dny`
        : `Za posledních ${days}${nbsp}dní`,
}));
/** The usual radii, and the one that was chosen in words. */
export function radiusOptions(chosen?: number): Option[] {
  const all = new Set([...radiiKm, ...(chosen === undefined ? [] : [chosen])]);
  return [...all].toSorted((a, b) => a - b).map((km) => ({ value: String(km), label: `do ${km}${nbsp}km` }));
}

export const conditionOptions = () => plain(conditionsOf(''));
export const wearOptions = () => plain(wearsOf(''));
export const priceTypeOptions = plain(priceTypeChoices());

/** Without hidden ones that are neither found nor selected. */
export function categoryOptions(count: CountOf, chosen: readonly string[]): Option[] {
  return categories()
    .filter(({ slug, hidden }) => !hidden || chosen.includes(slug) || count(slug) > 0)
    .map(({ slug, name, parent }) => ({
      value: slug,
      label: name,
      ...(parent === undefined ? {} : { parent }),
    }));
}

/** A group has the sum of its leaves. */
export function countOfCategory(count: CountOf): CountOf {
  return (slug) => leavesOf(slug).reduce((sum, leaf) => sum + count(leaf.slug), 0);
}

const lastBrands = [otherBrand, noBrand];
const everyBrand = madeOfCatalogue(() =>
  allBrands()
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted(
      (a, b) => lastBrands.indexOf(a.value) - lastBrands.indexOf(b.value) || czech.compare(a.label, b.label),
    ),
);

/** Brands sold in the selected categories, plus any found or selected; sorted by Czech collation. */
export function brandOptions(leaves: readonly string[], count: CountOf, chosen: readonly string[]): Option[] {
  if (leaves.length === 0) return everyBrand();
  const sold = new Set(leaves.flatMap((slug) => categoryForm(slug)?.brands ?? []).map(({ slug }) => slug));
  return everyBrand().filter(({ value }) => sold.has(value) || chosen.includes(value) || count(value) > 0);
}

const regions = allRegions().map(({ code, name }) => ({ value: code, label: name }));
const districts = allDistricts()
  .map(({ code, name, regionCode }) => ({ value: code, label: name, parent: regionCode }))
  .toSorted((a, b) => czech.compare(a.label, b.label));

/** All regions, and the districts of the selected place's region. */
export function placeOptions(chosenRegion: string | undefined): Option[] {
  return regions.flatMap((region) => [
    region,
    ...(region.value === chosenRegion ? districts.filter(({ parent }) => parent === region.value) : []),
  ]);
}

/** A region has the sum of its districts. */
export function countOfPlace(count: CountOf): CountOf {
  return (code) => {
    const inside = districts.filter(({ value, parent }) => parent === code || value === code);
    return inside.reduce((sum, { value }) => sum + count(value), 0);
  };
}

/** Choices of an attribute, without hidden ones that are neither found nor selected; for free text the most frequent values and selected ones. */
export function attributeOptions(
  { type, choices }: AttributeDefinition,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Option[] {
  if (type === 'bool')
    return [
      { value: 'yes', label: 'Ano' },
      { value: 'no', label: 'Ne' },
    ];
  if (choices)
    return plain(choices.filter(({ id, hidden }) => !hidden || chosen.includes(id) || counts.has(id)));
  const typed = [...counts]
    .toSorted(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
    .slice(0, maxTyped)
    .map(([value]) => value);
  return [...new Set([...typed, ...chosen])]
    .toSorted(czech.compare)
    .map((value) => ({ value, label: value }));
}

function plain(choices: readonly { id: string; label: string }[]): Option[] {
  return choices.map(({ id, label }) => ({ value: id, label }));
}
