import type { Points } from '../../query-understanding/contract.ts';

/**
 * Mark groups used by nearly every plan with few distinct values per listing: kind, place and wear. Thousands of
 * listings have a few hundred combinations of them.
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

/** Whether points depend on common marks only. */
export function isCommon(points: Points): boolean {
  if (typeof points === 'number') return true;
  if ('sum' in points) return points.sum.every(isCommon);
  if ('best' in points) return points.best.every(isCommon);
  if ('worst' in points) return points.worst.every(isCommon);
  if ('half' in points) return isCommon(points.half);
  return 'marks' in points && points.marks.every(([mark]) => isCommonMark(mark));
}
