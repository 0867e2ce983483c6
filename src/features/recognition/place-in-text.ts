import type { Platform } from '../../platform/platform.ts';
import { readTokens } from '../query-understanding/index.ts';
import { placeNamesOf } from '../search/index.ts';
import type { RecognizedValue } from './contract.ts';

const shortestTown = 4;

/** The municipality, and the index where its name begins. */
type PlaceRead = { value: RecognizedValue; at: number };

/**
 * The first municipality named in a text after its first word: capitalized, as `most` (bridge) is not the town, or
 * alone between commas.
 */
export async function placeInText(platform: Platform, text: string): Promise<PlaceRead | undefined> {
  const places = await placeNamesOf(platform);
  const tokens = readTokens(text);
  const words = tokens.map((token) => token.text);
  const written = tokens.map(({ start, end }) => text.slice(start, end));
  for (let at = 1; at < words.length; at += 1) {
    const named = places.at(words, at, written);
    if (named?.place.kind !== 'place') continue;
    const behind = tokens[at + named.length]?.gap ?? ',';
    const isAlone = /[,\n]/.test(tokens[at]?.gap ?? '') && /[,\n]/.test(behind);
    if (!/^\p{Lu}/u.test(written[at] ?? '') && !(isAlone && (words[at] ?? '').length >= shortestTown))
      continue;
    const { code, label } = named.place;
    return { value: { name: 'place', value: code, label: 'Obec', text: label }, at: tokens[at]?.start ?? 0 };
  }
  return undefined;
}
