import { distanceKm, type Point } from '../places/index.ts';

/** Nobody minds so many km more than the other has, nor a quarter of the way between the two. */
const longerBy = { km: 15, share: 0.25 };
/** How much longer both ways together may be than straight from one to the other. */
const detour = { km: 30, share: 0.25 };

const allowed = (apart: number, { km, share }: { km: number; share: number }) => Math.max(km, apart * share);

/** A point with the ways to it from both ends, in whole km. */
export type FairPoint<P> = { point: P; ways: readonly [number, number] };

/**
 * The points that are about equally far from both ends and not out of the way, best first: by the longer way, then the
 * shorter one. Nothing else of either end counts, and it does not matter which is which.
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
        longer - shorter <= allowed(apart, longerBy) && longer + shorter <= apart + allowed(apart, detour),
    )
    .toSorted((a, b) => a.longer - b.longer || a.shorter - b.shorter || (a.point.id < b.point.id ? -1 : 1))
    .map(({ point, ways: [from, to] }) => ({ point, ways: [Math.round(from), Math.round(to)] }));
}
