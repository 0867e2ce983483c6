import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { amounts, numerals, priceTerms } from './number-words.ts';

type Reading = { fact: Fact; length: number };

const { upTo, from, betweenBound, currency, asking, hundreds, thousands } = priceTerms;
const maxBetween = 2;

/** Amounts in words, `dvoustovka`, `tříkilo` and `pětitisícovka` among them. */
const spelled = new Map([
  ...Object.entries(amounts.words),
  ...Object.entries(amounts.joinedNumerals).flatMap(([numeral, count]) =>
    Object.entries(amounts.joinedUnits).map(([unit, worth]): [string, number] => [
      numeral + unit,
      count * worth,
    ]),
  ),
]);

/** A bare number below may rather be a size. */
const leastBare = 50;

/** An amount of money, or a bound of one. A bare `do 500` is money, `do 42` is not. */
export function priceFact(tokens: readonly Token[], at: number): Reading | undefined {
  const word = tokens[at]?.text ?? '';
  // `ne víc než 300` is a bound from above.
  const turned = word === 'ne' && from.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
  if (turned || upTo.has(word) || from.has(word)) return bound(tokens, at, turned);
  if (asking.has(word)) {
    const money = moneyAt(tokens, at + 1);
    if (money && isOrLess(tokens, at + 1 + money.length))
      return { fact: { is: 'at-most', czk: money.czk }, length: money.length + 3 };
    if (money && (money.sure || (money.czk >= 20 && !isUnit(tokens[at + 1 + money.length]?.text))))
      return { fact: { is: 'amount', czk: money.czk }, length: money.length + 1 };
    return undefined;
  }
  const money = moneyAt(tokens, at);
  if (!money) return undefined;
  if (isOrLess(tokens, at + money.length) && money.czk >= leastBare)
    return { fact: { is: 'at-most', czk: money.czk }, length: money.length + 2 };
  const isSpelled = currency.has(tokens[at + money.length - 1]?.text ?? '');
  return money.sure && (/^\d/.test(word) || isSpelled)
    ? { fact: { is: 'amount', czk: money.czk }, length: money.length }
    : undefined;
}

/** `500 a méně`. */
const isOrLess = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'a' && /^(mene|min|levneji|levnejsi)$/.test(tokens[at + 1]?.text ?? '');

function bound(tokens: readonly Token[], at: number, turned: 0 | 1): Reading | undefined {
  let start = at + 1 + turned;
  const last = start + maxBetween;
  while (start < last && betweenBound.has(tokens[start]?.text ?? '')) start += 1;
  const money = moneyAt(tokens, start);
  if (!money || (!money.sure && (money.czk < leastBare || isUnit(tokens[start + money.length]?.text))))
    return undefined;
  const word = tokens[at]?.text ?? '';
  const isMost = turned > 0 || upTo.has(word) || (word === 'min' && start > at + 1);
  return { fact: { is: isMost ? 'at-most' : 'at-least', czk: money.czk }, length: start + money.length - at };
}

/** Whether a number counts or measures something rather than money. */
export const isUnit = (word: string | undefined) => /^(ks|kus|kusy|kusu|cm|let|roky|mm|x)$/.test(word ?? '');

/** `sure` where a currency or a spelled amount tells that it is money. */
type Money = { czk: number; length: number; sure: boolean };

export function moneyAt(tokens: readonly Token[], at: number): Money | undefined {
  const number = amountAt(tokens, at);
  if (!number) return undefined;
  const half = isHalfMore(tokens, at + number.length) ? 2 : 0;
  // `kilo a půl`, `litr a půl`.
  if (half && number.spelled && (number.value === 100 || number.value === 1000))
    return withCurrency(tokens, at, number.length + half, number.value * 1.5);
  // `dva a půl tisíce`
  const value = half ? number.value + 0.5 : number.value;
  const end = number.length + half;
  const unit = tokens[at + end]?.text ?? '';
  if (hundreds.has(unit) && value < 20) return withCurrency(tokens, at, end + 1, value * 100);
  if (thousands.has(unit) && value < 20) return withHundreds(tokens, at, end + 1, value * 1000);
  const named = currencyAt(tokens, at + end);
  if (named > 0) return { czk: value, length: end + named, sure: true };
  if (half) return undefined;
  if (tokens[at + number.length]?.gap.startsWith(',-'))
    return { czk: number.value, length: number.length, sure: true };
  if (number.spelled && number.value === 1000) return withHundreds(tokens, at, number.length, number.value);
  if (number.spelled && number.value < 100) return undefined;
  return { czk: number.value, length: number.length, sure: number.spelled };
}

const isHalfMore = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'a' && tokens[at + 1]?.text === 'pul';

/** How many words name the currency: `Kč`, `korun českých`. */
function currencyAt(tokens: readonly Token[], at: number): number {
  if (!currency.has(tokens[at]?.text ?? '')) return 0;
  return /^cesk(a|e|ych)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
}

/** `tisíc pět set`, `dva tisíce dvě stě`. */
function withHundreds(tokens: readonly Token[], at: number, length: number, czk: number): Money {
  const number = amountAt(tokens, at + length);
  const isCounted = number?.spelled && number.value < 10 && hundreds.has(tokens[at + length + 1]?.text ?? '');
  if (number && isCounted) return withCurrency(tokens, at, length + 2, czk + number.value * 100);
  const whole = number?.spelled && number.value >= 100 && number.value < 1000 && number.value % 100 === 0;
  return number && whole
    ? withCurrency(tokens, at, length + 1, czk + number.value)
    : withCurrency(tokens, at, length, czk);
}

function withCurrency(tokens: readonly Token[], at: number, length: number, czk: number): Money {
  return {
    czk: Math.round(czk),
    length: length + currencyAt(tokens, at + length),
    sure: true,
  };
}

const joinedHundreds = Object.entries(amounts.joinedHundreds);
const tens = new Map(Object.entries(numerals.tens));
const tensOf = (word: string) => tens.get(word) ?? tens.get(word.replace(/i$/, '')) ?? 0;

/** `1 200`, `1.200`, `500`, `pět`. */
function amountAt(
  tokens: readonly Token[],
  at: number,
): { value: number; length: number; spelled: boolean } | undefined {
  const word = tokens[at]?.text ?? '';
  const known = spelled.get(word);
  // `sto padesát`, `stopadesáti`
  const more = known !== undefined && known >= 100 && known < 1000 ? tensOf(tokens[at + 1]?.text ?? '') : 0;
  if (known !== undefined) return { value: known + more, length: more > 0 ? 2 : 1, spelled: true };
  const whole = joinedHundreds.find(
    ([hundred]) => word.startsWith(hundred) && tensOf(word.slice(hundred.length)) > 0,
  );
  if (whole) return { value: whole[1] + tensOf(word.slice(whole[0].length)), length: 1, spelled: true };
  if (!/^\d{1,6}(\.\d)?$/.test(word)) return undefined;
  const rest = tokens[at + 1];
  const grouped =
    /^\d{1,2}$/.test(word) &&
    rest !== undefined &&
    /^\d{3}$/.test(rest.text) &&
    /^[\s.\u00a0]$/.test(rest.gap);
  return grouped
    ? { value: Number(word) * 1000 + Number(rest.text), length: 2, spelled: false }
    : { value: Math.round(Number(word) * 10) / 10, length: 1, spelled: false };
}
