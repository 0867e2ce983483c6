import { coverAddress } from '../../../features/seo/components/cover-address.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import type { ListingDetail } from '../../../features/listings/contract.ts';
import { ListingStructuredData } from '../../structured-data/structured-data.tsx';
import { PageHead } from '../../page-head.tsx';
import { listingUrl } from '../../../contract/urls.ts';

/** Characters of a description shown by search engines and link previews. */
const shownCharacters = 155;

/** Metadata of a listing for search engines and sharing. */
export function ListingHead({ listing }: { listing: ListingDetail }) {
  const facts = [formatPrice(listing), listing.conditionLabel, listing.locations[0].name]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <PageHead
        title={listing.title}
        description={shortened(`${facts}. ${listing.description.replaceAll(/\s+/g, ' ')}`)}
        path={listingUrl(listing)}
        image={coverAddress(listing)}
      />
      <ListingStructuredData listing={listing} />
    </>
  );
}

function shortened(text: string): string {
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).replace(/\s+\S*$/, '')}…`;
}
