import { distanceKm, type Point } from '../places/index.ts';

/**
 * A detour is fair while one side travels at most this many km (or this share of the distance) more than the other.
 */
const maxDifference = { km: 15, share: 0.25 };
/** How much longer both ways together may be than the direct distance. */
const maxDetour = { km: 30, share: 0.25 };

const allowed = (apart: number, { km, share }: { km: number; share: number }) => Math.max(km, apart * share);

/** A point with its distances from both ends, in whole km. */
export type FairPoint<P> = { point: P; ways: readonly [number, number] };

/**
 * Points about equally far from both ends without a large detour, best first: by the longer way, then by the shorter
 * one. Only the two positions matter, and the result is symmetric.
 */
export function fairPoints<P extends Point & { id: string }>(
  points: readonly P[],
  [one, other]: readonly [Point, Point],
): FairPoint<P>[] {
  const apart = distanceKm(one, other);
  return points
    .map((point) => ({ point, ways: [distanceKm(one, point), distanceKm(other, point)] as const }))
    .map((each) => ({ ...each, longer: Math.max(...each.ways), shorter: Math.min(...each.ways) }))
    .filter(
      ({ longer, shorter }) =>
        longer - shorter <= allowed(apart, maxDifference) &&
        longer + shorter <= apart + allowed(apart, maxDetour),
    )
    .toSorted((a, b) => a.longer - b.longer || a.shorter - b.shorter || (a.point.id < b.point.id ? -1 : 1))
    .map(({ point, ways: [from, to] }) => ({ point, ways: [Math.round(from), Math.round(to)] }));
}
