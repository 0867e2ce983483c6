import { importedCategory, importedLeaves } from '../../catalogue/index.ts';
import { leafOfMarks, readAdvert } from '../../reading/index.ts';
import type { AdvertText } from '../../reading/contract.ts';

/** The leaf of an advert whose category there may be only a group here: then what its text offers decides. */
export function leafOf(slug: string, advert: Pick<AdvertText, 'kind' | 'title' | 'description'>): string {
  const usual = importedCategory(slug) ?? slug;
  const leaves = importedLeaves(slug);
  if (leaves.length < 2) return usual;
  const { marks } = readAdvert({
    ...advert,
    category: usual,
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });
  const read = leafOfMarks(marks);
  return read !== undefined && leaves.includes(read) ? read : usual;
}
