import { data, useLocation } from 'react-router';
import type { HeadersArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { headersOf, loadListing } from './listing.server.ts';
import { ListingUnloaded } from './listing-failed.tsx';
import { ListingMissing } from './listing-missing.tsx';
import { ListingView } from './listing-view.tsx';

/** The page has its own bottom bar with the price and the contact button. */
export const handle = { bottomBar: false };

export async function loader({ context, params, url }: RouteArgs<'product'>) {
  const loaded = await loadListing(context, params.product, url);
  return data(loaded, { status: loaded.status, headers: headersOf(loaded) });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function Listing({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const loaded = loaderData;
  const { found, admin, talk, similar, now } = loaded;
  if (!found) return <ListingMissing loaded={loaded} path={pathname} />;
  return (
    <ListingView key={found.listing.id} {...found} admin={admin} talk={talk} similar={similar} now={now} />
  );
}

export const ErrorBoundary = ListingUnloaded;
