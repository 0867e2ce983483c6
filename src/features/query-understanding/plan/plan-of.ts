import { type Criterion, out, type Plan, type Points, step } from '../contract.ts';
import { manyWishes } from '../rules.ts';
import {
  adultWish,
  brandWish,
  colourWish,
  handWish,
  juniorWish,
  lineWish,
  placeWish,
  wornWish,
} from './fact-wishes.ts';
import { type Exchange, exchangeIn } from './exchange.ts';
import { isSetAsked, togetherWish } from './pieces-wishes.ts';
import type { Token } from '../text/tokens.ts';
import { heading, orInTitle, orNamed } from './in-title.ts';
import { meaningOf } from './meaning.ts';
import { measureWish } from './measures.ts';
import type { Meant } from './meant.ts';
import { cheapness, markWish, notDenied, saidWithout, wordWish } from './word-wishes.ts';
import { type Known, queryWords, wordsTyped } from './query-words.ts';
import { chipOf, ignoredIn, type Side, understoodOf } from './understood.ts';
import { negated, hint, lotCap, thingPoints, thingWish, togetherPoints, type Wish } from './wish.ts';

/** Compiles a query to a plan. Any text is valid; one without meaning matches every floorball listing. */
export function planOf(query: string, known: Known): Plan {
  const exchange = exchangeIn(query);
  const sides = exchange ? sidesOf(exchange, known) : [sideOf(query, known)];
  const understood = understoodOf(query, sides, exchange?.said);
  const plan = orInTitle(eitherOf(sides), wordsTyped(query), known.vocabulary);
  const labels = new Map(understood.map(({ key, value, label }) => [`${key} ${value}`, label]));
  return {
    ...plan,
    // Missed criteria are labelled as typed.
    criteria: plan.criteria.map((each) => ({
      ...each,
      label: labels.get(`${each.key} ${each.value}`) ?? each.label,
    })),
    understood,
    ignored: [...new Set(sides.flatMap((side) => ignoredIn(query, side)))],
  };
}

/** The interpretation of a query without its plan, in a third of the time. */
export function understand(query: string, known: Known): Plan['understood'] {
  const exchange = exchangeIn(query);
  const sides = exchange ? sidesOf(exchange, known) : [sideOf(query, known)];
  return understoodOf(query, sides, exchange?.said);
}

function sideOf(query: string, known: Known, things?: readonly string[]): Side {
  const words = queryWords(query, known);
  return { words, meaning: meaningOf(words, things) };
}

/** Both sides of a swap: the wanted item is the given one, unless another is named. */
function sidesOf({ given, wanted }: Exchange, known: Known): Side[] {
  const sides = given.trim() === '' ? [] : [sideOf(given, known)];
  return [...sides, sideOf(wanted, known, sides[0]?.meaning.things)].map(({ words, meaning }) => ({
    words,
    meaning: { ...meaning, wishes: [...meaning.wishes, { is: 'swap', at: 0, length: 0 }] },
  }));
}

type Compiled = Pick<Plan, 'required' | 'score' | 'exact' | 'criteria'>;

/**
 * Plan for a swap: it matches offers of the wanted item, and titles of the given one, because no listing has
 * both. Listings whose title mentions the other side rank first.
 */
function eitherOf(sides: readonly Side[]): Compiled {
  const [given, wanted] = sides.map(compileWishes);
  if (!given || !wanted) return given ?? nothingAsked;
  const [ofGiven, ofWanted] = sides.map(({ words }) => heading(stemsOf(words.tokens), 0));
  const titled = (score: Points, other: Points = 0): Points => ({
    sum: [score, { best: [other, -hint] }],
  });
  return {
    required: [[swapped]],
    score: { best: [titled(given.score, ofWanted), titled(wanted.score, ofGiven)] },
    exact: { best: [given.exact, wanted.exact] },
    criteria: wanted.criteria.map((each) => ({ ...each, points: { best: [each.points, given.exact] } })),
  };
}

const stemsOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem);
const nothingAsked: Compiled = { required: [], score: 0, exact: 0, criteria: [] };
const swapped = 'swap:yes';

/** Conditions and score of a query. */
function compileWishes({
  words: { tokens, facts },
  meaning: { things, named, hinted, wishes: all },
}: Side): Compiled {
  const wishes = once(all);
  const foreign = wishes.some((wish) => wish.is === 'word' && wish.foreign && !wish.not);
  const many = wishes.filter(weighs).length + (things.length > 0 ? 1 : 0) >= manyWishes;
  const compiled = [
    ...wishes.flatMap((wish) => wishOf(wish, { many, things, alone: wishes, tokens })),
    ...notDenied(facts, tokens),
  ];
  const isSet = wishes.some((wish) => wish.is === 'measure' && isSetAsked(wish));
  const base = foreign
    ? { points: 3 * step, marks: [] }
    : thingPoints(things, { any: hinted || things.length === 0, isSet });
  const misses: Points = { sum: compiled.map((each) => each.points) };
  const damagedAsked = wishes.some(
    (wish) => wish.is === 'worn' && !wish.not && (wish.level === 'damaged' || wish.level === 'heavy'),
  );
  const sum: Points = {
    sum: [base.points, many ? { half: misses } : misses, ...(damagedAsked ? [] : [damagePoints]), tieBreaks],
  };
  // `goalie` stands for any goalkeeper gear, so it does not ask for several things.
  const together = named ? togetherPoints(things) : 0;
  const cap = lotCap(isSet ? [] : things);
  const score: Points = { sum: [{ worst: [sum, cap] }, together] };
  const criteria = [
    ...(things.length > 0 && !hinted && !foreign ? [thingCriterion(things, cap, together)] : []),
    ...wishes.flatMap((wish) => {
      const own = criteriaOf(wish, wishOf(wish, { many, things, alone: wishes, tokens }));
      const isName = ['brands', 'line', 'word'].includes(wish.is) && !wish.not && wish.length > 0;
      const stems = stemsOf(tokens.slice(wish.at, wish.at + wish.length));
      return isName ? own.map((each) => orNamed(each, stems)) : own;
    }),
  ];
  return {
    required: [
      ...(base.marks.length > 0 ? [base.marks] : []),
      ...compiled.flatMap((each) => (each.required ? [each.required] : [])),
    ],
    score: kindPoints(score, wishes, together),
    exact: criteria.length === 0 ? 0 : { worst: criteria.map(({ points }) => points) },
    criteria,
  };
}

/** Substitutes of the thing are near misses, and so is a mixed lot, whose price covers all its items. */
function thingCriterion(things: readonly string[], cap: Points, together: Points): Criterion {
  const { points } = thingPoints(things);
  const chip = chipOf({ is: 'things', things: [...things], at: 0, length: 0 });
  return {
    key: 'category',
    value: chip?.value ?? '',
    label: chip?.label ?? '',
    points: { sum: [{ worst: [points, cap] }, together, -3 * step] },
  };
}

/** A brand implied by the model counts as stated; hints are no criteria. */
function criteriaOf(wish: Meant, compiled: readonly Wish[]): Criterion[] {
  const chip = wish.is === 'brands' ? undefined : chipOf(wish);
  return chip ? compiled.filter(({ counts }) => counts).map(({ points }) => ({ ...chip, points })) : [];
}

/** Repetitions are one criterion: `nové, nenošené`. */
function once(wishes: readonly Meant[]): Meant[] {
  const withFacts = new Map(wishes.map((wish) => [JSON.stringify({ ...wish, at: 0, length: 0 }), wish]));
  return [...withFacts.values()];
}

/** Tie-breaker: explicitly named things first. */
const tieBreaks: Points = {
  sum: [
    {
      marks: [
        ['named:title', 0],
        ['named:text', -5],
        ['named:nowhere', -30],
      ],
      otherwise: -10,
    },
    { marks: [['lot-goalie:0', -10]], otherwise: 0 },
  ],
};

const damagePoints: Points = { marks: [['worn:damaged', -step]], otherwise: 0 };

const weighs = (wish: Meant) =>
  !wish.not &&
  !(wish.is === 'word' && wish.hint) &&
  !['things', 'offers', 'demands', 'swap', 'cheap', 'hardness', 'dimensions'].includes(wish.is);

type Context = {
  many: boolean;
  things: readonly string[];
  alone: readonly Meant[];
  tokens: readonly Token[];
};

function wishOf(wish: Meant, context: Context): Wish[] {
  if (!wish.not) return wantedWish(wish, context);
  const excluded =
    wish.is === 'things' ? [thingWish(wish.things)] : wantedWish(wish, { ...context, alone: [] });
  return [
    ...excluded.map(negated),
    saidWithout(stemsOf(context.tokens.slice(wish.at, wish.at + wish.length))),
  ];
}

function wantedWish(wish: Meant, { many, things, alone }: Context): Wish[] {
  switch (wish.is) {
    case 'brands':
      return [brandWish(wish.brands, wish.byLine)];
    case 'line':
      return [lineWish(wish.key, !alone.some((each) => each.is === 'brands' || each.is === 'things'))];
    case 'hand':
      return [
        handWish(
          wish.hand,
          alone.some((each) => each.is === 'hand' && each.hand !== wish.hand),
        ),
      ];
    case 'measure':
      return [measureWish(wish, { things, many })];
    case 'junior':
      if (alone.some((each) => each.is === 'measure' && each.of === 'age')) return [];
      // `boty 42 pro syna`: a size decides, whoever it is for.
      return alone.some((each) => each.is === 'measure' && fits.has(each.of) && !each.not)
        ? [{ points: { marks: [['for:child', 0]], otherwise: -hint }, counts: false }]
        : [juniorWish(things)];
    case 'adult':
      return [adultWish];
    case 'hardness':
      return [{ points: { marks: [[`hardness:${wish.hardness}`, 0]], otherwise: -hint }, counts: false }];
    case 'colour':
      return [colourWish(wish.colour)];
    case 'worn':
      return [wornWish(wish.level)];
    case 'free':
      return [markWish('price:free')];
    case 'cheap':
      return [{ points: cheapness, counts: false }];
    case 'of':
      return [{ points: { marks: [[`of:${wish.thing}`, 0]], otherwise: -step }, counts: true }];
    case 'many':
      return [togetherWish];
    case 'swap':
      return [{ points: { marks: [[swapped, 0]], otherwise: -step }, counts: true }];
    case 'place':
      return [placeWish(wish.or ? [wish.place, wish.or] : [wish.place], many, wish.km)];
    case 'dimensions':
      return [{ points: { marks: [[`word:${wish.text}`, 0]], otherwise: -step }, counts: true }];
    case 'word':
      return [wordWish(wish, things)];
    default:
      return [];
  }
}

/** Measures that say by themselves whom a thing fits. */
const fits: ReadonlySet<string> = new Set([
  'length',
  'shaft',
  'total',
  'shoe',
  'sock',
  'height',
  'letter',
  'body',
]);

/** A query for offers also matches good demands with a low rank, and vice versa. */
function kindPoints(score: Points, wishes: readonly Meant[], more: Points): Points {
  const wanted = wishes.some((wish) => wish.is === 'demands' && !wish.not) ? 'demand' : 'offer';
  return {
    best: [
      { worst: [score, { sum: [{ marks: [[`kind:${wanted}`, 3 * step]], otherwise: out }, more] }] },
      { worst: [{ sum: [score, -step - 1] }, step] },
    ],
  };
}
