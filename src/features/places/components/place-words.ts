import type { Place } from '../contract.ts';

/** A municipality told apart from its namesakes: `Lhota, okres Kladno`; a town of its own district stands alone. */
export function placeWords({ name, district }: Pick<Place, 'name' | 'district'>): string {
  return district.name === name ? name : `${name}, okres ${district.name}`;
}
