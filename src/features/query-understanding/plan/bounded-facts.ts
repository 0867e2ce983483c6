import { type Bound, boundBefore, boundBehind } from '../facts/bounds.ts';
import { covers, type Fact, type FoundFact } from '../facts/fact.ts';
import { bounds, within } from '../facts/believed.ts';
import { numberOf } from '../facts/number-facts.ts';
import { isLabel } from '../facts/number-words.ts';
import { ageOfHeight, grownFrom, heightSize, letterSize } from '../facts/sizes.ts';
import { moneyAt } from '../facts/price-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { negationBooks } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { isQuality, type Negations } from './negation.ts';

/** Maximum number of words, such as `délka` and `velikost`, between a bound and its number. */
const maxLabels = 3;

type Steered = { tokens: Token[]; facts: FoundFact[]; negations: Negations };

/**
 * Facts of a query with bounds and negations extracted: their words are removed, so that the rest is parsed like
 * any measure, and the number keeps its bound. In a range both numbers get the unit that one of them has.
 */
export function boundedFacts(all: readonly Token[], query: string): Steered {
  const { tokens, bound, negations } = withoutSteering(withThousands(all), query);
  let facts = readFacts(tokens);
  for (const [at, each] of bound) {
    const money = moneyAt(tokens, at);
    const own = facts.find((fact) => covers(fact, at));
    if (money?.sure && own?.is !== 'amount')
      facts = [
        ...facts.filter((fact) => fact.at + fact.length <= at || fact.at >= at + money.length),
        { is: 'amount' as const, czk: money.czk, at, length: money.length, bound: each },
      ].toSorted((a, b) => a.at - b.at);
    else facts = facts.map((fact) => (fact === own ? { ...fact, bound: each } : fact));
  }
  return { tokens, facts: withSharedUnits(facts, tokens), negations };
}

/** Joins `1 500` to one number; `27 100` is a flex and a length. */
function withThousands(tokens: readonly Token[]): Token[] {
  return tokens.reduce<Token[]>((kept, token) => {
    const before = kept.at(-1);
    if (before && /^\d$/.test(before.text) && /^[02-9]\d0$/.test(token.text) && /^[\s.]$/.test(token.gap)) {
      const text = before.text + token.text;
      kept[kept.length - 1] = { ...before, text, stem: text, end: token.end };
    } else kept.push(token);
    return kept;
  }, []);
}

function withoutSteering(all: readonly Token[], query: string) {
  const tokens: Token[] = [];
  const bound = new Map<number, Bound>();
  const coming = new Map<number, Bound>();
  const negations = { before: new Set<number>(), behind: new Set<number>() };
  const known = readFacts(all);
  const isKnown = (at: number) => known.some((fact) => covers(fact, at));
  let opened: Token | undefined;
  const extendLast = (end: number) => {
    const last = tokens.pop();
    if (last) tokens.push({ ...last, end });
  };
  for (let at = 0; at < all.length;) {
    const token = all[at];
    if (!token) break;
    const opens = boundBefore(all, at);
    const number = opens && numberBehind(all, at + opens.length);
    if (opens && number !== undefined) {
      coming.set(number, opens.value);
      opened ??= token;
      at += opens.length;
      continue;
    }
    const turned = isKnown(at) ? undefined : withoutPrefix(token);
    if (turned) negations.before.add(tokens.length);
    const isQuestion = asking.test(token.text) && !known.some((fact) => fact.at < at);
    const negation = isKnown(at) || isQuestion ? undefined : negationAt(all, at);
    if (negation) {
      at += negation.length;
      negations[negation.side].add(tokens.length);
      if (negation.side === 'before') opened ??= token;
      else extendLast(all[at - 1]?.end ?? token.end);
      continue;
    }
    const closes = isEnd(token) ? boundBehind(all, at) : undefined;
    const own =
      coming.get(at) ?? (closes && !opensAnother(all, closes.at, closes.length) ? closes.value : undefined);
    const sign = signOf(token, query);
    if (own ?? sign) bound.set(tokens.length, own ?? sign ?? { side: 'from' });
    const gap = opened && opened.gap + query.slice(opened.start, token.start);
    const kept = turned ?? token;
    tokens.push(opened ? { ...kept, start: opened.start, gap: gap ?? '' } : kept);
    opened = undefined;
    at += 1;
    if (!closes || own !== closes.value) continue;
    for (; at < closes.at; at += 1) tokens.push(...all.slice(at, at + 1));
    at = closes.at + closes.length;
    extendLast(all[at - 1]?.end ?? token.end);
  }
  return { tokens, bound, negations };
}

/** `nemá někdo masku` is a question, `maska, která nemá mřížku` a condition. */
const asking = /^(nema|nemaji|neni|nejsou|nebyl|nebyla|nebylo)$/;

/** `nedětská`, `nečerná`: the negated word. */
function withoutPrefix(token: Token): Token | undefined {
  const [bare] = token.text.startsWith('ne') ? readTokens(token.text.slice(2)) : [];
  const [fact] = bare ? readFacts([bare]) : [];
  return bare && fact && isQuality(fact) ? { ...token, text: bare.text, stem: bare.stem } : undefined;
}

/** `bez Unihoc` negates what follows; `dětské nechci` what precedes. */
function negationAt(
  tokens: readonly Token[],
  at: number,
): { side: keyof Negations; length: number } | undefined {
  const { before, behind } = negationBooks;
  const closing = at > 0 ? behind.at(tokens, at) : undefined;
  const next = closing && tokens[at + closing.length];
  if (closing && !/[,;.!?]/.test(tokens[at]?.gap ?? '') && (!next || /[,;.!?]/.test(next.gap)))
    return { side: 'behind', length: closing.length };
  const opening = before.at(tokens, at);
  return opening && tokens[at + opening.length] ? { side: 'before', length: opening.length } : undefined;
}

/** A number or a size such as `XL`, which may end a range. */
const isEnd = (token: Token | undefined) =>
  numberOf(token) !== undefined || letterSize(token?.text ?? '') !== undefined;

/** Position of a bound's number, after its labels. */
function numberBehind(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at <= from + maxLabels; at += 1) {
    if (isEnd(tokens[at]) || moneyAt(tokens, at)) return at;
    if (!isLabel(tokens[at]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** `96 cm max 500 Kč`: the word belongs to what follows. */
function opensAnother(tokens: readonly Token[], at: number, length: number): boolean {
  return Array.from({ length }, (_, index) => at + index).some((from) => {
    const opens = boundBefore(tokens, from);
    return opens !== undefined && numberBehind(tokens, from + opens.length) !== undefined;
  });
}

/** `> 95`, `≤ 500`, `100+ cm`. */
function signOf(token: Token, query: string): Bound | undefined {
  if (numberOf(token) === undefined) return undefined;
  if (/[>≥]\s*$/.test(token.gap)) return { side: 'from' };
  if (/[<≤]\s*$/.test(token.gap)) return { side: 'to' };
  return /^\+(?!\s*\d)/.test(query.slice(token.end)) ? { side: 'from' } : undefined;
}

/** `92 až 96 cm`, `flex 24–27`, `8 až 10 let`: a bare number gets the unit of its neighbour. */
function withSharedUnits(facts: readonly FoundFact[], tokens: readonly Token[]): FoundFact[] {
  return facts.map((fact, index) => {
    // `180 cm` after a height is not the length of a stick.
    const number = fact.is === 'number' || fact.is === 'other-number' ? numberOf(tokens[fact.at]) : undefined;
    if (number === undefined) return fact;
    const [before, after] = [facts[index - 1], facts[index + 1]];
    const unit =
      (after && areEnds(fact, after, tokens) && likeUnit(number, after, fact.bound !== undefined)) ||
      (before && areEnds(before, fact, tokens) && likeUnit(number, before, true));
    return unit
      ? { ...unit, at: fact.at, length: fact.length, ...(fact.bound ? { bound: fact.bound } : {}) }
      : fact;
  });
}

const joints = new Set(['az', 'nebo', 'ci', 'do', 'a', 'i', 'alebo', 'pripadne']);

/** Whether two parts of a query are the ends of a range, or alternatives. */
export function areEnds(
  before: { at: number; length: number; bound?: Bound },
  after: { at: number; bound?: Bound },
  tokens: readonly Token[],
): boolean {
  const end = before.at + before.length;
  if (after.at === end)
    return (
      (before.bound?.side === 'from' && after.bound?.side === 'to') ||
      /^\s*[-–—/,]\s*$/.test(tokens[end]?.gap ?? '')
    );
  // `v Praze nebo v Brně`
  const joint = /^(v|ve|z|ze|na|u)$/.test(tokens[after.at - 1]?.text ?? '') ? after.at - 2 : after.at - 1;
  return joint === end && joints.has(tokens[end]?.text ?? '');
}

/** `hůl 96 - 500 Kč` is a length and a price. */
const isLength = (number: number) => number >= 20 && number <= bounds.total[1] && number % 50 !== 0;

/** Two numbers without a currency are prices above any size and length. */
const aboveSizes = 190;

/** The number as the same measure as another fact; `bounded` when words rather than a dash connect them. */
function likeUnit(number: number, other: FoundFact, bounded: boolean): Fact | undefined {
  switch (other.is) {
    case 'length':
      return within(number, [bounds.shaft[0], bounds.total[1]]) ? { ...plain(other), cm: number } : undefined;
    case 'flex':
      return within(number, bounds.flex) ? { is: 'flex', mm: number } : undefined;
    case 'shoe':
      return within(number, bounds.shoe) ? { is: 'shoe', tenths: Math.round(number * 10) } : undefined;
    case 'sized':
      return { is: 'sized', number };
    case 'age': {
      const age = within(number, [3, 18]) ? number : ageOfHeight(number);
      return age === undefined ? undefined : { is: 'age', from: age, to: age };
    }
    case 'body':
      return number >= grownFrom.heights ? { is: 'body', cm: number } : undefined;
    case 'number':
      if (heightSize(number) && heightSize(other.number) && (number % 10 !== 0 || other.number % 10 !== 0))
        return { is: 'sized', number };
      return number > aboveSizes && other.number > aboveSizes ? { is: 'amount', czk: number } : undefined;
    case 'amount':
      return bounded || !isLength(number) ? { is: 'amount', czk: sameUnit(number, other.czk) } : undefined;
    default:
      return undefined;
  }
}

const plain = ({ is, of }: Extract<Fact, { is: 'length' }>) => ({ is, of });

/** `1-2 tisíce`: the unit applies to both. */
const sameUnit = (low: number, high: number) =>
  [1000, 100].map((unit) => low * unit).find((each) => low < 20 && each < high) ?? low;
