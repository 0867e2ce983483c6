import type { Kind } from '../features/catalogue/contract.ts';
import { advertiserPath, brandPath, listingPath, productPath } from '../features/listings/address.ts';
import { lotteryPath, lotteryRulesPath } from '../features/lottery/address.ts';

/** Every address that pages link to, in one place. */

export const homeUrl = '/';
export const searchUrl = '/vyhledavani';
/** The newest of all listings as Atom; written out, since home can do without the words of searches. */
export const wholeFeedUrl = `${searchUrl}.atom`;
export const localitiesUrl = '/lokality';
export const offersMapUrl = '/mapa-nabidek';
export const demandsMapUrl = '/mapa-poptavek';
/** The picture of the country under the maps. */
export const mapLandUrl = '/mapa.svg';
export const offerCategoriesUrl = '/kategorie-nabidek';
export const demandCategoriesUrl = '/kategorie-poptavek';
export const demandsUrl = '/poptavky';
export const brandsUrl = '/znacky';
export const productsUrl = '/produkty';
export const termsUrl = '/obchodni-podminky';
export const privacyUrl = '/zpracovani-osobnich-udaju';
export const safetyUrl = '/bezpecnost-a-pravidla';
export const orderUrl = '/jak-radime';
export const aboutUrl = '/o-nas';
export const operatorUrl = '/kontakt';
export const blogUrl = '/blog';
export const blogFeedUrl = '/blog/atom.xml';
export const articleUrl = (slug: string): string => `${blogUrl}/${slug}`;
export const questionsUrl = '/caste-dotazy';
export const cooperationUrl = '/spoluprace';
/** The form for telling about bad content, about one listing where its number is given. */
export const reportUrl = (listing?: number) =>
  `${operatorUrl}?tema=report${listing === undefined ? '' : `&inzerat=${listing}`}`;
export const objectionUrl = (listing: number) => `${operatorUrl}?tema=objection&inzerat=${listing}`;
export const cooperationMessageUrl = `${operatorUrl}?tema=cooperation`;
export const partnersUrl = '/partneri';
export const partnerUrl = (slug: string): string => `${partnersUrl}/${slug}`;
export const downloadsUrl = '/ke-stazeni';
export const accessibilityUrl = '/pristupnost';
export const cookiesUrl = '/cookies';
export const reportingUrl = `${safetyUrl}#nahlaseni-nezakonneho-obsahu`;
export const errorUrl = '/error';
export const apiUrl = '/api';
export const addOfferUrl = '/pridani-nabidky';
export const addDemandUrl = '/pridani-poptavky';
export const signInUrl = '/prihlaseni';
export const signInPinUrl = `${signInUrl}/overeni`;
export const signInPasswordUrl = `${signInUrl}/heslo`;
export const registerUrl = '/registrace';
export const registerPinUrl = `${registerUrl}/overeni`;
export const forgottenUrl = '/zapomenute-heslo';
export const forgottenPinUrl = `${forgottenUrl}/overeni`;
export const emailLandingUrl = '/moje-inzerce/overeni';
export const ownSignInUrl = '/ucet/prihlaseni';
export const signOutUrl = '/odhlaseni';
export const accountUrl = '/ucet';
export const myListingsUrl = '/ucet/moje-inzerce';
export const profileUrl = '/ucet/profil';
export const profileCodeUrl = `${profileUrl}/overeni`;
export const ownDataUrl = '/ucet/moje-data';
export const ownDataFileUrl = (id: string): string => `${ownDataUrl}/${id}`;
export const advertiserUrl = advertiserPath;
/** The form that stores a place as one's own, or deletes it. */
export const ownPlaceUrl = '/moje-misto';
export const favouritesUrl = '/ucet/oblibene';
export const watchesUrl = '/ucet/hlidani';
export const followOffUrl = (key: string): string => `/sledovani/${key}/odhlasit`;
export const messagesUrl = '/ucet/zpravy';
export const archivedMessagesUrl = `${messagesUrl}?odlozene=1`;
export const conversationUrl = (id: string): string => `${messagesUrl}/${id}`;
export const membershipUrl = '/ucet/clenstvi';
export const referralUrl = '/ucet/doporuceni';
export const referralConsentUrl = '/doporuceni/souhlas';
export const rankingsUrl = '/zebricky-inzerentu';
export const rankingUrl = (slug: string): string => `${rankingsUrl}/${slug}`;
/** Where the administration begins. */
export const adminUrl = '/sprava';
export const adminListingsUrl = '/sprava/inzeraty';
export const adminListingUrl = (id: number): string => `${adminListingsUrl}/${id}`;
export const adminOrdersUrl = '/sprava/objednavky';
export const adminLevelsUrl = '/sprava/clenstvi';
export const adminAccountsUrl = '/sprava/inzerenti';
export const adminRedirectsUrl = '/sprava/presmerovani';
export const adminTextsUrl = '/sprava/texty';
export const adminTextUrl = (collection: string, slug: string): string =>
  `${adminTextsUrl}/${collection}/${slug}`;
export const adminNewsletterUrl = '/sprava/newsletter';
export const adminNewIssueUrl = `${adminNewsletterUrl}/novy`;
export const adminIssueUrl = (id: string): string => `${adminNewsletterUrl}/${id}`;
export const adminIssueHtmlUrl = (id: string): string => `${adminIssueUrl(id)}/html`;
export const adminIssueSendUrl = (id: string): string => `${adminIssueUrl(id)}/odeslat`;
export const lotteryUrl = lotteryPath;
export const lotteryRulesUrl = lotteryRulesPath;
export const adminLotteryUrl = '/sprava/losovani';
export const adminLogUrl = '/sprava/denik';
/** Where the newsletter is asked for; its emails lead to pages below. */
export const newsletterUrl = '/newsletters';
export const newsletterUnsubscribeUrl = `${newsletterUrl}/sign-out`;
/** What the newsletter's switch of an account sends to. */
export const ownNewsletterUrl = '/ucet/newsletter';
export const compareUrl = '/porovnani';
/** What a browser without JavaScript asks for as for a picture while a listing is looked at. */
export const seenUrl = (id: number): string => `/videno/${id}`;

/** A page of signing in that leads on to `next`. */
export const withNext = (page: string, next: string): string =>
  `${page}?${new URLSearchParams({ dal: next })}`;
/** Signing in once more as who is signed in already, for what asks for a session that has just begun. */
export const signInAgainUrl = (next: string): string => `${withNext(signInUrl, next)}&znovu=1`;

type Addressed = { slug: string; id: number };

export const listingUrl = listingPath;
export const contactUrl = (listing: Addressed): string => `${listingUrl(listing)}/napsat`;
export const editListingUrl = ({ slug, id }: Addressed): string => `/ucet/inzerat/${slug}-${id}`;
export const shareListingUrl = (listing: Addressed): string => `${editListingUrl(listing)}/sdileni`;
export const sheetUrl = (listing: Addressed): string => `${editListingUrl(listing)}/letak`;
export const brandUrl = brandPath;
export const productUrl = productPath;
export const categoryUrl = (slug: string): string => `${searchUrl}/${slug}`;
/** The demands of a category with its number, e.g. `/poptavky/florbalky-1`. */
export const demandsOfUrl = ({ slug, id }: Addressed): string => `${demandsUrl}/${slug}-${id}`;

/** Reads `slug-id`; the identifier is what follows the last hyphen. */
export function readListingAddress(segment: string): { slug: string; id: number } | undefined {
  const match = /^(?:(.*)-)?(\d{1,10})$/.exec(segment);
  return match?.[2] ? { slug: match[1] ?? '', id: Number(match[2]) } : undefined;
}

/** Steps of adding a listing, each with its own address; `email` is the first. */
export type WizardUrls = Record<'email' | 'pin' | 'details' | 'photos' | 'preview' | 'done', string>;

const stepsFrom = (first: string): WizardUrls => ({
  email: first,
  pin: `${first}/overeni`,
  details: `${first}/udaje`,
  photos: `${first}/fotky`,
  preview: `${first}/nahled`,
  done: `${first}/hotovo`,
});

export const wizardUrls: Record<Kind, WizardUrls> = {
  offer: stepsFrom(addOfferUrl),
  demand: stepsFrom(addDemandUrl),
};

/** The first step for who is signed in, which would lead them on by itself; `wishes` are `?…` or nothing. */
export const otherAccountUrl = (kind: Kind, wishes = ''): string =>
  `${wizardUrls[kind].email}${wishes ? `${wishes}&` : '?'}jiny`;

/** The last step, about the listing that has just been published. */
export const publishedUrl = ({ kind, id }: { kind: Kind; id: number }): string =>
  `${wizardUrls[kind].done}?inzerat=${id}`;
