import { fold } from '../../contract/fold.ts';
import { allRegions } from '../places/index.ts';
import { type BoardName, type RankedAdvertiser, boardLength } from './contract.ts';
import type { PublishedRow } from './db.ts';

type Span = 'month' | 'year' | 'ever';
type Board = BoardName & { span: Span; region?: string };

const times: readonly Board[] = [
  { slug: 'tento-mesic', name: 'Tento měsíc', kind: 'time', span: 'month' },
  { slug: 'tento-rok', name: 'Letos', kind: 'time', span: 'year' },
  { slug: 'celkem', name: 'Za celou dobu', kind: 'time', span: 'ever' },
];

/** Boards in the order they are listed. */
export const boards: readonly Board[] = [
  ...times,
  ...allRegions().map(({ code, name }): Board => {
    const slug = fold(name).replaceAll(/[^a-z]+/g, '-');
    return { slug, name, kind: 'region', span: 'ever', region: code };
  }),
];

/** Who stands where on a board. More published listings go first; at a tie, who published the first of them earlier. */
export function standings(rows: readonly PublishedRow[], { span, region }: Board): RankedAdvertiser[] {
  const sums = new Map<string, { row: PublishedRow; published: number; first: number }>();
  for (const row of rows) {
    const { count, first } = row[span];
    if (count === 0 || first === null || (region !== undefined && row.region !== region)) continue;
    const sum = sums.get(row.slug);
    sums.set(row.slug, {
      row,
      published: count + (sum?.published ?? 0),
      first: Math.min(first.getTime(), sum?.first ?? Infinity),
    });
  }
  return [...sums.values()]
    .toSorted((a, b) => b.published - a.published || a.first - b.first || (a.row.slug < b.row.slug ? -1 : 1))
    .slice(0, boardLength)
    .map(({ row: { name, slug, trader }, published }, index) => ({
      place: index + 1,
      name,
      slug,
      trader,
      published,
    }));
}
