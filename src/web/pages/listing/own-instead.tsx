import type { ListingDetail } from '../../../features/listings/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageHead } from '../../page-head.tsx';
import { homeUrl, listingUrl } from '../../urls.ts';
import { OwnNote } from './own-note.tsx';

/** The page for writing to an advertiser, opened by the advertiser. */
export function OwnInstead({ listing, path }: { listing: ListingDetail; path: string }) {
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead title={listing.title} path={path} index={false} />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: listing.title, to: listingUrl(listing) },
          { label: 'Napsat' },
        ]}
      />
      <div className={classNames(layout.pageHead, layout.stack)}>
        <h1>{listing.title}</h1>
        <OwnNote listing={listing} />
      </div>
    </div>
  );
}
