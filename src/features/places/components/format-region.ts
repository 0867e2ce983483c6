import { fold } from '../../../contract/fold.ts';

/** The URL slug of a region: `jihomoravsky-kraj`. */
export const regionSlug = (name: string): string => fold(name).replaceAll(/[^a-z]+/g, '-');

/** A region in the locative with its preposition: `v Jihomoravském kraji`, `ve Zlínském kraji`, `v Praze`. */
export function inRegion(name: string): string {
  if (name === 'Hlavní město Praha') return 'v\u00a0Praze';
  const preposition = /^(?:St|Zl)/.test(name) ? 've' : 'v';
  return `${preposition}\u00a0${name.replace('Kraj ', 'Kraji ').replace(/ký kraj$/, 'kém kraji')}`;
}
