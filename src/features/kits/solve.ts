/** A listing that can be bought, with the wanted pieces it fills: one, or several where it is a set. */
export type Option = {
  readonly id: number;
  readonly seller: string;
  /** Indexes into the list of wanted pieces. */
  readonly fills: readonly number[];
  /** In whole Kč. */
  readonly price: number;
};

/** Extra costs of buying anything from one seller, counted once: postage (whole Kč) and distance (km). */
export type Seller = { readonly postage: number; readonly km: number };

export type Problem = {
  /** Wanted pieces; `optional` ones are included only as far as the budget allows. */
  readonly pieces: readonly { readonly optional: boolean }[];
  readonly options: readonly Option[];
  readonly sellers: ReadonlyMap<string, Seller>;
  /** In whole Kč; undefined means no limit. */
  readonly budget?: number | undefined;
};

export const kitReasons = ['cheapest', 'fewest-sellers', 'nearest'] as const;
export type KitReason = (typeof kitReasons)[number];

export type Solved = {
  /** Each criterion by which this kit is the best. */
  readonly reasons: readonly KitReason[];
  readonly listings: readonly number[];
  /** Prices and postage together, in whole Kč. */
  readonly total: number;
  readonly sellers: number;
  /** Sum of the distances to all sellers. */
  readonly km: number;
};

/** A kit with fewer sellers may cost at most this multiple of the cheapest one. */
export const maxPriceRatio = 4 / 3;

/** Maximum number of wanted pieces: the work grows as 3 to the power of it. */
export const maxPieces = 10;

/**
 * The best kits: the cheapest, the one with the fewest sellers, the nearest; identical kits are returned once
 * with several reasons. All fill the same pieces: every wanted one that is on sale at all, and as many optional
 * ones as the budget allows (of equally many, the cheapest). The cheapest kit has the lowest total, then the
 * fewest sellers. The one with the fewest sellers costs at most `maxPriceRatio` times as much and never exceeds a
 * budget that the cheapest meets, and is then the lowest total. The nearest has the shortest distance, then the
 * lowest total. Each is exact over the given options: dynamic programming over all subsets of pieces, adding
 * sellers one by one.
 */
export function solveKits(problem: Problem): Solved[] {
  const { pieces, options, sellers, budget = Infinity } = problem;
  if (pieces.length > maxPieces) throw new Error(`Too many pieces: ${pieces.length}`);
  const offers = offersOf(options, sellers);
  const byPrice = fill(pieces.length, offers, ({ price }) => price);
  const target = targetOf(pieces, offers, byPrice, budget);
  if (target === 0) return [];
  const counts = byPrice.map((layer) => layer[target]).filter((each) => each !== undefined);
  const cheapest = counts.reduce((best, each) => (each.cost < best.cost ? each : best));
  const limit = Math.max(
    cheapest.cost <= budget ? Math.min(cheapest.cost * maxPriceRatio, budget) : cheapest.cost * maxPriceRatio,
    cheapest.cost,
  );
  const fromFewSellers = counts.find(({ cost }) => cost <= limit) ?? cheapest;
  const byWay = fill(pieces.length, offers, ({ price, km }) => km * farther + price);
  const nearest = byWay
    .map((layer) => layer[target])
    .filter((each) => each !== undefined)
    .reduce((best, each) => (each.cost < best.cost ? each : best));
  const isFar = [...sellers.values()].some(({ km }) => km > 0);
  const found: (readonly [KitReason, Chain])[] = [
    ['cheapest', cheapest],
    ['fewest-sellers', fromFewSellers],
    ...(isFar ? [['nearest', nearest] as const] : []),
  ];
  return merged(found);
}

/** Weight of a kilometre, larger than any kit's total in Kč, so that distance always decides first. */
const farther = 100_000_000;

/** The cheapest way to fill at least these pieces from one seller. */
type Offer = { seller: string; fills: number; price: number; km: number; listings: readonly number[] };

/**
 * Offers of each seller, one for every subset of pieces they can fill, with postage included in the price.
 */
function offersOf(options: readonly Option[], sellers: Problem['sellers']): Offer[] {
  const bySeller = Map.groupBy(options, ({ seller }) => seller);
  return [...bySeller]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([seller, own]) => {
      const { postage, km } = sellers.get(seller) ?? { postage: 0, km: 0 };
      const best = bestOf(own);
      return [...best]
        .filter(([fills]) => fills !== 0)
        .map(([fills, { price, listings }]) => ({ seller, fills, price: price + postage, km, listings }));
    });
}

/** For every subset that these listings fill, and each of its subsets, the cheapest listings. */
function bestOf(options: readonly Option[]) {
  const best = new Map<number, { price: number; listings: readonly number[] }>([
    [0, { price: 0, listings: [] }],
  ]);
  const ordered = options.toSorted((one, other) => one.price - other.price || one.id - other.id);
  for (const { id, price, fills } of ordered) {
    const own = fills.reduce((sum, piece) => sum | (1 << piece), 0);
    const reached = [...best];
    for (const [done, before] of reached) {
      const now = { price: before.price + price, listings: [...before.listings, id] };
      for (const added of subsetsOf(own & ~done)) {
        const held = best.get(done | added);
        if (!held || now.price < held.price) best.set(done | added, now);
      }
    }
  }
  return best;
}

/** All non-empty subsets of a set of pieces (bit mask). */
function subsetsOf(set: number): number[] {
  const all: number[] = [];
  for (let each = set; each > 0; each = (each - 1) & set) all.push(each);
  return all;
}

/**
 * A linked list of offers of different sellers, the last one first. Immutable, so that several chains can share
 * a tail.
 */
type Chain = { cost: number; offer?: Offer; before?: Chain };
/** The best chain by number of sellers and by the pieces filled. */
type Filled = (Chain | undefined)[][];

function fill(pieces: number, offers: readonly Offer[], costOf: (offer: Offer) => number): Filled {
  const all = (1 << pieces) - 1;
  const table: Filled = Array.from({ length: pieces + 1 }, () => []);
  const [none = []] = table;
  none[0] = { cost: 0 };
  for (const ofSeller of Map.groupBy(worthwhile(pieces, offers, costOf), ({ seller }) => seller).values()) {
    const ways = ofSeller.map((offer) => ({
      offer,
      cost: costOf(offer),
      joined: [0, ...subsetsOf(all & ~offer.fills)],
    }));
    // In descending order of seller counts, so that no seller is added twice.
    for (let count = pieces - 1; count >= 0; count -= 1) {
      const [from = [], to = []] = [table[count], table[count + 1]];
      for (const { offer, cost, joined } of ways) {
        for (const done of joined) {
          const before = from[done];
          if (!before) continue;
          const reached = done | offer.fills;
          const held = to[reached];
          if (held && held.cost <= before.cost + cost) continue;
          to[reached] = { cost: before.cost + cost, offer, before };
        }
      }
    }
  }
  return table;
}

/**
 * Drops offers that no best kit needs. Besides an offer that fills `t` of `n` pieces, a kit has at most `n - t`
 * other sellers, so one of the `n - t + 1` cheapest ways to fill the same pieces can always replace a more
 * expensive one.
 */
function worthwhile(pieces: number, offers: readonly Offer[], costOf: (offer: Offer) => number): Offer[] {
  const cheapestFirst = offers.toSorted((one, other) => costOf(one) - costOf(other));
  return [...Map.groupBy(cheapestFirst, ({ fills }) => fills)]
    .flatMap(([fills, alike]) => alike.slice(0, pieces - countOf(fills) + 1))
    .toSorted((one, other) => (one.seller < other.seller ? -1 : one.seller > other.seller ? 1 : 0));
}

/**
 * The pieces to fill: all wanted ones that anybody offers, and as many optional ones as the budget allows.
 */
function targetOf(
  pieces: Problem['pieces'],
  offers: readonly Offer[],
  table: Filled,
  budget: number,
): number {
  const onSale = offers.reduce((sum, { fills }) => sum | fills, 0);
  const [wanted, optional] = [false, true].map((kind) =>
    pieces.reduce((sum, piece, place) => (piece.optional === kind ? sum | (1 << place) : sum), 0),
  );
  const base = onSale & (wanted ?? 0);
  let best = { target: base, added: 0, cost: Infinity };
  for (const extra of subsetsOf(onSale & (optional ?? 0))) {
    const cost = Math.min(...table.map((layer) => layer[base | extra]?.cost ?? Infinity));
    const added = countOf(extra);
    if (cost > budget || added < best.added || (added === best.added && cost >= best.cost)) continue;
    best = { target: base | extra, added, cost };
  }
  return best.target;
}

const countOf = (set: number): number => (set === 0 ? 0 : (set & 1) + countOf(set >>> 1));

function merged(found: readonly (readonly [KitReason, Chain])[]): Solved[] {
  const kits = new Map<string, Solved>();
  for (const [reason, chain] of found) {
    const kit = solvedOf(reason, chain);
    const key = kit.listings.join();
    const same = kits.get(key);
    kits.set(key, same ? { ...same, reasons: [...same.reasons, reason] } : kit);
  }
  return [...kits.values()];
}

function solvedOf(reason: KitReason, last: Chain): Solved {
  const offers: Offer[] = [];
  for (let chain: Chain | undefined = last; chain?.offer; chain = chain.before) offers.push(chain.offer);
  return {
    reasons: [reason],
    listings: offers.flatMap(({ listings }) => listings).toSorted((one, other) => one - other),
    total: offers.reduce((sum, { price }) => sum + price, 0),
    sellers: offers.length,
    km: offers.reduce((sum, { km }) => sum + km, 0),
  };
}
