import type { Understood } from '../contract.ts';
import { covers, type FactKey } from '../facts/fact.ts';
import { moneyAt } from '../facts/price-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { swapping } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';

type Span = Understood['spans'][number];

/** A swap query: what is given, what is wanted (each at its original position), and the words between. */
export type Exchange = { given: string; wanted: string; said: Span[] };

/** A larger number after `za` is money. */
const maxSize = 190;
const exchanged: ReadonlySet<FactKey> = new Set([
  'thing',
  'hand',
  'length',
  'lengths',
  'flex',
  'shoe',
  'size',
]);

/**
 * `vyměním levou 96 za pravou`, `nabízím levou, chci pravou`, `hůl 70 cm za jednu 80 cm`; criteria of one side do
 * not apply to the other.
 */
export function exchangeIn(query: string): Exchange | undefined {
  const tokens = readTokens(query);
  const verb = tokens.findIndex(({ text }) => swapping.verbs.has(text) || swapping.gives.has(text));
  const turn = tokens.findIndex(
    ({ text }, at) => at > verb && (text === 'za' || (verb >= 0 && swapping.wants.has(text))),
  );
  const [swap, za, next] = [tokens[verb], tokens[turn], tokens[turn + 1]];
  if (!za || !next || turn === 0 || isPaid(tokens, turn + 1)) return undefined;
  if (swap && swapping.gives.has(swap.text) && (turn === verb + 1 || isPaid(tokens, verb + 1)))
    return undefined;
  if (!swap) {
    const within = readFacts(tokens).find((fact) => covers(fact, turn));
    const [first] = readFacts(tokens.slice(turn + 1));
    const isExchanged = first && first.at <= 1 && exchanged.has(first.is);
    // In `síť za branku` it is a preposition of place.
    if (
      (within && within.is !== 'amount') ||
      !isExchanged ||
      (first.is === 'thing' && first.thing === 'goal')
    )
      return undefined;
  }
  // `za jednu 80 cm`
  const end = /^jed(en|na|no|nu|ny)$/.test(next.text) ? next.end : za.end;
  const said = [...(swap ? [{ from: swap.start, to: swap.end }] : []), { from: za.start, to: end }];
  return {
    given: blanked(query, [...said, { from: za.start, to: query.length }]),
    wanted: blanked(query, [{ from: 0, to: end }]),
    said,
  };
}

/** Whether an amount of money follows. */
function isPaid(tokens: readonly Token[], at: number): boolean {
  const money = moneyAt(tokens, at);
  return money !== undefined && (money.sure || money.czk > maxSize);
}

/** Blanks out the spans, so that all other positions stay. */
const blanked = (query: string, spans: readonly Span[]) =>
  spans.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), query);
