import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import type { AttributeValues } from '../catalogue/contract.ts';
import { categoryById, categoryBySlug } from '../catalogue/index.ts';
import {
  fitOf,
  kinOf,
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
/** The same as a demand, so that it is judged as one; without a thing, nothing is wished that could be judged. */
type SwapWish = { wishes: Wishes; demand: ListingFacts };

/** Reading a text takes milliseconds, and most stay as they are. */
const readMarks = new BoundedCache<{ category: string; marks: ReadonlySet<string> }>({ entries: 2_000 });

export function wishOf({ facts, wants, categoryId, size, hand }: SwapOffer): SwapWish | undefined {
  const stated = categoryId === undefined ? undefined : categoryById(categoryId)?.slug;
  const { category, marks } = readMarks.getOr(`${stated ?? ''}\n${wants}`, () => readWant(wants, stated));
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
  // The size comes after the text, which mostly says it with its unit.
  const said = { title: wants, description: sizeIn(category, size) };
  return { wishes: wishesOf({ ...demand, ...said }), demand };
}

/** Without a category of its own, what is wanted lies where such a thing does. */
function readWant(wants: string, stated: string | undefined) {
  const read = (category: string) =>
    new Set(
      analyzeListing({
        kind: 'demand',
        category,
        title: wants,
        description: '',
        attributes: {},
        priceType: 'agreement',
        swap: false,
      }).marks,
    );
  if (stated !== undefined) return { category: stated, marks: read(stated) };
  const [thing] = thingsIn(read('ostatni'));
  const category = (thing === undefined ? undefined : categoryOfThing[thing]) ?? 'ostatni';
  return { category, marks: thing === undefined ? new Set<string>() : read(category) };
}

/** A bare number is a length of sticks and an EU size of shoes, as the form asks for it. */
function sizeIn(category: string, size: string | undefined): string {
  if (size === undefined) return '';
  if (category === 'florbalky' && /^\d{2,3}$/.test(size)) return `${size} cm`;
  return category === 'boty' ? `boty ${size}` : `velikost ${size}`;
}

/** How much a swap of things that cost as much as nothing and as anything weighs, beside a fit of about 0 to 5. */
const gapWeight = 1_000;

/** What the two cost differs by so much of the dearer one, from 0 to 1; 0 where one price is open. */
function gapOf(one: number | undefined, other: number | undefined): number {
  if (!one || !other) return 0;
  return Math.abs(one - other) / Math.max(one, other);
}

/** Who would take what for what, by the places of the offers in the list. */
export async function swapGraph(
  offers: readonly SwapOffer[],
  stopped: ReadonlySet<string>,
  pastKeys: ReadonlySet<string> = new Set(),
): Promise<SwapGraph> {
  const all = offers.map(({ facts }) => facts);
  const byThing = new Map<string, number[]>();
  for (const [at, facts] of all.entries())
    for (const thing of thingsOffered(facts)) {
      const others = byThing.get(thing);
      if (others) others.push(at);
      else byThing.set(thing, [at]);
    }
  const wants: ReadonlyMap<number, number>[] = [];
  for (const offer of offers) {
    wants.push(wantedBy(offer, all, byThing));
    // Reading many texts takes a while, and others wait for an answer.
    await yieldToEventLoop();
  }
  const personAt = (at: number) => all[at]?.advertiserId ?? '';
  return {
    wants,
    areApart: (one, other) =>
      personAt(one) === personAt(other) || stopped.has(pairKey(personAt(one), personAt(other))),
    isPast: (ring) => pastKeys.has(keyOfRing(ring.map((at) => all[at]?.id ?? 0))),
  };
}

/** Of two people, whoever of them stopped the other. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** The ids of a ring, from the smallest on. */
export function keyOfRing(ids: readonly number[]): string {
  const first = ids.indexOf(Math.min(...ids));
  return [...ids.slice(first), ...ids.slice(0, first)].join('-');
}

const thingsOffered = ({ marks }: ListingFacts): string[] =>
  [...marks].some((mark) => mark.startsWith('lot-goalie:'))
    ? [...thingsIn(marks), 'goalie-set']
    : thingsIn(marks);

function wantedBy(
  offer: SwapOffer,
  all: readonly ListingFacts[],
  byThing: ReadonlyMap<string, readonly number[]>,
): Map<number, number> {
  const wanted = new Map<number, number>();
  const wish = wishOf(offer);
  if (!wish) return wanted;
  const { wishes, demand } = wish;
  const near = new Set(kinOf(wishes.things).things.flatMap((thing) => byThing.get(thing) ?? []));
  for (const at of near) {
    const other = all[at];
    // A look that spares the long one.
    if (!other || !hasHand(wishes, other) || !hasShaft(wishes, other)) continue;
    const fit = fitOf(wishes, demand, other);
    if (!fit) continue;
    const gap = gapOf(priceOf(offer.facts), priceOf(other));
    wanted.set(at, Math.round(1_000 * weightOf(fit) + gapWeight * gap));
  }
  return wanted;
}

const hasHand = ({ hands }: Wishes, { marks }: ListingFacts): boolean =>
  hands.length === 0 || !marks.has('has:hand') || hands.some((hand) => marks.has(`hand:${hand}`));

/** Of one thing alone its shaft decides, as in a match; of several each has its own. */
function hasShaft({ shaft }: Wishes, { marks }: ListingFacts): boolean {
  const stated = shaft ? valuesIn(marks, 'shaft') : [];
  return (
    stated.length === 0 || stated.some((cm) => !shaft || (Number(cm) >= shaft.min && Number(cm) <= shaft.max))
  );
}
