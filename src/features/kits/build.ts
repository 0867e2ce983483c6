import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { typeset } from '../../contract/typography.ts';
import type { Platform } from '../../platform/platform.ts';
import { usualPrices } from '../catalogue/index.ts';
import type { ListingCard } from '../listings/contract.ts';
import { conditionLevel } from '../listings/components/format-condition.ts';
import { liveCards } from '../listings/index.ts';
import { placeByCode } from '../places/index.ts';
import { type Filling, fillingsFor } from './candidates.ts';
import type { Kit, KitAnswer, KitQuery } from './contract.ts';
import { readPostage } from './postage.ts';
import type { Piece } from './rules.ts';
import { sizeSources } from './sizes.ts';
import { searchText, type Slot, slotsOf } from './slots.ts';
import { type Option, type Seller, type Solved, solveKits } from './solve.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Builds kits from what is on sale now, without the viewer's own listings. */
export async function buildKits(
  platform: Needs,
  query: KitQuery,
  viewerId: string | undefined,
): Promise<KitAnswer | Refusal<'invalid-input'>> {
  if (query.place !== undefined && !(await placeByCode(platform.db, query.place)))
    return refuse('invalid-input', { fields: { place: [validationMessages.notSelected] } });
  const slots = slotsOf(query);
  const fillings = await fillingsFor(platform, query, slots, viewerId);
  const bySeller = Map.groupBy(fillings, sellerOf);
  const sellers = new Map([...bySeller].map(([id, own]) => [id, costsOf(own, query)]));
  const solved = solveKits({
    pieces: slots,
    options: fillings.map((filling) => optionOf(filling, slots)),
    sellers,
    budget: query.budget,
  });
  const chosen = fillings.filter(({ id }) => solved.some(({ listings }) => listings.includes(id)));
  const isLeft = solved.some(({ total }) => total < (query.budget ?? 0));
  const cards = await liveCards(
    platform,
    (isLeft ? fillings : chosen).map(({ id }) => id),
  );
  const known = { query, fillings, chosen, cards, sellers };
  const kits = solved.flatMap((kit) => kitOf(kit, known) ?? []);
  const states = slots.map((slot) => ({ ...slot, state: stateOf(slot.piece, fillings, kits[0]) }));
  return {
    pieces: states.map(({ piece, optional, state, why, ...slot }) => ({
      piece,
      optional,
      state,
      why: typeset(why),
      search: searchText(slot),
    })),
    kits,
    newFrom: newFrom(states),
    sources: sourcesFor(slots),
  };
}

const optionOf = (filling: Filling, slots: readonly Slot[]): Option => ({
  id: filling.id,
  seller: sellerOf(filling),
  price: filling.price,
  fills: filling.fills.map((piece) => slots.findIndex((slot) => slot.piece === piece)),
});

/**
 * Key of a seller in the solver. Somebody nearby who also offers something from afar counts twice, for pickup
 * and for post.
 */
const sellerOf = ({ advertiserId, byPost }: Filling): string => `${advertiserId} ${byPost}`;

/**
 * Distance assumed for post, further than any pickup, so that the nearest kit has as little post as possible.
 */
const sentKm = 1_000;

type Costs = Seller & { byPost: boolean; isPostageSaid: boolean };

/**
 * Costs of a seller besides the listings: the distance to the furthest of them, or the highest postage stated by
 * any. Without a place it is unknown who is near, so stated postage always counts.
 */
function costsOf(own: readonly Filling[], { place }: KitQuery): Costs {
  const byPost = own.some((each) => each.byPost);
  const named =
    byPost || place === undefined ? own.flatMap(({ description }) => readPostage(description) ?? []) : [];
  return {
    byPost,
    km: byPost ? sentKm : Math.max(...own.map(({ km = 0 }) => km)),
    postage: Math.max(0, ...named),
    isPostageSaid: named.length > 0,
  };
}

type Known = {
  query: KitQuery;
  fillings: readonly Filling[];
  chosen: readonly Filling[];
  cards: ReadonlyMap<number, ListingCard>;
  sellers: ReadonlyMap<string, Costs>;
};

/** A kit as shown; undefined when one of its listings has just disappeared. */
function kitOf({ reasons, listings, total }: Solved, known: Known): Kit | undefined {
  const { query, chosen, cards, sellers } = known;
  const own = chosen.filter(({ id }) => listings.includes(id));
  const shown = [...Map.groupBy(own, sellerOf)].map(([id, of]) => {
    const { byPost = false, isPostageSaid = false, postage = 0 } = sellers.get(id) ?? {};
    return {
      name: of[0]?.seller.name ?? '',
      slug: of[0]?.seller.slug ?? '',
      ...(query.place === undefined ? {} : { km: Math.max(...of.map(({ km = 0 }) => km)) }),
      byPost,
      ...(isPostageSaid ? { postage } : {}),
      listings: of.flatMap((filling) => {
        const listing = cards.get(filling.id);
        if (!listing) return [];
        const better = betterFor(filling, (query.budget ?? 0) - total, new Set(own.map(sellerOf)), known);
        return [{ listing, fills: [...filling.fills], ...(better ? { better } : {}) }];
      }),
    };
  });
  if (shown.reduce((sum, seller) => sum + seller.listings.length, 0) < listings.length) return undefined;
  const met = shown.filter(({ byPost }) => !byPost);
  const isNear = query.place !== undefined && met.length > 0;
  const holding = reasons.filter((reason) => reason !== 'nearest' || isNear);
  if (holding.length === 0) return undefined;
  return {
    reasons: holding,
    total,
    postage: shown.reduce((sum, { postage = 0 }) => sum + postage, 0),
    sellers: shown.toSorted((one, other) => other.listings.length - one.listings.length),
    ...(isNear ? { distance: met.reduce((sum, { km = 0 }) => sum + km, 0) } : {}),
    ...(query.budget === undefined ? {} : { left: query.budget - total }),
  };
}

/**
 * The same piece in the best condition that the rest of the budget (whole Kč) can buy, the cheapest of equal
 * ones. A seller who is not in the kit yet may add postage.
 */
function betterFor(
  filling: Filling,
  left: number,
  inKit: ReadonlySet<string>,
  { fillings, cards, sellers }: Known,
): Kit['sellers'][number]['listings'][number]['better'] {
  const now = cards.get(filling.id);
  if (!now) return undefined;
  const level = conditionLevel(now);
  return fillings
    .filter(({ fills }) => fills.join() === filling.fills.join())
    .flatMap((other) => {
      const listing = cards.get(other.id);
      const postage = inKit.has(sellerOf(other)) ? 0 : (sellers.get(sellerOf(other))?.postage ?? 0);
      return listing ? [{ listing, more: other.price + postage - filling.price }] : [];
    })
    .filter(({ listing, more }) => more > 0 && more <= left && conditionLevel(listing) > level)
    .toSorted((a, b) => conditionLevel(b.listing) - conditionLevel(a.listing) || a.more - b.more)[0];
}

type State = KitAnswer['pieces'][number]['state'];

function stateOf(piece: Piece, fillings: readonly Filling[], kit: Kit | undefined): State {
  const isFilled = kit?.sellers.some(({ listings }) => listings.some(({ fills }) => fills.includes(piece)));
  if (isFilled) return 'found';
  return fillings.some(({ fills }) => fills.includes(piece)) ? 'over-budget' : 'missing';
}

/** The lowest price of the found pieces when bought new. */
function newFrom(slots: readonly (Slot & { state: State })[]): number | undefined {
  const found = slots.filter(({ state }) => state === 'found');
  if (found.length === 0) return undefined;
  return found.reduce((sum, { categories }) => {
    const prices = categories.flatMap((category) => usualPrices(category)?.newFrom ?? []);
    return sum + (prices.length > 0 ? Math.min(...prices) : 0);
  }, 0);
}

function sourcesFor(slots: readonly Slot[]): string[] {
  const asked = new Set(slots.map(({ piece }) => piece));
  const has = (...of: Piece[]) => of.some((piece) => asked.has(piece));
  return [
    ...(has('vest', 'pants', 'jersey', 'kneepads', 'gloves') ? [sizeSources.goalie] : []),
    ...(has('stick') ? [sizeSources.sticks] : []),
    ...(has('shoes', 'socks') ? [sizeSources.shoes] : []),
    ...(has('mask', 'glasses') ? [sizeSources.juniors] : []),
  ].map(typeset);
}
