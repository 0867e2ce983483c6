import { type ListingState, renewalDays, reopenDays, warningDays } from './contract.ts';

const day = 86_400_000;

/** Living listings stand in lists, take a slot and can be written to. */
export const livingStates = ['active', 'reserved'] as const satisfies readonly ListingState[];

export function isLiving(state: ListingState): boolean {
  return livingStates.some((living) => living === state);
}

/** What an advertiser does with an own listing: from which states it may, and what becomes of it. */
const moves = {
  reserve: { from: ['active'], to: 'reserved' },
  release: { from: ['reserved'], to: 'active' },
  sell: { from: ['active', 'reserved'], to: 'sold' },
  withdraw: { from: ['active', 'reserved', 'resting', 'held'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ListingState[]; to: ListingState }>;

export type Move = keyof typeof moves;

/** The state after a move, also when it had been made already; nothing where the move is not allowed. */
export function stateAfter(move: Move, state: ListingState): ListingState | undefined {
  const { from, to } = moves[move];
  return state === to || from.some((allowed) => allowed === state) ? to : undefined;
}

/** What a renewal leads to: a live listing stays what it is, an expired one lives again and needs a slot. */
export function stateAfterRenewal(state: ListingState): ListingState | undefined {
  if (isLiving(state)) return state;
  return state === 'expired' ? 'active' : undefined;
}

/** Whether a listing may be renewed now; `inserted` is its publication or last renewal. */
export function mayRenew({ state, inserted }: { state: ListingState; inserted: Date }, now: Date): boolean {
  const old = now.getTime() - inserted.getTime() >= renewalDays * day;
  return state === 'expired' || (isLiving(state) && old);
}

/** What ended by its advertiser's hand may be taken back; `updated` is when it ended. */
export function mayReopen({ state, updated }: { state: ListingState; updated: Date }, now: Date): boolean {
  const ended = state === 'sold' || state === 'withdrawn';
  return ended && now.getTime() - updated.getTime() <= reopenDays * day;
}

/** Whether a listing is about to leave the lists by itself. */
export function endsSoon({ state, expires }: { state: ListingState; expires: Date }, now: Date): boolean {
  return isLiving(state) && expires <= endingUntil(now);
}

/** What ends by then ends soon. */
export const endingUntil = (now: Date): Date => new Date(now.getTime() + warningDays * day);

/** What comes back to lists, or waits for a slot or a look, is worth editing, and hiding; what is over is not. */
export function mayEdit(state: ListingState): boolean {
  return isLiving(state) || state === 'resting' || state === 'held';
}

/** What anybody but the advertiser gets instead of an ended listing. */
export function refusalOf(state: ListingState): 'listing-inactive' | 'listing-blocked' | undefined {
  if (isLiving(state)) return undefined;
  return state === 'blocked' ? 'listing-blocked' : 'listing-inactive';
}

/** An offer shows what it sells; a demand needs no photo. */
export function needsPhoto(kind: 'offer' | 'demand'): boolean {
  return kind === 'offer';
}

/** A slot is one place for a live listing; `used` counts those already taken. */
export function hasFreeSlot({ used, limit }: { used: number; limit: number }): boolean {
  return used < limit;
}
