import { findBrand, noBrand, otherBrand } from '../../catalogue/index.ts';

/** Brands are written in up to this many words: `Blue Stick`, `Florbalky cz`. */
const longestName = 2;

export type Word = { text: string; brand?: string };

/** Words with the brands among them recognised: `fat pajp` becomes one word of brand `fat-pipe`. */
export function withBrands(words: string[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = brandAt(words, at);
    read.push(found ?? { text: words[at] ?? '' });
    at += found?.length ?? 1;
  }
  return read;
}

function brandAt(words: string[], at: number): (Word & { length: number }) | undefined {
  for (let length = longestName; length > 0; length -= 1) {
    const name = words.slice(at, at + length);
    const brand =
      name.length === length ? (findBrand(name.join(' ')) ?? findBrand(name.join(''))) : undefined;
    if (brand && brand !== otherBrand && brand !== noBrand) return { text: name.join(' '), brand, length };
  }
  return undefined;
}

/** Cannot be typed: words hold no `=`. */
export function brandLexeme(slug: string): string {
  return `=${slug}`;
}
