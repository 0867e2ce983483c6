import type { FoundFact } from '../facts/fact.ts';
import { bounds } from '../facts/number-facts.ts';
import { priceTerms } from '../facts/number-words.ts';
import { isUnit, moneyAt } from '../facts/price-facts.ts';
import { nearness } from '../rules.ts';
import type { Token } from '../text/tokens.ts';

/** Two numbers without a currency are prices above every size and length. */
const aboveSizes = 190;

type Range = { from: number; to: number; length: number };

/** The facts of a query with its prices from–to: `1000-2000`, `mezi 500 a 1000`, `kolem 800 Kč`. */
export function withPriceRanges(tokens: readonly Token[], facts: readonly FoundFact[]): FoundFact[] {
  const ranges = tokens.flatMap((token, at): FoundFact[] => {
    const range = priceTerms.about.has(token.text) ? aboutAt(tokens, at) : fromTo(tokens, at);
    return range ? [{ is: 'between', at, ...range }] : [];
  });
  const kept = ranges.filter(
    (each, index) => !ranges.slice(0, index).some((before) => each.at < before.at + before.length),
  );
  const isInRange = (fact: FoundFact) =>
    kept.some((range) => fact.at < range.at + range.length && fact.at + fact.length > range.at);
  return [...facts.filter((fact) => !isInRange(fact)), ...kept].toSorted((a, b) => a.at - b.at);
}

function aboutAt(tokens: readonly Token[], at: number): Range | undefined {
  const money = moneyAt(tokens, at + 1);
  if (!money || (!money.sure && (money.czk <= aboveSizes || isUnit(tokens[at + 1 + money.length]?.text))))
    return undefined;
  return {
    from: Math.round(money.czk * (1 - nearness.around)),
    to: Math.round(money.czk * (1 + nearness.around)),
    length: money.length + 1,
  };
}

/** What opens a range, and the word that then joins its ends. */
const openings = new Map([
  ['mezi', 'a'],
  ['od', 'do'],
]);

function fromTo(tokens: readonly Token[], at: number): Range | undefined {
  const joint = openings.get(tokens[at]?.text ?? '');
  const start = joint === undefined ? at : at + 1;
  const low = moneyAt(tokens, start);
  if (!low || (joint === undefined && isLength(low.czk))) return undefined;
  const end = start + low.length;
  const dash = /^\s*[-–—]\s*$/.test(tokens[end]?.gap ?? '');
  if (!dash && tokens[end]?.text !== 'az' && (joint === undefined || tokens[end]?.text !== joint))
    return undefined;
  const next = dash ? end : end + 1;
  const high = moneyAt(tokens, next);
  if (!high || high.czk <= low.czk) return undefined;
  const isMoney = high.sure || (low.czk > aboveSizes && !isUnit(tokens[next + high.length]?.text));
  return isMoney
    ? { from: sameUnit(low.czk, high.czk), to: high.czk, length: next + high.length - at }
    : undefined;
}

/** `hůl 96 - 500 Kč` tells a length and a price. */
const isLength = (number: number) => number >= 20 && number <= bounds.total[1] && number % 50 !== 0;

/** `1-2 tisíce`: the unit behind both. */
const sameUnit = (low: number, high: number) =>
  [1000, 100].map((unit) => low * unit).find((each) => low < 20 && each < high) ?? low;
