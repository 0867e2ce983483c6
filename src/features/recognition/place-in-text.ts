import type { Platform } from '../../platform/platform.ts';
import { isOrdinary, readTokens } from '../query-understanding/index.ts';
import { placeNamesOf } from '../search/index.ts';
import type { RecognizedValue } from './contract.ts';

const shortestTown = 4;

/** The municipality, and the index where its name begins. */
type PlaceRead = { value: RecognizedValue; at: number };

/** Words after which a town needs no comma: `900 kč brno`, `osobně brno`. */
const beforeTown = /^(kc|korun|czk|osobne|odber|predani)$/;
/** A quarter of a town or its number: `praha 4`, `brno žabovřesky`. */
const longestQuarter = 1;

/**
 * The first municipality named in a text after its first word: capitalized, as `most` (bridge) is not the town,
 * alone between commas, or at the end.
 */
export async function placeInText(platform: Platform, text: string): Promise<PlaceRead | undefined> {
  const places = await placeNamesOf(platform);
  const tokens = readTokens(text);
  const words = tokens.map((token) => token.text);
  const written = tokens.map(({ start, end }) => text.slice(start, end));
  for (const [at, token] of tokens.entries()) {
    if (at === 0) continue;
    const named = places.at(words, at, written);
    if (named?.place.kind !== 'place') continue;
    const behind = tokens[at + named.length]?.gap ?? ',';
    const { gap } = token;
    const isAlone = /[,\n]/.test(gap) && /[,\n]/.test(behind);
    const isLast =
      (/[,.;/|)\n]| [-–] /.test(gap) || beforeTown.test(words[at - 1] ?? '')) &&
      at + named.length + longestQuarter >= words.length &&
      !isOrdinary(token);
    const isTown = (isAlone || isLast) && (words[at] ?? '').length >= shortestTown;
    if (!/^\p{Lu}/u.test(written[at] ?? '') && !isTown) continue;
    const { code, label } = named.place;
    return { value: { name: 'place', value: code, label: 'Obec', text: label }, at: token.start };
  }
  return undefined;
}
