import type { Url } from './urls-admin.ts';

/**
 * URLs of all pages, with those of the administration in `urls-admin.ts`. Pages, emails, feeds and sitemaps use these;
 * `web/routes.ts` maps them to pages. `npm run check` refuses a URL that is written out in another file.
 */
export * from './urls-admin.ts';

export const homeUrl = '/';
export const searchUrl = '/vyhledavani';
/** Atom feed of the newest listings; written out, because home need not load the URL words of searches. */
export const wholeFeedUrl = `${searchUrl}.atom`;
export const localitiesUrl = '/lokality';
/** Offers in a region by its slug, all or of one category. */
export const regionUrl = (slug: string, category?: string): Url =>
  `${localitiesUrl}/${slug}${category === undefined ? '' : `/${category}`}`;
export const offersMapUrl = '/mapa-nabidek';
export const demandsMapUrl = '/mapa-poptavek';
/** A text search for a place on an external map. */
export const outsideMapUrl = (place: string): string =>
  `https://mapy.com/fnc/v1/search?query=${encodeURIComponent(place)}`;
/** The background picture of the maps. */
export const mapLandUrl = '/mapa.svg';
export const offerCategoriesUrl = '/kategorie-nabidek';
export const demandCategoriesUrl = '/kategorie-poptavek';
export const demandsUrl = '/poptavky';
export const brandsUrl = '/znacky';
export const brandUrl = (slug: string): Url => `${brandsUrl}/${slug}`;
/** Offers of a brand in one category. */
export const brandInCategoryUrl = (brand: string, category: string): Url => `${brandUrl(brand)}/${category}`;
export const productsUrl = '/produkty';
/** A product line of a brand, with similar listings. */
export const productUrl = (slug: string): Url => `${productsUrl}/${slug}`;
/** Offers of a product in one size, `96-cm` or `velikost-42-5`. */
export const productInSizeUrl = (product: string, size: string): Url => `${productUrl(product)}/${size}`;
export const advertiserUrl = (slug: string): Url => `/inzerent/${slug}`;
export const termsUrl = '/obchodni-podminky';
export const privacyUrl = '/zpracovani-osobnich-udaju';
export const retentionUrl: Url = `${privacyUrl}#jak-dlouho-udaje-uchovavame`;
export const transparencyUrl = '/transparentnost';
/** The report of a past year. */
export const transparencyOfUrl = (year: number): Url => `${transparencyUrl}/${year}`;
export const safetyUrl = '/bezpecnost-a-pravidla';
export const orderUrl = '/jak-radime';
export const aboutUrl = '/o-nas';
export const operatorUrl = '/kontakt';
export const blogUrl = '/blog';
export const blogFeedUrl = `${blogUrl}/atom.xml`;
export const articleUrl = (slug: string): Url => `${blogUrl}/${slug}`;
export const questionsUrl = '/caste-dotazy';
export const cooperationUrl = '/spoluprace';
export const reportingUrl = '/nahlasit';
/** The form for reporting content at a URL of the bazaar, given as a path without query and fragment. */
export const reportUrl = (address: Url): Url => `${reportingUrl}?adresa=${address}`;
/** The outcome of a report or the reason of a removal, by key or by the number of an own listing. */
export const decisionUrl = (key: string | number): Url => `/rozhodnuti/${key}`;
/** For objections of people whom the email about a decision did not reach. */
export const objectionMessageUrl = `${operatorUrl}?tema=objection`;
export const cooperationMessageUrl = `${operatorUrl}?tema=cooperation`;
export const partnersUrl = '/partneri';
export const partnerUrl = (slug: string): Url => `${partnersUrl}/${slug}`;
export const downloadsUrl = '/ke-stazeni';
export const downloadUrl = (slug: string): Url => `${downloadsUrl}/${slug}.pdf`;
export const accessibilityUrl = '/pristupnost';
export const cookiesUrl = '/cookies';
export const errorUrl = '/error';
/** Shown by the service worker when the network does not respond. */
export const offlineUrl = '/offline';
export const apiUrl = '/api';
export const addOfferUrl = '/pridani-nabidky';
export const addDemandUrl = '/pridani-poptavky';
export const signInUrl = '/prihlaseni';
export const signInPinUrl = `${signInUrl}/overeni`;
export const signInPasswordUrl = `${signInUrl}/heslo`;
/** Start of signing in with an external account, and the callback it returns to. */
export const providerUrl = (provider: string): Url => `${signInUrl}/${provider}`;
export const providerReturnUrl = (provider: string): Url => `${providerUrl(provider)}/zpet`;
export const registerUrl = '/registrace';
export const registerPinUrl = `${registerUrl}/overeni`;
export const forgottenUrl = '/zapomenute-heslo';
export const forgottenPinUrl = `${forgottenUrl}/overeni`;
/** Webhook to which a mail provider posts replies by email; not a page. */
export const inboundEmailUrl = '/prichozi-posta';
export const emailLandingUrl = '/moje-inzerce/overeni';
/** Target of the link in an email with a PIN: opening it does not sign anybody in. */
export const pinLandingUrl = (pin: string): Url => `${emailLandingUrl}?pin=${pin}`;
/** Where admins and moderators set up and manage their second factor. */
export const secondFactorUrl = '/ucet/dvoufazove-overeni';
export const passSecondFactorUrl = `${secondFactorUrl}/potvrzeni`;
export const ownSignInUrl = '/ucet/prihlaseni';
export const signOutUrl = '/odhlaseni';
export const accountUrl = '/ucet';
export const myListingsUrl = '/ucet/moje-inzerce';
/** Renews listings by a key from an email, without signing in. */
export const renewalUrl = (key: string): Url => `/obnoveni/${key}`;
export const profileUrl = '/ucet/profil';
export const profileCodeUrl = `${profileUrl}/overeni`;
export const ownDataUrl = '/ucet/moje-data';
export const ownDataFileUrl = (id: string): Url => `${ownDataUrl}/${id}`;
/** The form that stores or deletes one's own place. */
export const ownPlaceUrl = '/moje-misto';
export const favouritesUrl = '/ucet/oblibene';
/** Target of the form behind a heart. */
export const toggleFavouriteUrl = '/oblibene';
export const favouriteNotesUnsubscribeUrl = (key: string): Url => `${toggleFavouriteUrl}/${key}/odhlasit`;
export const watchesUrl = '/ucet/hlidani';
export const watchSearchUrl = '/hlidani';
export const watchUrl = (key: string): Url => `${watchSearchUrl}/${key}`;
export const watchUnsubscribeUrl = (key: string): Url => `${watchUrl(key)}/odhlasit`;
export const followUrl = '/sledovani';
export const followUnsubscribeUrl = (key: string): Url => `${followUrl}/${key}/odhlasit`;
/** Unsubscribes from emails about matches by a key from an email. */
export const matchNotesUnsubscribeUrl = (key: string): Url => `/shody/${key}/odhlasit`;
/** The switch of emails about matches is on the page of watches. */
export const matchNotesUrl = `${watchesUrl}#shody`;
/** When a child outgrows a thing, with a form for a reminder. */
export const outgrownUrl = '/az-vyroste';
export const ownRemindersUrl = '/ucet/az-vyroste';
/** A reminder by the key from an email, and the page that ends all reminders of that address. */
export const sizeReminderUrl = (key: string): Url => `${outgrownUrl}/${key}`;
export const remindersUnsubscribeUrl = (key: string): Url => `${sizeReminderUrl(key)}/odhlasit`;
/** Proposed and agreed swap rings. */
export const swapRingsUrl = '/ucet/vymeny';
export const messagesUrl = '/ucet/zpravy';
/** Filter of own conversations: archived, searched, or at a cursor. An open conversation keeps the list beside it. */
type AskedMessages = { archived?: boolean; q?: string; cursor?: string | undefined };
export const messagesListUrl = ({ archived = false, q = '', cursor }: AskedMessages, id?: string): Url => {
  const asked = new URLSearchParams({
    ...(archived && id === undefined ? { odlozene: '1' } : {}),
    ...(q ? { hledat: q } : {}),
    ...(cursor ? { cursor } : {}),
  }).toString();
  const page = id === undefined ? messagesUrl : conversationUrl(id);
  return asked === '' ? page : `${page}?${asked}`;
};
export const conversationUrl = (id: string): Url => `${messagesUrl}/${id}`;
/** A photo of a message, by its file name. */
export const messagePhotoUrl = (file: string): Url => `${messagesUrl}/fotky/${file}`;
export const meetingCalendarUrl = (id: string, message: string): Url =>
  `${conversationUrl(id)}/predani/${message}`;
export const membershipUrl = '/ucet/clenstvi';
export const receiptUrl = (order: string): Url => `${membershipUrl}/${order}/potvrzeni`;
export const referralUrl = '/ucet/doporuceni';
export const referralConsentUrl = '/doporuceni/souhlas';
export const rankingsUrl = '/zebricky-inzerentu';
export const rankingUrl = (slug: string): Url => `${rankingsUrl}/${slug}`;
export const lotteryUrl = '/losovani';
export const lotteryRulesUrl = '/pravidla-losovani';
export const roundUrl = (slug: string): Url => `${lotteryUrl}/${slug}`;
export const verificationUrl = (slug: string): Url => `${roundUrl(slug)}/overeni`;
export const entryListUrl = (slug: string): Url => `${roundUrl(slug)}/losy.txt`;
/** Target of the link in an email to a winner. */
export const prizeUrl = (key: string): Url => `/vyhra/${key}`;
/** Subscription form of the newsletter; links of its emails are below. */
export const newsletterUrl = '/newsletters';
export const newsletterConfirmUrl = (key: string): Url => `${newsletterUrl}/${key}/confirm`;
export const requestUnsubscribeUrl = (key: string): Url => `${newsletterUrl}/${key}/sign-out`;
/** For subscribers who have no email at hand. */
export const newsletterUnsubscribeUrl = `${newsletterUrl}/sign-out`;
/** Target of the newsletter switch in an account. */
export const ownNewsletterUrl = '/ucet/newsletter';
/** Target of „Rozumím“ under a notice of changed terms. */
export const closeTermsNoticeUrl = '/ucet/zmena-podminek';
/** Stick advisor; the URL of an answer can be shared. */
export const advisorUrl = '/poradce';
/** Query of a stick search, which the advisor's answer narrows down. */
export const advisorSearchParameter = 'hledani';
export const advisorOfSearchUrl = (query: string): string =>
  query === '' ? advisorUrl : `${advisorUrl}?${new URLSearchParams({ [advisorSearchParameter]: query })}`;
export const kitsUrl = '/vybava';
export const compareUrl = '/porovnani';
/** Requested as a picture by a browser without JavaScript when a listing is viewed. */
export const seenUrl = (id: number | ''): Url => `/videno/${id}`;

/** A sign-in page that redirects to `next` afterwards. */
export const withNext = (page: string, next: string): string =>
  `${page}?${new URLSearchParams({ dal: next })}`;
/** Signs in a signed-in user again, for actions that need a fresh session. */
export const signInAgainUrl = (next: string): string => `${withNext(signInUrl, next)}&znovu=1`;

type Addressed = { slug: string; id: number };

/** A listing by the last segment of its URL, `{slug}-{id}`; a bare `{id}` is redirected. */
export const listingAtUrl = (segment: string): Url => `/inzerat/${segment}`;
export const contactAtUrl = (segment: string): Url => `${listingAtUrl(segment)}/napsat`;
export const listingUrl = ({ slug, id }: Addressed): Url => listingAtUrl(`${slug}-${id}`);
export const contactUrl = ({ slug, id }: Addressed): Url => contactAtUrl(`${slug}-${id}`);
export const editListingUrl = ({ slug, id }: Addressed): Url => `/ucet/inzerat/${slug}-${id}`;
export const shareListingUrl = (listing: Addressed): Url => `${editListingUrl(listing)}/sdileni`;
export const sheetUrl = (listing: Addressed): Url => `${editListingUrl(listing)}/letak`;
export const categoryUrl = (slug: string): Url => `${searchUrl}/${slug}`;
/** Demands of a category, with its number: `/poptavky/florbalky-1`. */
export const demandsOfUrl = ({ slug, id }: Addressed): Url => `${demandsUrl}/${slug}-${id}`;

/** Parses `slug-id`; the id follows the last hyphen. */
export function readListingAddress(segment: string): { slug: string; id: number } | undefined {
  const match = /^(?:(.*)-)?(\d{1,10})$/.exec(segment);
  return match?.[2] ? { slug: match[1] ?? '', id: Number(match[2]) } : undefined;
}

/** Steps of adding a listing, each with its own URL; `email` is the first. */
export type WizardUrls = Record<'email' | 'pin' | 'details' | 'photos' | 'preview' | 'done', string>;
type Kind = 'offer' | 'demand';

const stepsFrom = (first: string): WizardUrls => ({
  email: first,
  pin: `${first}/overeni`,
  details: `${first}/udaje`,
  photos: `${first}/fotky`,
  preview: `${first}/nahled`,
  done: `${first}/hotovo`,
});

/** Adding several offers at once. */
export const severalUrl = `${addOfferUrl}/hromadne`;
/** The first step for those who must prove an e-mail before that. */
export const severalSignInUrl = `${addOfferUrl}?${new URLSearchParams({ dal: severalUrl })}`;
export const sampleTableUrl = '/vzory/hromadne-vlozeni.csv';

export const wizardUrls: Record<Kind, WizardUrls> = {
  offer: stepsFrom(addOfferUrl),
  demand: stepsFrom(addDemandUrl),
};

/** Identifies the draft in the steps of adding, so that each tab continues with its own. */
export const draftParameter = 'koncept';
/** In place of a draft's id: a new form, of which nothing is saved yet. */
export const newDraft = 'novy';
/** A step of adding for the draft of this id, or for `newDraft`. */
export const stepOfDraft = (step: string, id: string): string => `${step}?${draftParameter}=${id}`;

/** The first step without its redirect for signed-in users, to change the account; `wishes` is a query (`?…`) or ''. */
export const otherAccountUrl = (kind: Kind, wishes = ''): string =>
  `${wizardUrls[kind].email}${wishes ? `${wishes}&` : '?'}jiny`;

/** The last step, for the listing just published. */
export const publishedUrl = ({ kind, id }: { kind: Kind; id: number }): string =>
  `${wizardUrls[kind].done}?inzerat=${id}`;

/** The advisor for a demand being written, which takes over the answer. */
export const advisorOfDraftUrl = (id: string): string => stepOfDraft(advisorUrl, id);
