import { useContext } from 'react';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Card } from '../../../ui/cards/card.tsx';
import { ConditionPips } from '../../../ui/cards/condition-pips.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { Picture } from '../../../ui/photos/picture.tsx';
import { CardCorner } from './card-corner.ts';
import { factCells } from './card-facts.ts';
import { conditionLevel, formatCondition } from './format-condition.ts';
import { DemandNote } from './demand-note.tsx';
import { StateBadge } from './own/state-badge.tsx';
import { listingUrl } from '../../../contract/urls.ts';
import { formatPieces, formatPrice } from './format-price.ts';
import { missNotes } from './miss-notes.ts';
import type { ShownCard } from './shown-card.ts';
import { formatRelativeTime } from './format-time.ts';
import { Dotted } from '../../../ui/layout/dotted.tsx';
import { ArrowLeftRight, ChevronsUp } from '../../../ui/icons/drawings.tsx';

/** Widths of a card in two, three and five columns. */
const cardSizes = '(min-width: 80rem) 15rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 46vw';

export type ListingCardProps = {
  listing: ShownCard;
  /**
   * The server's time in milliseconds, so that relative times match between the HTML and the hydrated page.
   */
  now: number;
  heading?: 'h2' | 'h3';
  /** For the first visible card, whose photo is loaded eagerly. */
  first?: boolean;
};

/**
 * An offer in a list: photo, price, title, facts, condition, place and time. A demand is shown without a photo.
 */
export function ListingCard({ listing, now, heading, first = false }: ListingCardProps) {
  const corner = useContext(CardCorner);
  if (listing.kind === 'demand') return <DemandNote listing={listing} now={now} heading={heading} />;
  const condition = formatCondition(listing);
  const marked = listing.topped || listing.swap || listing.state !== 'active';
  const pieces = formatPieces(listing);
  const ago = formatRelativeTime(listing.inserted, now);
  return (
    <Card
      to={listingUrl(listing)}
      title={listing.title}
      heading={heading}
      look={lookOf(listing)}
      cacheKey={JSON.stringify(['card', listing, ago, heading, first, corner?.says(listing)])}
      photo={listing.photo && <Picture of={listing.photo} alt="" sizes={cardSizes} priority={first} />}
      photoCount={listing.photoCount}
      badges={marked && <Badges listing={listing} />}
      corner={corner?.render(listing)}
      notes={missNotes(listing.misses)}
      price={<Price text={formatPrice(listing)} />}
      facts={factCells(listing.facts, listing.misses)}
      meta={
        <>
          {pieces && <span>{pieces}</span>}
          {condition && (
            <span>
              <ConditionPips level={conditionLevel(listing)} />
              {condition}
            </span>
          )}
          <Dotted parts={[listing.locations[0].name, ago]} />
        </>
      }
    />
  );
}

function lookOf({ state, topped }: ShownCard) {
  if (state === 'reserved') return 'reserved';
  if (state !== 'active') return 'inactive';
  return topped ? 'topped' : 'plain';
}

function Badges({ listing }: { listing: ShownCard }) {
  return (
    <>
      {listing.topped && (
        <Badge tone="top" icon={ChevronsUp}>
          Top
        </Badge>
      )}
      {listing.state !== 'active' && <StateBadge state={listing.state} kind={listing.kind} />}
      {listing.swap && (
        <Badge tone="swap" icon={ArrowLeftRight}>
          Výměna
        </Badge>
      )}
    </>
  );
}
