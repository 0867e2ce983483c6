import { cardLine } from '../../catalogue/card-line.ts';
import type { ListingCard } from '../contract.ts';
import { formatPrice } from './format-price.ts';

/** A card as one line of text: `150 Kč · levá · flex 32 · okres Kolín`. */
export const cardNote = (listing: ListingCard): string =>
  [formatPrice(listing), cardLine(listing.facts), listing.locations[0].name].filter(Boolean).join(' · ');
