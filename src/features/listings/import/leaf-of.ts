import { importedCategory, importedLeaves } from '../../catalogue/index.ts';
import { leafOfMarks, analyzeListing } from '../../query-understanding/index.ts';
import type { ListingText } from '../../query-understanding/contract.ts';

/** The leaf of a listing whose category there may be only a group here: then what its text offers decides. */
export function leafOf(slug: string, listing: Pick<ListingText, 'kind' | 'title' | 'description'>): string {
  const usual = importedCategory(slug) ?? slug;
  const leaves = importedLeaves(slug);
  if (leaves.length < 2) return usual;
  const { marks } = analyzeListing({
    ...listing,
    category: usual,
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });
  const read = leafOfMarks(marks);
  return read !== undefined && leaves.includes(read) ? read : usual;
}
