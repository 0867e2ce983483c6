import { listingPath } from '../features/listings/address.ts';

/** Every address that pages link to, in one place. */

export const homeUrl = '/';
export const searchUrl = '/vyhledavani';
export const offerCategoriesUrl = '/kategorie-nabidek';
export const termsUrl = '/obchodni-podminky';
export const privacyUrl = '/zpracovani-osobnich-udaju';
export const safetyUrl = '/bezpecnost-a-pravidla';
export const errorUrl = '/error';
export const apiUrl = '/api';
export const addOfferUrl = '/pridani-nabidky';
export const signInUrl = '/prihlaseni';
export const signInPinUrl = `${signInUrl}/overeni`;
export const signOutUrl = '/odhlaseni';
export const myListingsUrl = '/ucet/moje-inzerce';

type Addressed = { slug: string; id: number };

export const listingUrl = listingPath;
export const contactUrl = (listing: Addressed): string => `${listingUrl(listing)}/napsat`;
export const editListingUrl = ({ slug, id }: Addressed): string => `/ucet/inzerat/${slug}-${id}`;
export const categoryUrl = (slug: string): string => `${searchUrl}/${slug}`;

/** Reads `slug-id`; the identifier is what follows the last hyphen. */
export function readListingAddress(segment: string): { slug: string; id: number } | undefined {
  const match = /^(?:(.*)-)?(\d{1,10})$/.exec(segment);
  return match?.[2] ? { slug: match[1] ?? '', id: Number(match[2]) } : undefined;
}

/** Steps of the wizard, each with its own address. */
export const wizardUrls = {
  email: addOfferUrl,
  pin: `${addOfferUrl}/overeni`,
  details: `${addOfferUrl}/udaje`,
  photos: `${addOfferUrl}/fotky`,
  preview: `${addOfferUrl}/nahled`,
  done: `${addOfferUrl}/hotovo`,
} as const;

/** The last step, about the listing that has just been published. */
export const publishedUrl = (id: number): string => `${wizardUrls.done}?inzerat=${id}`;

/** Where the browser keeps what is typed, and sends photos. */
export const draftUrl = (draftId: string): string => `/koncept/${draftId}`;
export const uploadUrl = (albumId: string): string => `/nahrani/${albumId}`;
