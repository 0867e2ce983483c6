import { fold } from '../../../contract/fold.ts';
import type { Platform } from '../../../platform/platform.ts';
import { attributesOf, categoryForm } from '../../catalogue/index.ts';
import { findPlaces } from '../../places/index.ts';
import { searchQuery } from '../contract.ts';
import { parseQuery, prepareSearch } from '../prepare.ts';

/** Attributes whose value is unambiguous without a name. */
const typedAlone = new Set([
  'hand',
  'shaftLengthCm',
  'shoeSizeEu',
  'clothingSize',
  'goalieSize',
  'kneepadSize',
  'gloveSize',
  'sockSizeEu',
  'colour',
  'bladeHardness',
]);
/** Maximum number of candidates counted, because each takes a scan of the index. */
const maxCounted = 8;
const shortestTown = 2;

/**
 * Completes the last word to a fact of the item before it, e.g. `florbalka l` to `florbalka levá`; most results
 * first.
 */
export async function nextFacts(
  platform: Pick<Platform, 'db' | 'clock'>,
  typed: string,
  atMost: number,
): Promise<string[]> {
  const [, before, begun] = /^(.*\S)\s+([\p{L}\d]+)$/u.exec(typed) ?? [];
  if (before === undefined || begun === undefined) return [];
  const { understood } = await parseQuery(platform, before);
  const category = understood.find(({ key }) => key === 'category')?.value;
  if (category === undefined || understood.some(({ key }) => key === 'word')) return [];
  const known = new Set(understood.map(({ key }) => key));
  const towns =
    /\d/.test(begun) || begun.length < shortestTown ? [] : await findPlaces(platform.db, begun, 2);
  const begins = (word: string) => word.length > begun.length && fold(word).startsWith(fold(begun));
  const words = [
    ...attributesOf(category).flatMap((each) =>
      typedAlone.has(each.key) && !known.has(each.key) ? valuesOf(each) : [],
    ),
    ...(known.has('brand') ? [] : (categoryForm(category)?.brands ?? []).map(({ name }) => name)),
    ...towns.map(({ name }) => name),
  ].filter(begins);
  const counted = await Promise.all(
    [...new Set(words)].slice(0, maxCounted).map(async (word) => {
      const q = `${before} ${word}`;
      const { engine, ask } = await prepareSearch(platform, searchQuery.parse({ q }));
      return { q, count: await engine.count(ask) };
    }),
  );
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, atMost)
    .map(({ q }) => q);
}

/** Values as people type them: `levá` for „Levá (L)“, whole numbers. */
function valuesOf({ choices, min, max }: ReturnType<typeof attributesOf>[number]): string[] {
  if (choices) return choices.map(({ label }) => (label.split(' ')[0] ?? '').toLowerCase());
  if (min === undefined || max === undefined) return [];
  return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}
