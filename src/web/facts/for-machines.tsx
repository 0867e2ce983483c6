import { advertFacts, isProduct } from '../../features/discovery/components/advert-facts.ts';
import { crumbFacts } from '../../features/discovery/components/crumb-facts.ts';
import { listFacts } from '../../features/discovery/components/list-facts.ts';
import { siteFacts } from '../../features/discovery/components/site-facts.ts';
import type { ListingDetail } from '../../features/listings/contract.ts';
import { JsonLd } from '../json-ld.tsx';
import { useShell } from '../shell.ts';

// Facts are told by the server alone: `SSR` is a constant of each build, and the browser's leaves out what tells them.

/** An advert as a product with an offer, where it has a price. */
export function AdvertForMachines({ listing }: { listing: ListingDetail }) {
  const origin = useOrigin();
  if (!isProduct(listing)) return null;
  return <JsonLd facts={import.meta.env.SSR ? advertFacts(listing, origin) : undefined} />;
}

/** What a page lists. */
export function ListForMachines({
  listings,
}: {
  listings: readonly { slug: string; id: number; title: string }[];
}) {
  const origin = useOrigin();
  if (listings.length === 0) return null;
  return <JsonLd facts={import.meta.env.SSR ? listFacts(listings, origin) : undefined} />;
}

/** The way to a page; goes with its breadcrumbs. */
export function CrumbsForMachines({
  steps,
}: {
  steps: readonly { label: string; to?: string | undefined }[];
}) {
  const origin = useOrigin();
  if (steps.length < 2) return null;
  return <JsonLd facts={import.meta.env.SSR ? crumbFacts(steps, origin) : undefined} />;
}

/** Who runs the site, for its home page. */
export function SiteForMachines() {
  const shell = useShell();
  const elsewhere = Object.values(shell?.social ?? {}).filter((address) => typeof address === 'string');
  return <JsonLd facts={import.meta.env.SSR ? siteFacts(shell?.appUrl ?? '', elsewhere) : undefined} />;
}

const useOrigin = (): string => useShell()?.appUrl ?? '';
