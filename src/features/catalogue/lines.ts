import { fold } from '../../contract/fold.ts';

const longestSlug = 60;

/** A line's name in an address: `Raw Concept` becomes `raw-concept`; empty where nothing can be written so. */
export function lineSlug(name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, longestSlug).replace(/-$/, '');
}
