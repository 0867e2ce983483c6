import type { Place } from '../contract.ts';

/** Label of a district beside other words: „okres Brno-venkov“. Prague is a district too, but is never called one. */
export function districtLabel({ name }: Pick<Place['district'], 'name'>): string {
  return name === 'Praha' ? name : `okres ${name}`;
}

/**
 * A municipality with its district, to distinguish namesakes: `Lhota, okres Kladno`. The district is omitted when it
 * has the same name.
 */
export function formatPlace({ name, district }: Pick<Place, 'name' | 'district'>): string {
  return district.name === name ? name : `${name}, ${districtLabel(district)}`;
}
