import type { Place } from '../contract.ts';

/** How a district is called beside other words: „okres Brno-venkov“. Prague is one, and nobody calls it that. */
export function districtLabel({ name }: Pick<Place['district'], 'name'>): string {
  return name === 'Praha' ? name : `okres ${name}`;
}

/** A municipality distinguished from its namesakes: `Lhota, okres Kladno`; a town of its own district stands alone. */
export function formatPlace({ name, district }: Pick<Place, 'name' | 'district'>): string {
  return district.name === name ? name : `${name}, ${districtLabel(district)}`;
}
