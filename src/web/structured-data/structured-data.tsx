import {
  listingJsonLd,
  isProduct,
  breadcrumbJsonLd,
  itemListJsonLd,
  siteJsonLd,
} from '../../features/seo/components/json-ld.ts';
import type { ListingDetail } from '../../features/listings/contract.ts';
import { JsonLd } from '../json-ld.tsx';
import { useShell } from '../shell.ts';

// Only the server renders structured data: `SSR` is a build constant, so the browser bundle leaves the code out.

/** A priced listing as a product with an offer. */
export function ListingStructuredData({ listing }: { listing: ListingDetail }) {
  const origin = useOrigin();
  if (!isProduct(listing)) return null;
  return <JsonLd facts={import.meta.env.SSR ? listingJsonLd(listing, origin) : undefined} />;
}

/** The items a page lists. */
export function ItemListStructuredData({
  listings,
}: {
  listings: readonly { slug: string; id: number; title: string }[];
}) {
  const origin = useOrigin();
  if (listings.length === 0) return null;
  return <JsonLd facts={import.meta.env.SSR ? itemListJsonLd(listings, origin) : undefined} />;
}

/** Breadcrumbs of a page. */
export function BreadcrumbStructuredData({
  steps,
}: {
  steps: readonly { label: string; to?: string | undefined }[];
}) {
  const origin = useOrigin();
  if (steps.length < 2) return null;
  return <JsonLd facts={import.meta.env.SSR ? breadcrumbJsonLd(steps, origin) : undefined} />;
}

/** The site's operator, for the home page. */
export function SiteStructuredData() {
  const shell = useShell();
  const elsewhere = Object.values(shell?.social ?? {}).filter((address) => typeof address === 'string');
  return <JsonLd facts={import.meta.env.SSR ? siteJsonLd(shell?.appUrl ?? '', elsewhere) : undefined} />;
}

const useOrigin = (): string => useShell()?.appUrl ?? '';
