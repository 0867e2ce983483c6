import type { ListingCard } from '../../listings/contract.ts';

type Pictured = Pick<ListingCard, 'id' | 'photo' | 'inserted'> & { changed: string };

/**
 * The picture of a listing for those who share it. Other sites cache what they have once fetched under an address, so
 * the address changes with the listing.
 */
export function coverAddress({ id, changed, inserted, photo }: Pictured): string {
  const moment = Math.max(Date.parse(changed), Date.parse(inserted));
  return `/nahledy/${id}.jpg?v=${moment.toString(36)}${photo ? `-${photo.id.slice(0, 6)}` : ''}`;
}

/** The same for an article, which changes by days. */
export const articleCoverAddress = ({ slug, changed }: { slug: string; changed: string }): string =>
  `/nahledy/blog/${slug}.jpg?v=${changed}`;
