import { crowns } from '../../../contract/czech.ts';
import { conditionLabels, wearLabels } from '../../listings/components/format-condition.ts';
import {
  type SearchParameter,
  searchParameters,
  type SearchState,
  searchAddress,
  without,
} from '../address.ts';
import type { Facet } from '../contract.ts';

/** Labels of values referenced by id, known only to the server. */
export type SearchNames = {
  /** Contain the labels of selected values. */
  facets: readonly Facet[];
  categories: Readonly<Record<string, string>>;
  /** Category in the heading, which needs no chip. */
  heading?: string | undefined;
  /** Label of the selected place. */
  place?: string | undefined;
};

export type ActiveFilter = {
  label: string;
  /** URL of the search without this filter. */
  to: string;
};

/**
 * Parameters without a chip: not filters, dependent on another one, or shown by the search field and tabs.
 */
const unseen: ReadonlySet<SearchParameter> = new Set(['q', 'radius', 'sort', 'limit', 'cursor', 'kind']);

/** Order of chips, as in the filter form. */
const leading: readonly SearchParameter[] = ['category', 'hand', 'place', 'price'];
const inOrder = [...leading, ...searchParameters.filter((name) => !leading.includes(name))].filter(
  (name) => !unseen.has(name),
);

/** Labels available even when the search failed and returned no facets. */
const labels = new Map<string, string>(
  Object.entries({
    ...conditionLabels,
    ...wearLabels,
    fixed: 'Pevná cena',
    agreement: 'Dohodou',
    free: 'Zdarma',
  }),
);
const alone: Partial<Record<SearchParameter, string>> = { swap: 'Možná výměna', photo: 'S fotkou' };

/** Selected filters, each with the URL that removes it. */
export function activeFilters(search: SearchState, names: SearchNames): ActiveFilter[] {
  return inOrder.flatMap((name) =>
    (search[name] ?? [])
      .filter((value) => name !== 'category' || value !== names.heading)
      .map((value) => ({
        label: labelOf(name, value, search, names),
        to: searchAddress(without(search, name, value)),
      })),
  );
}

function labelOf(name: SearchParameter, value: string, search: SearchState, names: SearchNames): string {
  if (name === 'place') return formatPlace(search, names) ?? 'Neznámé místo';
  if (name === 'price') return capitalized(formatPriceRange(value));
  const facet = names.facets.find(({ key }) => key === name);
  if (facet?.type === 'range') return `${facet.label} ${formatRange(value, facet.unit)}`;
  const option = facet?.options.find((each) => each.value === value)?.label;
  if (facet && option && /^(Ano|Ne)$/.test(option)) return `${facet.label}: ${option.toLowerCase()}`;
  return (
    alone[name] ??
    option?.replace(/ \(\p{Lu}\)$/u, '') ??
    (name === 'category' ? names.categories[value] : labels.get(value)) ??
    value
  );
}

/** `300–800 Kč`, `od 300 Kč`, `do 800 Kč`. */
export function formatPriceRange(range: string): string {
  const [, min = '', max = ''] = /^(\d*)-(\d*)$/.exec(range) ?? [];
  if (max === '' && min === '') return range;
  if (max === '') return `od ${crowns(Number(min))}`;
  return min === ''
    ? `do ${crowns(Number(max))}`
    : `${crowns(Number(min)).replace(/\D+$/, '')}–${crowns(Number(max))}`;
}

/** `92–100 cm`, `od 26 mm`, `do 42,5`; equal ends give a single number. */
function formatRange(range: string, unit = ''): string {
  const [min = '', max = ''] = range.split('-').map((end) => end.replace('.', ','));
  const last = unit === '' ? '' : `\u00a0${unit}`;
  if (max === '') return `od ${min}${last}`;
  if (min === '') return `do ${max}${last}`;
  return min === max ? `${min}${last}` : `${min}–${max}${last}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Omits the district when it is named after the town: `Plzeň, okres Plzeň-město`. */
const shortPlace = (place: string | undefined) => place?.replace(/^(.+), okres \1-.+$/u, '$1');

function formatPlace(search: SearchState, names: SearchNames): string | undefined {
  const place = shortPlace(names.place);
  const radius = search.radius?.[0];
  return place && radius ? `${place} + ${radius}\u00a0km` : place;
}
