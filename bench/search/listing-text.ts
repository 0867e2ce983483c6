import { z } from 'zod';
import { fold } from '../../src/contract/fold.ts';

export const judgedListing = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priceType: z.string(),
  price: z.number().nullish(),
  obec: z.string(),
});
export type JudgedListing = z.output<typeof judgedListing>;

/**
 * Title and description alone, or followed by price and municipality, as people write where no form asks for
 * them.
 */
export type TextStyle = 'as-written' | 'with-price-and-place';

const decimal = (value: number) => String(value).replace('.', ',');
const grouped = (value: number) => value.toLocaleString('cs-CZ');
const isRound = (price: number) => price % 100 === 0;

const ofPrice: ((price: number) => string)[] = [
  (price) => `${price} Kč`,
  (price) => `${price},-`,
  (price) => `cena ${price}`,
  (price) => (isRound(price) && price >= 500 && price < 2000 ? `${price / 100} stovek` : `za ${price}`),
  (price) => (isRound(price) && price > 1000 ? `${decimal(price / 1000)} tis` : `${price}kc`),
  (price) => `Cena: ${grouped(price)} korun`,
  (price) => String(price),
  (price) => `chci ${price}`,
];
const ofPlace: ((town: string) => string)[] = [
  (town) => town,
  (town) => `osobně ${town}`,
  (town) => `Předání ${town} nebo pošlu`,
  (town) => `Lokalita: ${town}`,
  (town) => `${town} a okolí`,
];

/**
 * The text somebody would paste, and the price and municipality it states. The style is chosen by the listing's
 * id.
 */
export function listingText(
  { id, title, description, priceType, price, obec }: JudgedListing,
  pricedByText: boolean,
  said: TextStyle,
): { text: string; tells: { place?: string; price?: number } } {
  const text = `${title}\n${description}`;
  const named = namesPlace(text, obec) ? { place: obec } : {};
  if (said === 'as-written') return { text, tells: named };
  const number = Number(id.replace(/\D/gu, ''));
  const added = priceType === 'fixed' && price && !pricedByText ? { price } : {};
  const parts = [
    named.place ? undefined : ofPlace[number % ofPlace.length]?.(obec),
    added.price === undefined ? undefined : ofPrice[number % ofPrice.length]?.(added.price),
  ].filter((each) => each !== undefined);
  const tail = (number % 3 === 0 ? parts.toReversed() : parts).join(', ');
  return { text: `${text}\n${tail}`, tells: { place: obec, ...added } };
}

/**
 * Whether a text names its listing's municipality in any inflection: compares its first word without the ending.
 */
function namesPlace(text: string, obec: string): boolean {
  const [word = ''] = fold(obec).split(/[^\p{L}]+/u);
  const stem = word.slice(0, word.length > 4 ? Math.max(4, word.length - 2) : 3);
  return new RegExp(`(?<!\\p{L})${stem}`, 'u').test(fold(text));
}
