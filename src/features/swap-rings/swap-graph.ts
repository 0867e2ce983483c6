import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import type { AttributeValues } from '../catalogue/contract.ts';
import { categoryById, categoryBySlug } from '../catalogue/index.ts';
import {
  fitOf,
  substitutable,
  type ListingFacts,
  priceOf,
  thingsIn,
  valuesIn,
  weightOf,
  type Wishes,
  wishesOf,
} from '../matches/index.ts';
import { analyzeListing, categoryOfThing } from '../query-understanding/index.ts';
import type { SwapGraph } from './rings.ts';

/** An offer with what its advertiser would take for it, as typed. */
export type SwapOffer = {
  facts: ListingFacts;
  wants: string;
  categoryId?: number | undefined;
  size?: string | undefined;
  hand?: string | undefined;
};
/** The wish as a demand, so that it can be matched like one; undefined when no item is recognized in it. */
type SwapWish = { wishes: Wishes; demand: ListingFacts };

/** Parsing a text takes milliseconds, and most texts do not change. */
const marksCache = new BoundedCache<{ category: string; marks: ReadonlySet<string> }>({ entries: 2_000 });

export function wishOf({ facts, wants, categoryId, size, hand }: SwapOffer): SwapWish | undefined {
  const stated = categoryId === undefined ? undefined : categoryById(categoryId)?.slug;
  const { category, marks } = marksCache.getOr(`${stated ?? ''}\n${wants}`, () => readWant(wants, stated));
  const id = categoryBySlug(category)?.id;
  if (id === undefined || thingsIn(marks).length === 0) return undefined;
  const { handover } = facts.attributes;
  const attributes: AttributeValues = {
    ...(hand === undefined ? {} : { hand: [hand] }),
    ...(handover === undefined ? {} : { handover }),
  };
  const demand: ListingFacts = {
    ...facts,
    kind: 'demand',
    categoryId: id,
    brand: undefined,
    attributes,
    wantedConditions: undefined,
    priceType: 'agreement',
    price: undefined,
    readPrice: undefined,
    marks,
  };
  // As in a demand: what follows the first comma may be only a preference. The size is usually part of the text.
  const [title = '', ...rest] = wants.split(/(?<=[,;.!?])\s/);
  const said = { title, description: [...rest, sizeIn(category, size)].join(' ') };
  return { wishes: wishesOf({ ...demand, ...said }), demand };
}

/** Without a stated category, the wish gets the usual category of its item. */
function readWant(wants: string, stated: string | undefined) {
  const { marks: read } = analyzeListing({
    kind: 'demand',
    category: stated ?? 'ostatni',
    title: wants,
    description: '',
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });
  const marks = new Set(read);
  const [thing = ''] = thingsIn(marks);
  return { category: stated ?? categoryOfThing(thing) ?? 'ostatni', marks };
}

/** A bare number is a length for sticks and an EU size for shoes, as the form asks for it. */
function sizeIn(category: string, size: string | undefined): string {
  if (size === undefined) return '';
  if (category === 'florbalky' && /^\d{2,3}$/.test(size)) return `${size} cm`;
  return category === 'boty' ? `boty ${size}` : `velikost ${size}`;
}

/** Weight of the largest price difference, relative to fit weights of about 0 to 5 (times 1,000). */
const gapWeight = 1_000;

/** Price difference as a share of the higher price, from 0 to 1; 0 when a price is open. */
function priceGapOf(one: number | undefined, other: number | undefined): number {
  if (!one || !other) return 0;
  return Math.abs(one - other) / Math.max(one, other);
}

/** Builds the graph of who would take what, by indices of `offers`. */
export async function swapGraph(
  offers: readonly SwapOffer[],
  stopped: ReadonlySet<string>,
  pastKeys: ReadonlySet<string> = new Set(),
): Promise<SwapGraph> {
  const all = offers.map(({ facts }) => facts);
  const find = candidateFinder(all);
  const wishes: (SwapWish | undefined)[] = [];
  const mayWant: ReadonlySet<number>[] = [];
  for (const offer of offers) {
    const wish = wishOf(offer);
    wishes.push(wish);
    mayWant.push(wish ? find(wish.wishes) : new Set());
    // Parsing many texts takes a while, and other requests must not wait for it.
    await yieldToEventLoop();
  }
  const judged = offers.map(() => new Map<number, number | undefined>());
  const weigh = (one: number, other: number) => {
    const [own, wish, gets] = [all[one], wishes[one], all[other]];
    const fit = own && wish && gets && fitOf(wish.wishes, wish.demand, gets);
    if (!fit) return undefined;
    return Math.round(1_000 * weightOf(fit) + gapWeight * priceGapOf(priceOf(own), priceOf(gets)));
  };
  const personAt = (at: number) => all[at]?.advertiserId ?? '';
  return {
    mayWant,
    weightOf: (one, other) => {
      const before = judged[one];
      if (!before?.has(other)) before?.set(other, weigh(one, other));
      return before?.get(other);
    },
    areApart: (one, other) =>
      personAt(one) === personAt(other) || stopped.has(pairKey(personAt(one), personAt(other))),
    isPast: (ring) => pastKeys.has(keyOfRing(ring.map((at) => all[at]?.id ?? 0))),
  };
}

/** A key of two people, independent of who blocked whom. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** A key of a ring: its ids, rotated to start with the smallest. */
export function keyOfRing(ids: readonly number[]): string {
  const first = ids.indexOf(Math.min(...ids));
  return [...ids.slice(first), ...ids.slice(0, first)].join('-');
}

const thingsOffered = ({ marks }: ListingFacts): string[] =>
  [...marks].some((mark) => mark.startsWith('lot-goalie:'))
    ? [...thingsIn(marks), 'goalie-set']
    : thingsIn(marks);

/** For listings without a stated hand. */
const anyHand = '';

/** An index by item, hand and shaft that returns a small superset of what fits. */
function candidateFinder(all: readonly ListingFacts[]): (wishes: Wishes) => Set<number> {
  const byThing = new Map<string, Map<string, number[]>>();
  for (const [at, facts] of all.entries()) {
    const hands = facts.marks.has('has:hand') ? valuesIn(facts.marks, 'hand') : [anyHand];
    for (const thing of thingsOffered(facts)) {
      const byHand = byThing.get(thing) ?? new Map<string, number[]>();
      byThing.set(thing, byHand);
      for (const hand of hands) {
        const others = byHand.get(hand);
        if (others) others.push(at);
        else byHand.set(hand, [at]);
      }
    }
  }
  // The shaft decides only for a single item, as in a match; in a set each item has its own.
  const shafts = all.map(({ marks }) => valuesIn(marks, 'shaft').map(Number));
  return ({ things, hands, shaft }) => {
    const found = new Set<number>();
    for (const thing of substitutable(things).things) {
      const byHand = byThing.get(thing);
      const near =
        hands.length === 0 ? byHand?.values() : [anyHand, ...hands].map((hand) => byHand?.get(hand));
      for (const at of [...(near ?? [])].flatMap((places) => places ?? [])) {
        const stated = shaft ? (shafts[at] ?? []) : [];
        if (stated.length === 0 || stated.some((cm) => !shaft || (cm >= shaft.min && cm <= shaft.max)))
          found.add(at);
      }
    }
    return found;
  };
}
