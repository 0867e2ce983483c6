import type { ListingCard } from '../../listings/contract.ts';

type Pictured = Pick<ListingCard, 'id' | 'photo' | 'inserted'> & { changed: string };

/**
 * URL of a listing's preview picture for social networks. Other sites cache pictures by URL, so it changes with the
 * listing.
 */
export function coverAddress({ id, changed, inserted, photo }: Pictured): string {
  const moment = Math.max(Date.parse(changed), Date.parse(inserted));
  return `/nahledy/${id}.jpg?v=${moment.toString(36)}${photo ? `-${photo.id.slice(0, 6)}` : ''}`;
}

/** The same for an article, which changes at most daily. */
export const articleCoverAddress = ({ slug, changed }: { slug: string; changed: string }): string =>
  `/nahledy/blog/${slug}.jpg?v=${changed}`;
