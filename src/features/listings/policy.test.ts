import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListingState, listingStates } from './contract.ts';
import { type Move, refusalOf, stateAfter } from './policy.ts';
import { isLive } from './rules.ts';

test.each<[ListingState, Move, ListingState | undefined]>([
  ['active', 'reserve', 'reserved'],
  ['active', 'release', 'active'],
  ['active', 'sell', 'sold'],
  ['active', 'withdraw', 'withdrawn'],
  ['reserved', 'release', 'active'],
  ['reserved', 'sell', 'sold'],
  ['resting', 'withdraw', 'withdrawn'],
  ['resting', 'sell', undefined],
  ['sold', 'sell', 'sold'],
  ['sold', 'release', undefined],
  ['withdrawn', 'reserve', undefined],
  ['expired', 'withdraw', undefined],
  ['blocked', 'withdraw', undefined],
])('an %s listing after %s becomes %s', (state, move, after) => {
  expect(stateAfter(move, state)).toBe(after);
});

test('no advertiser can revive an ended listing, and none can unblock one', () => {
  const state = fc.constantFrom(...listingStates);
  const move = fc.constantFrom<Move>('reserve', 'release', 'sell', 'withdraw');
  fc.assert(
    fc.property(state, fc.array(move), (start, moves) => {
      const end = moves.reduce<ListingState>((now, each) => stateAfter(each, now) ?? now, start);
      expect(isLive(end) && !isLive(start)).toBe(false);
      expect(end !== 'blocked' && start === 'blocked').toBe(false);
    }),
  );
});

test('strangers can see a listing exactly while it is live', () => {
  for (const state of listingStates) expect(refusalOf(state) === undefined).toBe(isLive(state));
  expect(refusalOf('blocked')).toBe('listing-blocked');
});
