import { Badge } from '../../../ui/cards/badge.tsx';
import { ConditionBox } from '../../../ui/cards/condition-box.tsx';
import { FactStrip } from '../../../ui/cards/fact-strip.tsx';
import { PriceBlock } from '../../../ui/cards/price.tsx';
import type { ListingDetail } from '../contract.ts';
import { factCells } from './card-facts.ts';
import { conditionLevel } from './format-condition.ts';
import { formatPieces, formatPrice } from './format-price.ts';
import { ArrowLeftRight, ChevronsUp, Clock, Search, Tag } from '../../../ui/icons/drawings.tsx';

/** Badges of a listing: its kind and special properties, as text with icons. */
export function ListingBadges({
  listing,
  reservedForYou = false,
}: {
  listing: ListingDetail;
  /** Whether it is reserved for the visitor. */
  reservedForYou?: boolean | undefined;
}) {
  return (
    <>
      {listing.topped && (
        <Badge tone="top" icon={ChevronsUp}>
          Top
        </Badge>
      )}
      {listing.kind === 'demand' ? (
        <Badge tone="demand" icon={Search}>
          Poptávka
        </Badge>
      ) : (
        <Badge tone="line" icon={Tag}>
          Nabídka
        </Badge>
      )}
      {listing.state === 'reserved' && (
        <Badge tone="warn" icon={Clock}>
          {reservedForYou ? 'Rezervováno pro tebe' : 'Rezervováno'}
        </Badge>
      )}
      {listing.swap && (
        <Badge tone="swap" icon={ArrowLeftRight}>
          Možná výměna
        </Badge>
      )}
    </>
  );
}

/** Price, comparable facts and condition: what a visitor decides by within two seconds. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <PriceBlock
        text={formatPrice(listing)}
        note={listing.kind === 'demand' && listing.price ? 'nejvyšší cena' : piecesNote(listing)}
      />
      {listing.facts.length > 0 && <FactStrip facts={factCells(listing.facts)} large />}
      {listing.conditionLabel && (
        <ConditionBox
          level={conditionLevel(listing)}
          label={listing.conditionLabel}
          line={listing.conditionLine}
        />
      )}
    </>
  );
}

/** What the price refers to when there are several pieces. */
function piecesNote(listing: ListingDetail): string | undefined {
  const pieces = formatPieces(listing);
  return pieces && (listing.price === undefined ? pieces : `za kus · ${pieces}`);
}
