import { ListingFailed } from './listing-failed.tsx';
import { ListingGone } from './listing-gone.tsx';
import { adminListingUrl, readListingAddress } from '../../../contract/urls.ts';
import type { LoadedListing } from './listing.server.ts';

/** Shown for a listing that is ended, removed, unknown or could not be loaded. */
export function ListingMissing({ loaded, path }: { loaded: LoadedListing; path: string }) {
  const { status, refusal, ended, own, admin, talk, offered, similar, now } = loaded;
  const id = readListingAddress(path.split('/').at(-1) ?? '')?.id;
  if (status !== 410) return <ListingFailed path={path} />;
  return (
    <ListingGone
      blocked={refusal === 'listing-blocked'}
      title={ended?.title ?? own?.title}
      sold={ended?.state === 'sold' && ended.kind === 'offer'}
      own={own}
      talk={talk}
      offered={offered}
      path={path}
      manageTo={admin && id !== undefined ? adminListingUrl(id) : undefined}
      similar={similar}
      now={now}
    />
  );
}
