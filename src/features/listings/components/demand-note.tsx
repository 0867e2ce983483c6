import { keepUnits } from '../../../contract/typography.ts';
import { useContext } from 'react';
import { Badge } from '../../../ui/cards/badge.tsx';
import { FactStrip } from '../../../ui/cards/fact-strip.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { CachedFragment } from '../../../ui/cached-fragment.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { CardCorner } from './card-corner.ts';
import { CardNotes } from '../../../ui/cards/card-notes.tsx';
import { missNotes } from './miss-notes.ts';
import { factCells } from './card-facts.ts';
import styles from './demand-note.module.css';
import { listingUrl } from '../../../contract/urls.ts';
import { formatPrice } from './format-price.ts';
import type { ShownCard } from './shown-card.ts';
import { formatRelativeTime } from './format-time.ts';
import { Search } from '../../../ui/icons/drawings.tsx';

/** A demand in a list: what is wanted, in the advertiser's words, and the maximum price. */
export function DemandNote({
  listing,
  now,
  heading: Heading = 'h3',
}: {
  listing: ShownCard;
  now: number;
  heading?: 'h2' | 'h3' | undefined;
}) {
  const corner = useContext(CardCorner);
  const ago = formatRelativeTime(listing.inserted, now);
  return (
    <CachedFragment
      as="article"
      className={styles.note}
      cacheKey={JSON.stringify(['note', listing, ago, Heading, corner?.says(listing)])}
    >
      {() => (
        <>
          <div className={styles.top}>
            <Badge tone="demand" icon={Search}>
              Poptávka
            </Badge>
            <Price text={formatPrice(listing)} />
          </div>
          <Heading className={styles.title}>
            <PageLink to={listingUrl(listing)} withViewTransition>
              {keepUnits(listing.title)}
            </PageLink>
          </Heading>
          {listing.misses && listing.misses.length > 0 && <CardNotes notes={missNotes(listing.misses)} />}
          {listing.excerpt && <p className={styles.excerpt}>{listing.excerpt}</p>}
          <div className={styles.foot}>
            {listing.facts.length > 0 && <FactStrip facts={factCells(listing.facts, listing.misses)} />}
            <p className={styles.meta}>
              <span>{listing.locations[0].name}</span>
              <span>{ago}</span>
            </p>
          </div>
          {corner && <div className={styles.corner}>{corner.render(listing)}</div>}
        </>
      )}
    </CachedFragment>
  );
}
