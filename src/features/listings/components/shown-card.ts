import type { PictureFiles } from '../../../ui/photos/picture.tsx';
import type { ListingCard, Location } from '../contract.ts';

/** What a listing misses of what was asked for: the parameter of the search, and in words `mimo Plzeň, 150 km`. */
export type Miss = { key: string; label: string };

/** What a card in a list shows. A whole `ListingCard` will do, too. */
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

/** The widest picture that a card needs: 46 % of a phone with three dots to a pixel. */
const widest = 640;

/** So many cards may be seen before their pictures come; those below are fetched ahead of the eye. */
const inSight = 6;

/** Leaves out what cards do not show: a page carries its data twice, as HTML and for the browser's code. */
export function shownCards(cards: readonly ListingCard[]): ShownCard[] {
  return cards.map((card, index) => ({
    ...shownCard(card),
    photo: card.photo && shownPhoto(card.photo, index < inSight),
  }));
}

/** One that stands far down a page, or is shown small. */
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

/** AVIF in the widths of cards; one WebP for browsers that cannot read it. */
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
