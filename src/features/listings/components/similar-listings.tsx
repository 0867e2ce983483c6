import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { ListingCard } from './listing-card.tsx';
import type { ShownCard } from './shown-card.ts';

export type SimilarListingsProps = {
  title: string;
  listings: readonly ShownCard[];
  now: number;
  more: { label: string; to: string };
};

/** A row of live listings similar to the current one. */
export function SimilarListings({ title, listings, now, more }: SimilarListingsProps) {
  if (listings.length === 0) return null;
  return (
    <section className={classNames(layout.section, layout.noPrint)} aria-labelledby="podobne">
      <div className={layout.sectionHead}>
        <h2 id="podobne">{title}</h2>
        <PageLink to={more.to} className={layout.more}>
          {more.label}
        </PageLink>
      </div>
      <CardGrid oneRow>
        {listings.slice(0, 5).map((listing) => (
          <ListingCard key={listing.id} listing={listing} now={now} />
        ))}
      </CardGrid>
    </section>
  );
}
