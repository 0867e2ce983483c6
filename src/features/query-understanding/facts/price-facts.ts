import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { boundBefore } from './bounds.ts';
import { amounts, numerals, priceTerms } from './number-words.ts';

type Reading = { fact: Fact; length: number };

const { currency, asking, hundreds, thousands } = priceTerms;

/** Amounts in words, including `dvoustovka`, `tříkilo` and `pětitisícovka`. */
const spelled = new Map([
  ...Object.entries(numerals.teens),
  ...Object.entries(amounts.words),
  ...Object.entries(amounts.joinedNumerals).flatMap(([numeral, count]) =>
    Object.entries(amounts.joinedUnits).map(([unit, worth]): [string, number] => [
      numeral + unit,
      count * worth,
    ]),
  ),
]);

/** A bare number below this may be a size. */
const leastBare = 50;

/** An amount of money. A bare `do 500` is money, `do 42` is not; a minimum price is not a criterion. */
export function priceFact(tokens: readonly Token[], at: number): Reading | undefined {
  const bound = boundBefore(tokens, at);
  if (bound) {
    const money = moneyAt(tokens, at + bound.length);
    if (
      !money ||
      (!money.sure && (money.czk < leastBare || isUnit(tokens[at + bound.length + money.length]?.text)))
    )
      return undefined;
    const length = bound.length + money.length;
    if (bound.value.side === 'about') return undefined;
    return {
      fact: bound.value.side === 'to' ? { is: 'amount', czk: money.czk } : { is: 'other-number' },
      length,
    };
  }
  const asks = asking.has(tokens[at]?.text ?? '') ? 1 : 0;
  const money = moneyAt(tokens, at + asks);
  if (!money) return undefined;
  const behind = tokens[at + asks + money.length]?.text;
  const isSpelled = currency.has(tokens[at + asks + money.length - 1]?.text ?? '');
  const counts = asks
    ? money.sure || (money.czk >= 20 && !isUnit(behind))
    : money.sure && (/^\d/.test(tokens[at]?.text ?? '') || isSpelled);
  return counts ? { fact: { is: 'amount', czk: money.czk }, length: money.length + asks } : undefined;
}

/** Whether a word makes a number a count or a measure rather than money. */
const isUnit = (word: string | undefined) => /^(ks|kus|kusy|kusu|cm|let|roky|mm|x)$/.test(word ?? '');

/** `sure` when a currency or a spelled amount identifies it as money. */
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
  const unit = unitAt(tokens, at + end);
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

/** `2k` is an amount, `42 k narozeninám` is not. */
const unitAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'k' && tokens[at]?.gap !== '' ? '' : (tokens[at]?.text ?? '');

const isHalfMore = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'a' && tokens[at + 1]?.text === 'pul';

/** Number of words that name the currency: `Kč`, `korun českých`. */
function currencyAt(tokens: readonly Token[], at: number): number {
  if (!currency.has(unitAt(tokens, at))) return 0;
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
  const known = spelled.get(word) ?? spelled.get(word.replace(/i$/, ''));
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
