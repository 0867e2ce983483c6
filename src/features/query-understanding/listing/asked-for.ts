import { moneyAt } from '../facts/price-facts.ts';
import { delivered, notOtherMoney, otherMoney, priceTerms } from '../facts/number-words.ts';
import type { Token } from '../text/tokens.ts';
import type { ClauseWithFacts } from './heads.ts';

/** Asking price of an offer in whole CZK, or another kind of deal. */
export type AskedFor = { price?: number; deal?: 'free' | 'agreement' };

/** A bare number outside these limits is rather a size, a length, a year or a code. */
const leastBare = 180;
const greatestBare = 9999;
const leastPrice = 10;

/** The price in an offer's text: an explicit one, otherwise a number standing alone between commas. */
export function askedFor(clauses: readonly ClauseWithFacts[]): AskedFor {
  const parts = clauses.flatMap(partsOf);
  const said = parts.flatMap(({ amounts }) => amounts)[0];
  const price = said ?? parts.flatMap(({ alone }) => (alone === undefined ? [] : [alone]))[0];
  if (price !== undefined) return { price };
  if (clauses.some(isGiven)) return { deal: 'free' };
  return clauses.some(({ tokens }) => tokens.some(({ text }) => priceTerms.agreement.has(text)))
    ? { deal: 'agreement' }
    : {};
}

/** `zdarma` alone between commas, or `daruji florbalku`; `zdarma nedám` and `vak zdarma` do not count. */
function isGiven({ tokens, facts }: ClauseWithFacts): boolean {
  return facts.some((fact) => {
    if (fact.is !== 'free') return false;
    const behind = tokens[fact.at + fact.length];
    // `zdarma za čokoládu`
    const isSaidTwice = facts.some((each) => each.is === 'free' && each.at === fact.at + fact.length);
    const ends = behind === undefined || isSaidTwice || /[,.;!)]/.test(behind.gap);
    const begins = fact.at === 0 || /[,.;!(]/.test(tokens[fact.at]?.gap ?? '');
    return begins && (ends || tokens[fact.at]?.text.startsWith('dar') === true);
  });
}

/** Parts of a clause between commas and brackets, and before words that begin another amount. */
function partsOf({ tokens, facts }: ClauseWithFacts) {
  const starts = tokens.flatMap(({ gap, text }, at) =>
    at === 0 || /[,;()|…/+]|\.\.| [-–] /.test(gap) || priceTerms.apart.has(text) ? [at] : [],
  );
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const part = tokens.slice(from, to);
    const amounts = facts.flatMap((fact) =>
      fact.is === 'amount' && fact.at >= from && fact.at < to && fact.czk >= leastPrice
        ? [{ at: fact.at - from, end: fact.at - from + fact.length, czk: fact.czk }]
        : [],
    );
    const others = othersIn(part, amounts);
    const isOther = ({ at }: Amount) => others.some((each) => each.at <= at && at < each.end);
    const ends = part.findIndex((_, at) => delivered.at(part, at));
    const price = ends < 0 ? part : part.slice(0, ends);
    const alone =
      othersIn(price, amounts).length > 0 ? undefined : moneyAlone(price, /\(/.test(tokens[from]?.gap ?? ''));
    return {
      amounts: amounts.filter((each) => !isOther(each)).map(({ czk }) => czk),
      ...(alone === undefined ? {} : { alone }),
    };
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

type Amount = { at: number; end: number; czk: number };
type Span = { at: number; end: number };

/** Words between `poštovné` and its amount: `poštovné přes Zásilkovnu je 89`. */
const furthestOther = 3;

/**
 * Spans of amounts that are not the price: the one after `poštovné`, or without any the one directly before it, as in
 * `89 Kč zásilkovna`; `500 Kč bez poštovného` has none. The span reaches from the word itself to its amount.
 */
function othersIn(part: readonly Token[], amounts: readonly Amount[]): Span[] {
  return part.flatMap((_, at): Span[] => {
    const length = notOtherMoney.at(part, at) ? undefined : otherMoney.at(part, at)?.length;
    if (length === undefined) return [];
    const from = at + length;
    const near = range(from, from + furthestOther).find(
      (each) => (moneyAt(part, each)?.czk ?? 0) >= leastPrice,
    );
    const behind = amounts.find((each) => each.at >= from)?.at ?? near;
    if (behind !== undefined) return [{ at, end: behind + 1 }];
    const last = priceTerms.namedBy.has(part[at - 1]?.text ?? '') ? at - 1 : at;
    const before = amounts.find(({ end }) => end === last);
    return [before ? { at: before.at, end: from } : { at, end: from }];
  });
}

/** `390`, `1500 pevná`, `sedm stovek`, `teď 1200`: only money and words about money. */
function moneyAlone(part: readonly Token[], inBrackets: boolean): number | undefined {
  const isAbout = ({ text }: Token) => priceTerms.asking.has(text) || priceTerms.beside.has(text);
  const from = part.findIndex((token) => !isAbout(token));
  const money = from < 0 ? undefined : moneyAt(part, from);
  if (!money || !part.slice(from + money.length).every(isAbout) || !Number.isInteger(money.czk))
    return undefined;
  // A stick called `stovka` is 100 cm long.
  if (money.sure || from > 0) return from === 0 && part[0]?.text.startsWith('stov') ? undefined : money.czk;
  const isPrice = money.czk >= leastBare || (inBrackets && money.czk >= 100 && money.czk % 50 === 0);
  return isPrice && money.czk <= greatestBare ? money.czk : undefined;
}
