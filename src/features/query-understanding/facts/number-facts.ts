import {
  children,
  cm,
  counted,
  countedThings,
  holding,
  euTerms,
  flexTerms,
  heights,
  metres,
  rounds,
  lengthTerms,
  otherLabels,
  shaftTerms,
  shoeTotalLabels,
  sizeTerms,
  totalTerms,
  withHandle,
  years,
  yearsOld,
} from './number-words.ts';
import { ageOfHeight, grownFrom } from './sizes.ts';
import type { Token } from '../text/tokens.ts';
import { bounds, within } from './believed.ts';
import type { Fact } from './fact.ts';
import { euOf, insole } from './shoe-sizes.ts';
import { priceFact } from './price-facts.ts';

export type Reading = { fact: Fact; length: number };

export function numberOf(token: Token | undefined): number | undefined {
  return token && /^\d{1,6}(\.\d)?$/.test(token.text) ? Number(token.text) : undefined;
}

/** The fact stated by a number with its label or unit, starting at either. */
export function numberFact(tokens: readonly Token[], at: number): Reading | undefined {
  return (
    pair(tokens, at) ??
    labelled(tokens, at) ??
    priceFact(tokens, at) ??
    withUnit(tokens, at) ??
    bare(tokens, at)
  );
}

/** `96/107`, `96 (106)`: both lengths as printed; `26/96` is a flex and a length. */
function pair(tokens: readonly Token[], at: number): Reading | undefined {
  const first = numberOf(tokens[at]);
  let next = at + 1;
  if (cm.has(tokens[next]?.text ?? '')) next += 1;
  const second = numberOf(tokens[next]);
  const gap = tokens[next]?.gap ?? '';
  if (first === undefined || second === undefined || !/^\s*[/(–-]\s*$/.test(gap)) return undefined;
  const [shaft, total] = first < second ? [first, second] : [second, first];
  const unit = cm.has(tokens[next + 1]?.text ?? '') ? 1 : 0;
  const difference = total - shaft;
  if (within(shaft, bounds.shaft) && within(total, bounds.total) && difference >= 8 && difference <= 13)
    return { fact: { is: 'lengths', shaft, total }, length: next + 1 + unit - at };
  if ((gap.includes('/') ? first >= 100 : first > bounds.shaft[1]) && second - first === 10)
    return { fact: { is: 'size', size: String(first), to: String(second) }, length: next + 1 + unit - at };
  if (gap.includes('-') && years.has(tokens[next + 1]?.text ?? '') && within(first, [3, 17]))
    return { fact: { is: 'age', from: first, to: second }, length: next + 2 - at };
  return undefined;
}

function labelled(tokens: readonly Token[], at: number): Reading | undefined {
  const word = tokens[at]?.text ?? '';
  const ahead = (from: number) => numberOf(tokens[from]);
  const unitAfter = (from: number) => (cm.has(tokens[from]?.text ?? '') ? 1 : 0);
  const near = labelNumber(tokens, at);
  if (shoeTotalLabels.has(word) && near)
    return { fact: insole(near.number), length: near.at + 1 + unitAfter(near.at + 1) - at };
  const tall = heights.has(word) && near ? heightFact(tokens, near) : undefined;
  if (tall && near) return { fact: tall.fact, length: tall.end + unitAfter(tall.end) - at };
  if (near && /^veku?$/.test(word) && within(near.number, [3, 17]))
    return { fact: { is: 'age', from: near.number, to: near.number }, length: near.at + 1 - at };
  if ((heights.has(word) || rounds.has(word)) && near && near.number >= 40)
    return { fact: { is: 'other-number' }, length: near.at + 1 + unitAfter(near.at + 1) - at };
  if (
    (flexTerms.has(word) || (word === 'f' && near?.at === at + 1)) &&
    near &&
    within(near.number, bounds.flex)
  )
    return { fact: { is: 'flex', mm: near.number }, length: near.at + 1 - at };
  if (totalTerms.has(word) || shaftTerms.has(word) || lengthTerms.has(word)) {
    const label = lengthLabel(tokens, at);
    const both = pair(tokens, label.end);
    if (both?.fact.is === 'lengths') return { fact: both.fact, length: label.end + both.length - at };
    const number = ahead(label.end);
    if (number !== undefined && within(number, label.of === 'total' ? bounds.total : [50, 118])) {
      const handle = handleAfter(tokens, label.end + 1 + unitAfter(label.end + 1));
      const of = handle ? 'total' : label.of;
      return {
        fact: { is: 'length', cm: number, of },
        length: label.end + 1 + unitAfter(label.end + 1) + handle - at,
      };
    }
  }
  const foreignSize = near && euOf(word, tenths(tokens, near.at));
  if (near && foreignSize !== undefined)
    return {
      fact: { is: 'shoe-abroad', tenths: foreignSize },
      length: near.at + 1 + halfAfter(tokens, near.at) - at,
    };
  if (euTerms.has(word) && near && within(near.number, bounds.shoe))
    return {
      fact: { is: 'shoe', tenths: tenths(tokens, near.at) },
      length: near.at + 1 + halfAfter(tokens, near.at) - at,
    };
  const abroad = near && euOf(tokens[near.at + 1]?.text ?? '', tenths(tokens, near.at));
  if (sizeTerms.has(word) && near && abroad !== undefined)
    return { fact: { is: 'shoe-abroad', tenths: abroad }, length: near.at + 2 - at };
  if (sizeTerms.has(word) && near && near.number < 190) return sized(tokens, at, near.at);
  return undefined;
}

/** A child's height as the corresponding age, an adult's as body height; `výška 130–140` has two. */
function heightFact(
  tokens: readonly Token[],
  { number, at }: { number: number; at: number },
): { fact: Fact; end: number } | undefined {
  const from = ageOfHeight(number);
  if (from === undefined)
    return number >= grownFrom.heights && number <= tallest
      ? { fact: { is: 'body', cm: number }, end: at + 1 }
      : undefined;
  const second = /^\s*[-–/]\s*$/.test(tokens[at + 1]?.gap ?? '') ? numberOf(tokens[at + 1]) : undefined;
  const to = second === undefined ? undefined : ageOfHeight(second);
  return { fact: { is: 'age', from, to: Math.max(from, to ?? from) }, end: at + (to === undefined ? 1 : 2) };
}

const tallest = 215;

/** The number after a label, skipping small words: `flex je 26`, `vel. EUR 42`. */
function labelNumber(tokens: readonly Token[], at: number): { number: number; at: number } | undefined {
  for (let next = at + 1; next <= at + 2; next += 1) {
    const number = numberOf(tokens[next]);
    if (number !== undefined) return { number, at: next };
    if (
      !['je', 'ma', 'asi', 'cca', 'c', 'eu', 'eur', 'na', 'hlavy', 'postavy'].includes(
        tokens[next]?.text ?? '',
      )
    )
      return undefined;
  }
  return undefined;
}

function sized(tokens: readonly Token[], at: number, where: number): Reading {
  const number = tenths(tokens, where) / 10;
  const length = where + 1 + halfAfter(tokens, where) - at;
  const second = numberOf(tokens[where + 1]);
  if (second !== undefined && number >= 100 && second - number === 10 && tokens[where + 1]?.gap === '/')
    return { fact: { is: 'size', size: String(number) }, length: length + 1 };
  return { fact: { is: 'sized', number }, length };
}

/** `délka shaftu`, `celková délka`, `shaft`, `délka`, and the position of its number. */
function lengthLabel(
  tokens: readonly Token[],
  at: number,
): { of: 'shaft' | 'total' | 'either'; end: number } {
  let of: 'shaft' | 'total' | 'either' = 'either';
  let end = at;
  for (; end < at + 5; end += 1) {
    const word = tokens[end]?.text ?? '';
    if (totalTerms.has(word)) of = 'total';
    else if (shaftTerms.has(word)) of = 'shaft';
    else if (end > at && withHandle.has(word)) of = 'total';
    else if (
      !lengthTerms.has(word) &&
      !['je', 'ma', 'asi', 'cca', 'hole', 'hul', 'hokejky', 'florbalky', 's', 'i', 'vcetne', 'a'].includes(
        word,
      )
    )
      break;
  }
  return { of, end };
}

/** `104 s rukojetí`, `106 včetně čepele`: words that mark a length as the total one. */
function handleAfter(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === 'i') return handleAfter(tokens, at + 1) ? handleAfter(tokens, at + 1) + 1 : 0;
  const first = tokens[at]?.text ?? '';
  if (first !== 's' && first !== 'vcetne' && !totalTerms.has(first)) return 0;
  // `87 (s čepelí 97)` has the total in brackets.
  if (tokens[at]?.gap.includes('(') && numberOf(tokens[at + 2]) !== undefined) return 0;
  if (totalTerms.has(first))
    return /[,;.]/.test(tokens[at]?.gap ?? '') ||
      numberOf(tokens[at + 1]) !== undefined ||
      numberOf(tokens[at + 2]) !== undefined
      ? 0
      : 1;
  return withHandle.has(tokens[at + 1]?.text ?? '') ? 2 : 0;
}

function withUnit(tokens: readonly Token[], at: number): Reading | undefined {
  const number = numberOf(tokens[at]);
  if (number === undefined)
    return oneMetre.test(tokens[at]?.text ?? '')
      ? { fact: { is: 'length', cm: 100, of: 'either' }, length: 1 }
      : undefined;
  // `10-ti letý`
  if (/^(ti|mi)$/.test(tokens[at + 1]?.text ?? '') && yearsOld.has(tokens[at + 2]?.text ?? ''))
    return within(number, [3, 18]) ? { fact: { is: 'age', from: number, to: number }, length: 3 } : undefined;
  const unit = tokens[at + 1]?.text ?? '';
  const high = unit.startsWith('vysok') ? heightFact(tokens, { number, at }) : undefined;
  if (high) return { fact: high.fact, length: 2 };
  if (unit === 'mm' && number >= 10 * bounds.shaft[0] && number <= 10 * bounds.total[1])
    return { fact: { is: 'length', cm: Math.round(number / 10), of: 'either' }, length: 2 };
  if (cm.has(unit)) {
    if (shoeTotalLabels.has(tokens[at + 2]?.text ?? '')) return { fact: insole(number), length: 3 };
    const tallAs = heights.has(tokens[at + 2]?.text ?? '') ? heightFact(tokens, { number, at }) : undefined;
    if (tallAs) return { fact: tallAs.fact, length: 3 };
    const tall = isChild(tokens[at - 1]) && number >= leastHeight ? ageOfHeight(number) : undefined;
    if (tall) return { fact: { is: 'age', from: tall, to: tall }, length: 2 };
    if (number < 50 && insole(number).is === 'shoe-abroad')
      return { fact: { is: 'foot', cm: number }, length: 2 };
    if (number < 50 || number > 118 || tokens[at]?.gap.includes('('))
      return { fact: { is: 'other-number' }, length: 2 };
    const after = tokens[at + 2]?.text ?? '';
    if (shaftTerms.has(after)) return { fact: { is: 'length', cm: number, of: 'shaft' }, length: 3 };
    const handle = handleAfter(tokens, at + 2);
    // `se čepelí 92 cm`
    const isBehindHandle =
      withHandle.has(tokens[at - 1]?.text ?? '') && /^(s|se|vcetne)$/.test(tokens[at - 2]?.text ?? '');
    if (handle || isBehindHandle)
      return { fact: { is: 'length', cm: number, of: 'total' }, length: 2 + handle };
    return { fact: { is: 'length', cm: number, of: 'either' }, length: 2 };
  }
  if ((flexTerms.has(unit) || unit === 'mm') && within(number, bounds.flex))
    return { fact: { is: 'flex', mm: number }, length: 2 };
  if (metres.has(unit) && number >= 0.7 && number <= 1.2)
    return { fact: { is: 'length', cm: Math.round(number * 100), of: 'either' }, length: 2 };
  const abroad = euOf(unit, tenths(tokens, at));
  if (abroad !== undefined && /[a-z]/.test(unit) && numberOf(tokens[at + 2]) === undefined)
    return { fact: { is: 'shoe-abroad', tenths: abroad }, length: 2 };
  if ((years.has(unit) || yearsOld.has(unit)) && within(number, [3, 18])) {
    if (unit === 'rok') return undefined;
    return { fact: { is: 'age', from: number, to: number }, length: 2 };
  }
  if (/^(km|kilometr(u|y|ech)?)$/.test(unit)) return { fact: { is: 'distance', km: number }, length: 2 };
  if (counted.has(unit) && !/[.;]/.test(tokens[at + 1]?.gap ?? '') && !(unit === 'l' || unit === 'm'))
    return { fact: { is: 'other-number' }, length: 2 };
  // Children start the first form at six or seven.
  if (/^trid(a|y|u|e|ou)$/.test(unit) && within(number, [1, 9]))
    return { fact: { is: 'age', from: number + 6, to: number + 6 }, length: 2 };
  if (countedThings.has(unit))
    return { fact: { is: 'other-number' }, length: holding.has(tokens[at - 1]?.text ?? '') ? 2 : 1 };
  if ((unit === 'l' && tokens[at + 1]?.gap === '') || unit === 'litru')
    return { fact: { is: 'other-number' }, length: 2 };
  return undefined;
}

/** `metrová hůl`, `metrovka`. */
const oneMetre = /^metrov(a|e|ou|y|ka|ky|ku|kou)$/;

/** `pro dítě 125 cm`: longer than any child's stick, so a body height. */
const leastHeight = 110;

const isChild = (token: Token | undefined) => children.has(token?.text ?? '');

function bare(tokens: readonly Token[], at: number): Reading | undefined {
  const number = numberOf(tokens[at]);
  if (number === undefined) return undefined;
  if (
    isChild(tokens[at - 1]) &&
    Number.isInteger(number) &&
    within(number, [3, 15]) &&
    endsAt(tokens, at + 1)
  )
    return { fact: { is: 'age', from: number, to: number }, length: 1 };
  const before = tokens[at - 1]?.text ?? '';
  // `Z 90` and `G 280` are models.
  if (/^[b-hjknqtwxyz]$/.test(before)) return { fact: { is: 'other-number' }, length: 1 };
  // `od 38 do 40` is a range.
  const isRange = before === 'od' && ['do', 'az'].includes(tokens[at + 1]?.text ?? '');
  if (otherLabels.has(before) && !isRange && !tokens[at]?.gap.includes('.') && before !== 'praha')
    return { fact: { is: 'other-number' }, length: 1 };
  // `105 celkem`, unless a total price follows.
  if (totalTerms.has(tokens[at + 1]?.text ?? '') && within(number, bounds.total) && endsAt(tokens, at + 2))
    return { fact: { is: 'length', cm: number, of: 'total' }, length: 2 };
  return { fact: { is: 'number', number: tenths(tokens, at) / 10 }, length: 1 + halfAfter(tokens, at) };
}

const endsAt = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || /[,;.)\n]/.test(tokens[at]?.gap ?? '');

/** `42`, `42,5` and `42 1/2` in tenths; thirds of a size count as halves. */
function tenths(tokens: readonly Token[], at: number): number {
  return Math.round((numberOf(tokens[at]) ?? 0) * 10) + (halfAfter(tokens, at) ? 5 : 0);
}

function halfAfter(tokens: readonly Token[], at: number): number {
  if (tokens[at + 1]?.text === 'a' && tokens[at + 2]?.text === 'pul') return 2;
  const from = tokens[at + 1]?.text === 'a' ? at + 2 : at + 1;
  const fraction = `${tokens[from]?.text}/${tokens[from + 1]?.text}`;
  const isHalf = tokens[from + 1]?.gap === '/' && ['1/2', '1/3', '2/3'].includes(fraction);
  return isHalf && tokens[from]?.gap.trim() === '' ? from + 1 - at : 0;
}
