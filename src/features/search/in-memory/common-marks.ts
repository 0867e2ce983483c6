import type { Points } from '../../query-understanding/contract.ts';

/**
 * Groups of marks of which nearly every plan asks and every listing has one of few: what the listing is, where it names
 * it and how worn it is. Their combinations are few hundred in thousands of listings.
 */
const groups: ReadonlySet<string> = new Set([
  'kind',
  'thing',
  'several',
  'lot',
  'lot-goalie',
  'named',
  'worn',
]);

export function isCommonMark(mark: string): boolean {
  return groups.has(mark.slice(0, mark.indexOf(':')));
}

/** Whether some points depend on common marks alone. */
export function isCommon(points: Points): boolean {
  if (typeof points === 'number') return true;
  if ('sum' in points) return points.sum.every(isCommon);
  if ('best' in points) return points.best.every(isCommon);
  if ('worst' in points) return points.worst.every(isCommon);
  if ('half' in points) return isCommon(points.half);
  return 'marks' in points && points.marks.every(([mark]) => isCommonMark(mark));
}
