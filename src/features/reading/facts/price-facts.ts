import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';

type Reading = { fact: Fact; length: number };

const upTo = new Set([
  'do',
  'max',
  'maximalne',
  'maximum',
  'nejvys',
  'nejvyse',
  'pod',
  'levnejsi',
  'levneji',
  'maximalni',
  'mene',
]);
const from = new Set([
  'od',
  'nad',
  'minimalne',
  'min',
  'alespon',
  'aspon',
  'nejmene',
  'nejmin',
  'vic',
  'vice',
  'draz',
  'drazsi',
]);
/** Words between a bound and its amount: `levněji než 700`, `do ceny 700`. */
const betweenBound = new Set(['nez', 'jak', 'ceny', 'castky', 'cca', 'asi', 'tak']);
const currency = new Set([
  'kc',
  'korun',
  'koruny',
  'czk',
  'kacek',
  'kaca',
  'kackach',
  'korunach',
  'kcs',
  'k',
]);
const asking = new Set(['cena', 'ceny', 'cenu', 'za', 'chci', 'chtel', 'prodam', 'dam', 'cenou']);
const hundreds = new Set([
  'stovek',
  'stovky',
  'stovka',
  'stovku',
  'sto',
  'ste',
  'sta',
  'set',
  'kil',
  'kila',
  'kilo',
]);
const thousands = new Set([
  'tisic',
  'tisice',
  'tis',
  'litr',
  'litru',
  'tisicovka',
  'tisicovku',
  'tisicovek',
  'k',
]);
const spelled = new Map(
  Object.entries({
    sto: 100,
    stovka: 100,
    stovky: 100,
    stovku: 100,
    kilo: 100,
    kila: 100,
    dvesta: 200,
    dve: 2,
    dvou: 2,
    tri: 3,
    trista: 300,
    ctyri: 4,
    ctyrista: 400,
    pet: 5,
    peti: 5,
    petset: 500,
    petistovky: 500,
    petikilo: 500,
    sest: 6,
    sesti: 6,
    sestset: 600,
    sedm: 7,
    sedmi: 7,
    osm: 8,
    osmi: 8,
    devet: 9,
    deviti: 9,
    tisic: 1000,
    tisice: 1000,
    tisicovky: 1000,
    tisicovku: 1000,
    litr: 1000,
    litru: 1000,
    pul: 0.5,
    patnact: 15,
    dvanact: 12,
  }),
);

/** A bare number below may rather be a size. */
const leastBare = 50;

/** An amount of money, or a bound of one. A bare `do 500` is money, `do 42` is not. */
export function priceFact(tokens: readonly Token[], at: number): Reading | undefined {
  const word = tokens[at]?.text ?? '';
  if (upTo.has(word) || from.has(word)) {
    const skip = betweenBound.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
    const money = moneyAt(tokens, at + 1 + skip);
    if (
      !money ||
      (!money.sure && (money.czk < leastBare || isUnit(tokens[at + 1 + skip + money.length]?.text)))
    )
      return undefined;
    const is = upTo.has(word) || (word === 'min' && skip > 0) ? ('at-most' as const) : ('at-least' as const);
    return { fact: { is, czk: money.czk }, length: money.length + 1 + skip };
  }
  if (asking.has(word)) {
    const money = moneyAt(tokens, at + 1);
    if (money && (money.sure || (money.czk >= 20 && !isUnit(tokens[at + 1 + money.length]?.text))))
      return { fact: { is: 'amount', czk: money.czk }, length: money.length + 1 };
    return undefined;
  }
  const money = moneyAt(tokens, at);
  const isSpelled = currency.has(tokens[at + (money?.length ?? 0) - 1]?.text ?? '');
  return money?.sure && (/^\d/.test(word) || isSpelled)
    ? { fact: { is: 'amount', czk: money.czk }, length: money.length }
    : undefined;
}

/** Whether a number counts or measures something rather than money. */
export const isUnit = (word: string | undefined) => /^(ks|kus|kusy|kusu|cm|let|roky|mm|x)$/.test(word ?? '');

/** `sure` where a currency or a spelled amount tells that it is money. */
type Money = { czk: number; length: number; sure: boolean };

export function moneyAt(tokens: readonly Token[], at: number): Money | undefined {
  const number = amountAt(tokens, at);
  if (!number) return undefined;
  const unit = tokens[at + number.length]?.text ?? '';
  if (hundreds.has(unit) && number.value < 20)
    return withCurrency(tokens, at, number.length + 1, number.value * 100);
  if (thousands.has(unit) && number.value < 20)
    return withCurrency(tokens, at, number.length + 1, number.value * 1000);
  if (currency.has(unit)) return { czk: number.value, length: number.length + 1, sure: true };
  if (tokens[at + number.length]?.gap.startsWith(',-'))
    return { czk: number.value, length: number.length, sure: true };
  if (number.spelled && number.value < 100) return undefined;
  return { czk: number.value, length: number.length, sure: number.spelled };
}

function withCurrency(tokens: readonly Token[], at: number, length: number, czk: number): Money {
  return {
    czk: Math.round(czk),
    length: currency.has(tokens[at + length]?.text ?? '') ? length + 1 : length,
    sure: true,
  };
}

/** `1 200`, `1.200`, `500`, `pět`. */
function amountAt(
  tokens: readonly Token[],
  at: number,
): { value: number; length: number; spelled: boolean } | undefined {
  const word = tokens[at]?.text ?? '';
  const known = spelled.get(word);
  if (known !== undefined) return { value: known, length: 1, spelled: true };
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
