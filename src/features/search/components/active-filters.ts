import { crowns } from '../../../contract/czech.ts';
import { conditionLabels, wearLabels } from '../../listings/components/condition-words.ts';
import { type SearchParameter, type SearchState, searchAddress, without } from '../address.ts';

/** Names of what a search refers to by an identifier, known only to the server. */
export type SearchNames = {
  categories: Readonly<Record<string, string>>;
  brands: Readonly<Record<string, string>>;
  /** The label of the chosen place. */
  place?: string | undefined;
};

export type ActiveFilter = {
  label: string;
  /** The address of the search without this filter. */ to: string;
};

const kindLabels: Record<string, string> = { offer: 'Nabídky', demand: 'Poptávky' };
const priceTypeLabels: Record<string, string> = {
  fixed: 'Pevná cena',
  agreement: 'Dohodou',
  free: 'Zdarma',
};
const labelsOf = (labels: object) => new Map<string, string>(Object.entries(labels));

/** Each chosen filter with the address that takes it off; words being looked for come first. */
export function activeFilters(search: SearchState, names: SearchNames): ActiveFilter[] {
  const conditions = labelsOf(conditionLabels);
  const wears = labelsOf(wearLabels);
  const one = (name: SearchParameter, label: (value: string) => string | undefined): ActiveFilter[] =>
    (search[name] ?? []).map((value) => ({
      label: label(value) ?? value,
      to: searchAddress(without(search, name, value)),
    }));
  return [
    ...one('q', (words) => `„${words}“`),
    ...one('kind', (kind) => kindLabels[kind]),
    ...one('category', (slug) => names.categories[slug]),
    ...one('brand', (slug) => names.brands[slug]),
    ...one('condition', (id) => conditions.get(id)),
    ...one('wear', (id) => wears.get(id)),
    ...one('price', priceRangeWords),
    ...one('priceType', (id) => priceTypeLabels[id]),
    ...one('swap', () => 'Možná výměna'),
    ...one('place', () => placeWords(search, names)),
  ];
}

/** `300–800 Kč`, `od 300 Kč`, `do 800 Kč`. */
export function priceRangeWords(range: string): string {
  const [, min = '', max = ''] = /^(\d*)-(\d*)$/.exec(range) ?? [];
  if (max === '' && min === '') return range;
  if (max === '') return `od ${crowns(Number(min))}`;
  return min === ''
    ? `do ${crowns(Number(max))}`
    : `${crowns(Number(min)).replace(/\D+$/, '')}–${crowns(Number(max))}`;
}

function placeWords(search: SearchState, { place }: SearchNames): string | undefined {
  const radius = search.radius?.[0];
  return place && radius ? `${place} + ${radius}\u00a0km` : place;
}
