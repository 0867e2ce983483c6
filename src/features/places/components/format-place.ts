import type { Place } from '../contract.ts';

/** Label of a district beside other words: „okres Brno-venkov“. Prague is a district too, but is never called one. */
export function districtLabel({ name }: Pick<Place['district'], 'name'>): string {
  return name === 'Praha' ? name : `okres ${name}`;
}

/** What stands beside a municipality in every list of them: its postal code where one was typed, and its district. */
export function placeNote({
  name,
  district,
  postcode,
}: Pick<Place, 'name' | 'district' | 'postcode'>): string {
  const where = name === 'Praha' ? 'hlavní město' : districtLabel(district);
  return [postcode, where].filter(Boolean).join(', ');
}

/** One of several municipalities that a typed name may mean, also where the district bears the same name. */
export const placeChoice = (place: Parameters<typeof placeNote>[0]): string =>
  `${place.name} (${placeNote(place)})`;

/** A municipality distinguished from its namesakes: `Lhota, okres Kladno`; a town of its own district stands alone. */
export function formatPlace({ name, district }: Pick<Place, 'name' | 'district'>): string {
  return district.name === name ? name : `${name}, ${districtLabel(district)}`;
}
