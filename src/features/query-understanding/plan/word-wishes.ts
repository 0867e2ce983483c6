import { type Points, step } from '../contract.ts';
import type { FoundFact } from '../facts/fact.ts';
import { thingBook } from '../lexicon/things.ts';
import type { Token } from '../text/tokens.ts';
import type { Meant } from './meant.ts';
import { hint, ruledOut, type Wish } from './wish.ts';

/** Listings that state the absence rank before those that are silent. */
export const saidWithout = (stems: readonly string[]): Wish => ({
  points: { marks: stems.map((stem) => [`without:${stem}`, 0] as const), otherwise: -hint },
  counts: false,
});

export const markWish = (mark: string): Wish => ({
  points: { marks: [[mark, 0]], otherwise: ruledOut },
  required: [mark],
  counts: true,
});

/** Ranks cheaper listings first without excluding any. */
export const cheapness: Points = {
  number: 'priceCzk',
  bands: [100, 200, 300, 500, 800, 1200, 2000].map((max, index) => ({ max, points: -index })),
  missing: -7,
  otherwise: -8,
};

/**
 * A word without a known meaning must occur in the listing; without a requested thing it must name the item,
 * unless it is a code.
 */
export function wordWish(wish: Extract<Meant, { is: 'word' }>, things: readonly string[]): Wish {
  if (wish.hint)
    return {
      points: {
        marks: [[`word:${wish.stems[0] ?? wish.text}`, 0], ...denied(wish.stems)],
        otherwise: -(wish.costs ?? hint),
      },
      counts: false,
    };
  if (wish.costs !== undefined) return modelWish(wish.stems, wish.costs);
  const place = (things.length > 0 || /\d/.test(wish.text)) && !wish.foreign ? 'word' : 'head';
  const marks = wish.stems.map((stem) => `${place}:${stem}`);
  const meant = marks.slice(0, 1).map((mark) => [mark, 0] as const);
  return {
    points: {
      marks: [...meant, ...marks.slice(1).map((mark) => [mark, -mistypedCost] as const)],
      otherwise: ruledOut,
    },
    required: marks,
    counts: !wish.foreign,
  };
}

/** `bez koleček` is farther from `s kolečky` than silence. */
const denied = ([stem = '']: readonly string[]) => [[`without:${stem}`, -2 * step] as const];

/** `mikina s kapucí`, `taška na kolečkách`: what belongs to the name of a thing must not be denied. */
export function notDenied(facts: readonly FoundFact[], tokens: readonly Token[]): Wish[] {
  const belongings = facts.flatMap((fact) =>
    fact.is === 'thing' ? tokens.slice(fact.at + 1, fact.at + fact.length) : [],
  );
  const marks = belongings.flatMap((token) =>
    token.text.length < shortestNoun || thingBook.at([token], 0) ? [] : denied([token.stem]),
  );
  return marks.length > 0 ? [{ points: { marks, otherwise: 0 }, counts: false }] : [];
}

const shortestNoun = 4;

function modelWish([meant, ...mistyped]: readonly string[], costs: number): Wish {
  const marks = mistyped.map((stem) => [`word:${stem}`, -mistypedCost] as const);
  return {
    points: { marks: [[`word:${meant}`, 0], ...marks, ...denied([meant ?? ''])], otherwise: -costs },
    counts: true,
  };
}

const mistypedCost = 15;
