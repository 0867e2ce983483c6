import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChevronRight } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';

export type ListingRowProps = {
  id: string;
  title: string;
  listings: readonly ShownCard[];
  now: number;
  /** Shown without listings. */
  empty?: string;
  more?: { label: string; to: string };
};

/** A section of the home page with a row of cards, or a message when there are none. */
export function ListingRow({ id, title, listings, now, empty, more }: ListingRowProps) {
  return (
    <section className={classNames(layout.wrap, layout.sectionNext)} aria-labelledby={id}>
      <div className={layout.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more && (
          <PageLink to={more.to} className={layout.more}>
            {more.label}
            <Icon of={ChevronRight} />
          </PageLink>
        )}
      </div>
      {listings.length === 0 ? (
        <p className={text.secondary}>{empty}</p>
      ) : (
        <CardGrid>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} now={now} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
