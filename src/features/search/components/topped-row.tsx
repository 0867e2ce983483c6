import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import type { ShownCard } from '../../listings/components/shown-card.ts';

/** Topped listings of a search, in their own row above the others. */
export function ToppedRow({ listings, now }: { listings: readonly ShownCard[]; now: number }) {
  if (listings.length === 0) return null;
  return (
    <section className={layout.sectionNext} aria-labelledby="topovane">
      <div className={layout.sectionHead}>
        <h2 id="topovane">Topované</h2>
      </div>
      <CardGrid columns={4} oneRow>
        {listings.map((listing, index) => (
          <ListingCard key={listing.id} listing={listing} now={now} first={index < 2} />
        ))}
      </CardGrid>
    </section>
  );
}
