import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, madeOfCatalogue } from '../../catalogue/index.ts';

/** Without top-level domains that may begin a sentence after a full stop without a space. */
const ends = 'cz|sk|com|eu|net|org|shop|store|online|pl';

/**
 * Applied to folded text. Phone numbers are Czech and Slovak formats, which do not collide with lengths, flexes,
 * sizes, prices or codes.
 */
const contacts: readonly RegExp[] = [
  /[\w.+-]+ ?(?:@|[([{] ?(?:at|zavinac) ?[)\]}]|\bzavinac\b) ?[\w-]+ ?(?:\.|[([{] ?(?:dot|tecka) ?[)\]}]|\btecka\b) ?[a-z]{2,}/,
  /\bhttps?:|\bwww\./,
  new RegExp(`(?<![\\w.@-])(?:[a-z\\d-]+\\.)+(?:${ends})(?![\\w-])`),
  /(?:\+|\b00) ?42[01](?:[ .\-/]?\d{3}){3}(?!\d)/,
  /(?<![\d.,+-])(?:60[1-8]|7[02379]\d)[ .\-/]?\d{3}[ .\-/]?\d{3}(?![\d.,]?\d)(?! ?(?:kc|,-))/,
  /\b(?:tel|telefon|mobil|volat|volejte|volej|zavolej|sms)\b[a-z.: ]{0,12}\d(?:[ .\-/]?\d){8}(?!\d)/,
  /\b(?:whats ?app|telegram|viber)\w*/,
];

/** Brands that are called after an address, which says what is sold. */
const brandsLikeLinks = madeOfCatalogue(
  () =>
    new Set(
      catalogueBrands()
        .map(({ name }) => fold(name))
        .filter((name) => /\.[a-z]+$/.test(name)),
    ),
);

/**
 * Whether a text leads its reader off the site: a link, an email address, a phone number or another messenger.
 */
export function hasContact(text: string): boolean {
  const words = fold(text)
    .split(' ')
    .filter((word) => !brandsLikeLinks().has(word.replace(/[.,;!?)]+$/, '')));
  return contacts.some((contact) => contact.test(words.join(' ')));
}
