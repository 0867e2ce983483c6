import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import { ListFoot } from './list-foot.tsx';
import { type ResultPage, useMoreResults } from './more-results.ts';

export type ResultsProps = {
  result: ResultPage & { topped: readonly ShownCard[] };
  now: number;
  /** The page that continues the search at a cursor. */
  addressOf: (cursor: string) => string;
  /** Where the browser's own code gets the same listings alone. */
  listingsOf: (cursor: string) => string;
};

/** The cards of a search with the way to more of them. Give it the history entry's key, so that each search starts anew. */
export function Results({ result, now, addressOf, listingsOf }: ResultsProps) {
  const more = useMoreResults(result, listingsOf);
  // Two stand side by side on a phone; below a row of topped ones none is in the first view.
  const firstInView = result.topped.length > 0 ? 0 : 2;
  return (
    <>
      <CardGrid columns={4} label="Výsledky hledání" ref={more.list}>
        {more.items.map((listing, index) => (
          <ListingCard
            key={listing.id}
            // A top is bought for the row above; here each stands in its own right.
            listing={listing.topped ? { ...listing, topped: false } : listing}
            now={now}
            heading="h2"
            first={index < firstInView}
          />
        ))}
      </CardGrid>
      <ListFoot list={more} total={result.total} addressOf={addressOf} />
    </>
  );
}
