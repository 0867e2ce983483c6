import type { PictureFiles } from '../../../ui/photos/picture.tsx';
import type { ListingCard, Location } from '../contract.ts';

/** A criterion that a listing misses: the search parameter, and a label such as `mimo Plzeň, 150 km`. */
export type Miss = { key: string; label: string };

/** The fields of a card that a list renders; a whole `ListingCard` is accepted, too. */
export type ShownCard = Pick<
  ListingCard,
  | 'id'
  | 'slug'
  | 'kind'
  | 'state'
  | 'title'
  | 'priceType'
  | 'price'
  | 'quantity'
  | 'remaining'
  | 'swap'
  | 'condition'
  | 'wear'
  | 'facts'
  | 'excerpt'
  | 'topped'
  | 'photoCount'
  | 'inserted'
> & {
  locations: [Pick<Location, 'name'>, ...Pick<Location, 'name'>[]];
  photo?: PictureFiles | undefined;
  misses?: readonly Miss[] | undefined;
};

/** Widest picture a card needs: 46 % of a phone's width at three device pixels. */
const widest = 640;

/** Number of cards in the first view; the pictures of later ones are preloaded while scrolling. */
const inSight = 6;

/**
 * Reduces cards to the rendered fields, because a page contains its data twice: as HTML and for hydration.
 */
export function shownCards(cards: readonly ListingCard[]): ShownCard[] {
  return cards.map((card, index) => ({
    ...shownCard(card),
    photo: card.photo && shownPhoto(card.photo, index < inSight),
  }));
}

/** For a card far down the page, or a small one. */
export function shownCard(card: ListingCard): ShownCard {
  const { id, slug, kind, state, title, priceType, price, swap, condition, wear } = card;
  const { quantity, remaining, facts, excerpt, locations, topped, photo, photoCount, inserted } = card;
  return {
    id,
    slug,
    kind,
    state,
    title,
    priceType,
    price,
    quantity,
    remaining,
    swap,
    condition,
    wear,
    facts,
    excerpt,
    topped,
    photoCount,
    inserted,
    locations: [{ name: locations[0].name }],
    photo: photo && shownPhoto(photo, false),
  };
}

/** AVIF in the widths of cards, and one WebP for browsers without AVIF. */
function shownPhoto({ width, height, placeholder, ...files }: PictureFiles, first: boolean): PictureFiles {
  const fitting = files.avif.filter((file) => file.width <= widest);
  return {
    width,
    height,
    avif: fitting.length > 0 ? fitting : files.avif.slice(0, 1),
    webp: [],
    preview: (files.webp.findLast((file) => file.width <= widest) ?? files.webp[0])?.url ?? files.preview,
    ...(first ? { placeholder } : {}),
  };
}
