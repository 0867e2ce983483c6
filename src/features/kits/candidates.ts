import type { Platform } from '../../platform/platform.ts';
import { categoryBySlug, storedPositions } from '../catalogue/index.ts';
import { distanceKm } from '../places/index.ts';
import type { SearchQuery } from '../search/contract.ts';
import { type Prepared, prepareSearch } from '../search/index.ts';
import { type Candidate, buyable } from './db.ts';
import type { KitQuery } from './contract.ts';
import type { Piece } from './rules.ts';
import type { Size } from './sizes.ts';
import { searchFor, setSizes, type Slot } from './slots.ts';

/**
 * Offers of one piece that are considered in each order: the cheapest, and with a place the nearest and the
 * cheapest that can be sent. A more expensive one could only save postage (docs/decisions/0300).
 */
export const maxOfPiece = 60;

/** A listing that can be bought, with the wanted pieces it fills. */
export type Filling = Candidate & {
  fills: readonly Piece[];
  /** Distance from the requested place in whole km; undefined without a place. */
  km?: number | undefined;
  byPost: boolean;
};

type Needs = Pick<Platform, 'db' | 'clock'>;

const setCategory = 'brankarske-sety';
const sentBy = ['parcel-point', 'post', 'courier'];

/** Listings on sale for this viewer that fill wanted pieces, by the search index and one database query. */
export async function fillingsFor(
  platform: Needs,
  query: KitQuery,
  slots: readonly Slot[],
  viewerId: string | undefined,
): Promise<Filling[]> {
  const sizes = setSizes(query);
  const asks = [
    ...slots.map(({ categories, needed, marks }) => ({ search: searchFor(categories, needed), marks })),
    ...(sizes ? [{ search: searchFor([setCategory], sizes), marks: undefined }] : []),
  ];
  // The municipality is looked up once for all searches, together with its surroundings.
  const around = query.place === undefined ? undefined : await prepareSearch(platform, placed(query));
  const found = await Promise.all(asks.map((each) => idsOf(platform, each, query, around)));
  const centre = around?.area?.centre;
  const candidates = await buyable(platform.db, [...new Set(found.flat())], viewerId);
  return candidates.flatMap((candidate) => {
    const fills = filledBy(candidate, slots);
    if (fills.length === 0) return [];
    const km = centre && Math.round(distanceKm(centre, candidate.spot));
    return [{ ...candidate, fills, km, byPost: km !== undefined && km > query.radius }];
  });
}

const placed = ({ place, radius }: KitQuery): SearchQuery => ({ ...searchFor([], []), place, radius });

type Asked = { search: SearchQuery; marks: readonly string[] | undefined };

async function idsOf(
  platform: Needs,
  { search, marks }: Asked,
  { post }: KitQuery,
  around: Prepared | undefined,
): Promise<number[]> {
  const { engine, ask: plain } = await prepareSearch(platform, search);
  const ask = marks ? { ...plain, plan: planFor(marks) } : plain;
  const page = async (conditions: typeof ask.conditions, order: Prepared['order']) =>
    (await engine.answer({ ...ask, conditions }, { page: { order, atMost: maxOfPiece } })).page.map(
      ({ id }) => id,
    );
  const cheapest = { sort: 'cheapest' } as const;
  if (!around?.area) return page(ask.conditions, cheapest);
  const { area } = around;
  const here = [...ask.conditions, { type: 'place', key: 'place', area } as const];
  const sent = [...ask.conditions, { type: 'values', key: 'handover', values: sentBy } as const];
  const all = await Promise.all([
    page(here, cheapest),
    page(here, { sort: 'nearest', centre: area.centre }),
    post === undefined ? [] : page(sent, cheapest),
  ]);
  return all.flat();
}

const plans = new Map<string, NonNullable<Prepared['ask']['plan']>>();

/**
 * A plan that matches any of these marks; the same object for the same marks, so that caches by plan work.
 */
function planFor(marks: readonly string[]) {
  const key = marks.join(' ');
  const plan = plans.get(key) ?? {
    required: [marks],
    score: 1,
    exact: 0,
    criteria: [],
    understood: [],
    ignored: [],
  };
  plans.set(key, plan);
  return plan;
}

/** The wanted pieces that a listing fills: one, or all pieces that a set names. */
function filledBy(listing: Candidate, slots: readonly Slot[]): Piece[] {
  const isSet = listing.categoryId === categoryBySlug(setCategory)?.id;
  return slots
    .filter((slot) => (isSet ? isInSet(slot.piece, listing) : isPiece(slot, listing)))
    .map(({ piece }) => piece);
}

/** A set has one size, but shoes have their own sizes, so a set never fills them. */
const isInSet = (piece: Piece, { choices }: Candidate): boolean =>
  piece !== 'shoes' && choices.includes(`setContents:${piece}`);

function isPiece({ categories, marks, ifSaid }: Slot, listing: Candidate): boolean {
  if (!categories.some((slug) => categoryBySlug(slug)?.id === listing.categoryId)) return false;
  const isNamed = marks.some((mark) => listing.marks.has(mark));
  return isNamed && ifSaid.every((size) => fitsIfSaid(size, listing));
}

/** Whether an attribute of a listing either fits or is not stated. */
function fitsIfSaid(size: Size, { choices, spans }: Candidate): boolean {
  if ('values' in size)
    return (
      !choices.includes(size.key) || size.values.some((value) => choices.includes(`${size.key}:${value}`))
    );
  const span = spans[(storedPositions[size.key] ?? 0) - 1];
  return !span || span.from < 0 || (span.to >= size.min * 10 && span.from <= size.max * 10);
}
