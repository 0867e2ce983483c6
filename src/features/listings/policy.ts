import { type ListingState, renewalDays, reopenDays, warningDays } from './contract.ts';
import { isLive } from './rules.ts';

const day = 86_400_000;

/** Moves of an own listing: the states they are allowed from, and the resulting state. */
const moves = {
  reserve: { from: ['active'], to: 'reserved' },
  release: { from: ['reserved'], to: 'active' },
  sell: { from: ['active', 'reserved'], to: 'sold' },
  withdraw: { from: ['active', 'reserved', 'resting', 'held'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ListingState[]; to: ListingState }>;

export type Move = keyof typeof moves;

/** The state after a move (idempotent), or undefined where the move is not allowed. */
export function stateAfter(move: Move, state: ListingState): ListingState | undefined {
  const { from, to } = moves[move];
  return state === to || from.some((allowed) => allowed === state) ? to : undefined;
}

/**
 * The state after a renewal: a live listing keeps its state, an expired one becomes active and needs a slot.
 */
export function stateAfterRenewal(state: ListingState): ListingState | undefined {
  if (isLive(state)) return state;
  return state === 'expired' ? 'active' : undefined;
}

/** Whether a listing can be renewed now; `inserted` is its publication or last renewal. */
export function mayRenew({ state, inserted }: { state: ListingState; inserted: Date }, now: Date): boolean {
  const old = now.getTime() - inserted.getTime() >= renewalDays * day;
  return state === 'expired' || (isLive(state) && old);
}

/** Whether a sale or withdrawal can be reverted; `updated` is when the listing ended. */
export function mayReopen({ state, updated }: { state: ListingState; updated: Date }, now: Date): boolean {
  const ended = state === 'sold' || state === 'withdrawn';
  return ended && now.getTime() - updated.getTime() <= reopenDays * day;
}

/** Whether a live listing expires within the warning period. */
export function endsSoon({ state, expires }: { state: ListingState; expires: Date }, now: Date): boolean {
  return isLive(state) && expires <= endingUntil(now);
}

/** End of the warning period. */
export const endingUntil = (now: Date): Date => new Date(now.getTime() + warningDays * day);

/** Whether editing, or holding, makes sense: live, paused and held listings, but not ended ones. */
export function mayEdit(state: ListingState): boolean {
  return isLive(state) || state === 'resting' || state === 'held';
}

/** The refusal that anyone but the advertiser gets for a listing that is not live. */
export function refusalOf(state: ListingState): 'listing-inactive' | 'listing-blocked' | undefined {
  if (isLive(state)) return undefined;
  return state === 'blocked' ? 'listing-blocked' : 'listing-inactive';
}

/** An offer must show the item; a demand needs no photo. */
export function needsPhoto(kind: 'offer' | 'demand'): boolean {
  return kind === 'offer';
}

/** A slot holds one live listing; `used` counts the occupied ones. */
export function hasFreeSlot({ used, limit }: { used: number; limit: number }): boolean {
  return used < limit;
}
