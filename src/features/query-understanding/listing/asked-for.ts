import { moneyAt } from '../facts/price-facts.ts';
import { otherMoney, priceTerms } from '../facts/number-words.ts';
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
    const ends = behind === undefined || /[,.;!)]/.test(behind.gap);
    const begins = fact.at === 0 || /[,.;!(]/.test(tokens[fact.at]?.gap ?? '');
    return begins && (ends || tokens[fact.at]?.text.startsWith('dar') === true);
  });
}

/** Parts of a clause between commas and brackets. */
function partsOf({ tokens, facts }: ClauseWithFacts) {
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || /[,;()|…/]|\.\.| [-–] /.test(gap) ? [at] : []));
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const part = tokens.slice(from, to);
    if (part.some((_, at) => otherMoney.at(part, at))) return [];
    const amounts = facts.flatMap((fact) =>
      fact.is === 'amount' && fact.at >= from && fact.at < to && fact.czk >= leastPrice ? [fact.czk] : [],
    );
    const alone = moneyAlone(part, /\(/.test(tokens[from]?.gap ?? ''));
    return [{ amounts, ...(alone === undefined ? {} : { alone }) }];
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
