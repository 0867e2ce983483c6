/**
 * The address of every page, here and nowhere else: pages, emails, feeds and sitemaps take it from here; `web/routes.ts`
 * says which page stands at it. `npm run check` refuses one that is written out in another file.
 */
type Url = `/${string}`;

export const homeUrl = '/';
export const searchUrl = '/vyhledavani';
/** The newest of all listings as Atom; written out, since home can do without the words of searches. */
export const wholeFeedUrl = `${searchUrl}.atom`;
export const localitiesUrl = '/lokality';
/** Offers of a region by its slug, all or those of one category. */
export const regionUrl = (slug: string, category?: string): Url =>
  `${localitiesUrl}/${slug}${category === undefined ? '' : `/${category}`}`;
export const offersMapUrl = '/mapa-nabidek';
export const demandsMapUrl = '/mapa-poptavek';
/** A place in words on a map of somebody else. */
export const outsideMapUrl = (place: string): string =>
  `https://mapy.com/fnc/v1/search?query=${encodeURIComponent(place)}`;
/** The picture of the country under the maps. */
export const mapLandUrl = '/mapa.svg';
export const offerCategoriesUrl = '/kategorie-nabidek';
export const demandCategoriesUrl = '/kategorie-poptavek';
export const demandsUrl = '/poptavky';
export const brandsUrl = '/znacky';
export const brandUrl = (slug: string): Url => `${brandsUrl}/${slug}`;
/** Offers of a brand in one category. */
export const brandInCategoryUrl = (brand: string, category: string): Url => `${brandUrl(brand)}/${category}`;
export const productsUrl = '/produkty';
/** A brand's product line, with other listings like one. */
export const productUrl = (slug: string): Url => `${productsUrl}/${slug}`;
/** Its offers in one size, `96-cm` or `velikost-42-5`. */
export const productInSizeUrl = (product: string, size: string): Url => `${productUrl(product)}/${size}`;
export const advertiserUrl = (slug: string): Url => `/inzerent/${slug}`;
export const termsUrl = '/obchodni-podminky';
export const privacyUrl = '/zpracovani-osobnich-udaju';
export const retentionUrl: Url = `${privacyUrl}#jak-dlouho-udaje-uchovavame`;
export const transparencyUrl = '/transparentnost';
/** A year that is over. */
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
/** The form for reporting what stands at an address of the bazaar, a path without query or fragment. */
export const reportUrl = (address: Url): Url => `${reportingUrl}?adresa=${address}`;
/** What became of a report or why something is gone, by its key or by the number of an own listing. */
export const decisionUrl = (key: string | number): Url => `/rozhodnuti/${key}`;
/** For an objection by whom the email about a decision has not reached. */
export const objectionMessageUrl = `${operatorUrl}?tema=objection`;
export const cooperationMessageUrl = `${operatorUrl}?tema=cooperation`;
export const partnersUrl = '/partneri';
export const partnerUrl = (slug: string): Url => `${partnersUrl}/${slug}`;
export const downloadsUrl = '/ke-stazeni';
export const downloadUrl = (slug: string): Url => `${downloadsUrl}/${slug}.pdf`;
export const accessibilityUrl = '/pristupnost';
export const cookiesUrl = '/cookies';
export const errorUrl = '/error';
/** What the service worker shows where the network does not answer. */
export const offlineUrl = '/offline';
export const apiUrl = '/api';
export const addOfferUrl = '/pridani-nabidky';
export const addDemandUrl = '/pridani-poptavky';
export const signInUrl = '/prihlaseni';
export const signInPinUrl = `${signInUrl}/overeni`;
export const signInPasswordUrl = `${signInUrl}/heslo`;
/** Where the browser sets out to an account elsewhere, and where it comes back. */
export const providerUrl = (provider: string): Url => `${signInUrl}/${provider}`;
export const providerReturnUrl = (provider: string): Url => `${providerUrl(provider)}/zpet`;
export const registerUrl = '/registrace';
export const registerPinUrl = `${registerUrl}/overeni`;
export const forgottenUrl = '/zapomenute-heslo';
export const forgottenPinUrl = `${forgottenUrl}/overeni`;
/** Takes replies by email from a mail provider; no page. */
export const inboundEmailUrl = '/prichozi-posta';
export const emailLandingUrl = '/moje-inzerce/overeni';
/** Where the link of an email with a PIN leads: it signs nobody in by itself. */
export const pinLandingUrl = (pin: string): Url => `${emailLandingUrl}?pin=${pin}`;
/** Where those who look after the bazaar set up and manage their second factor. */
export const secondFactorUrl = '/ucet/dvoufazove-overeni';
export const passSecondFactorUrl = `${secondFactorUrl}/potvrzeni`;
export const ownSignInUrl = '/ucet/prihlaseni';
export const signOutUrl = '/odhlaseni';
export const accountUrl = '/ucet';
export const myListingsUrl = '/ucet/moje-inzerce';
/** Where the key of an email renews listings without signing in. */
export const renewalUrl = (key: string): Url => `/obnoveni/${key}`;
export const profileUrl = '/ucet/profil';
export const profileCodeUrl = `${profileUrl}/overeni`;
export const ownDataUrl = '/ucet/moje-data';
export const ownDataFileUrl = (id: string): Url => `${ownDataUrl}/${id}`;
/** The form that stores a place as one's own, or deletes it. */
export const ownPlaceUrl = '/moje-misto';
export const favouritesUrl = '/ucet/oblibene';
/** What a heart sends to. */
export const toggleFavouriteUrl = '/oblibene';
export const favouriteNotesOffUrl = (key: string): Url => `${toggleFavouriteUrl}/${key}/odhlasit`;
export const watchesUrl = '/ucet/hlidani';
export const watchSearchUrl = '/hlidani';
export const watchUrl = (key: string): Url => `${watchSearchUrl}/${key}`;
export const watchOffUrl = (key: string): Url => `${watchUrl(key)}/odhlasit`;
export const followUrl = '/sledovani';
export const followOffUrl = (key: string): Url => `${followUrl}/${key}/odhlasit`;
/** Where the key of an email ends emails about matches. */
export const matchNotesOffUrl = (key: string): Url => `/shody/${key}/odhlasit`;
/** Emails about matches are switched on the page of watches. */
export const matchNotesUrl = `${watchesUrl}#shody`;
/** When a child outgrows a thing, and who wants to be told. */
export const outgrownUrl = '/az-vyroste';
export const ownRemindersUrl = '/ucet/az-vyroste';
/** Where the key of an email opens a reminder, and where it ends all of its address. */
export const sizeReminderUrl = (key: string): Url => `${outgrownUrl}/${key}`;
export const remindersOffUrl = (key: string): Url => `${sizeReminderUrl(key)}/odhlasit`;
/** Swaps among several people, proposed and agreed on. */
export const swapRingsUrl = '/ucet/vymeny';
export const messagesUrl = '/ucet/zpravy';
/** Own conversations that are archived, searched for or behind a cursor; an open one keeps the list it stands beside. */
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
/** A photo of a message, by the name of its file. */
export const messagePhotoUrl = (file: string): Url => `${messagesUrl}/fotky/${file}`;
export const meetingCalendarUrl = (id: string, message: string): Url =>
  `${conversationUrl(id)}/predani/${message}`;
export const membershipUrl = '/ucet/clenstvi';
export const receiptUrl = (order: string): Url => `${membershipUrl}/${order}/potvrzeni`;
export const referralUrl = '/ucet/doporuceni';
export const referralConsentUrl = '/doporuceni/souhlas';
export const rankingsUrl = '/zebricky-inzerentu';
export const rankingUrl = (slug: string): Url => `${rankingsUrl}/${slug}`;
/** Where the administration begins. */
export const adminUrl = '/sprava';
export const adminListingsUrl = '/sprava/inzeraty';
/** The queue of listings that wait for a look. */
export const adminListingsToLookUrl = `${adminListingsUrl}#kontrola`;
export const adminListingUrl = (id: number): Url => `${adminListingsUrl}/${id}`;
export const adminReportsUrl = '/sprava/nahlaseni';
/** Where an admin decides about `listing:1`, `advertiser:…`, `conversation:…` or `message:…`. */
export const adminReportUrl = (subject: string): Url => `${adminReportsUrl}/${subject}`;
/** A photo that was reported with a message, by the number of the report and its place from zero. */
export const reportedPhotoUrl = (report: number, place: number): Url =>
  `${adminReportsUrl}/${report}/fotky/${place}`;
/** Senders whose messages were stopped. */
export const adminStopsUrl = '/sprava/zastavene-zpravy';
export const adminOrdersUrl = '/sprava/objednavky';
export const adminLevelsUrl = '/sprava/clenstvi';
export const adminAccountsUrl = '/sprava/inzerenti';
export const adminRolesUrl = '/sprava/role';
export const adminSearchLogUrl = '/sprava/hledani';
/** Halls and tournaments where people may meet. */
export const adminMeetingPointsUrl = '/sprava/mista-predani';
export const adminMeetingPointUrl = (id: string): Url => `${adminMeetingPointsUrl}/${id}`;
export const adminBrandsUrl = '/sprava/znacky';
export const adminBrandUrl = (slug: string): Url => `${adminBrandsUrl}/${slug}`;
export const adminBrandProposalsUrl = `${adminBrandsUrl}/navrhy`;
export const adminRedirectsUrl = '/sprava/presmerovani';
export const adminTextsUrl = '/sprava/texty';
export const adminTextUrl = (collection: string, slug: string): Url =>
  `${adminTextsUrl}/${collection}/${slug}`;
export const adminNewsletterUrl = '/sprava/newsletter';
export const adminNewIssueUrl = `${adminNewsletterUrl}/novy`;
export const adminIssueUrl = (id: string): Url => `${adminNewsletterUrl}/${id}`;
export const adminIssueHtmlUrl = (id: string): Url => `${adminIssueUrl(id)}/html`;
export const adminIssueSendUrl = (id: string): Url => `${adminIssueUrl(id)}/odeslat`;
export const adminTermsNoticesUrl = '/sprava/zmeny-podminek';
export const adminTermsNoticeUrl = (id: string): Url => `${adminTermsNoticesUrl}/${id}`;
export const adminTermsNoticeHtmlUrl = (id: string): Url => `${adminTermsNoticeUrl(id)}/html`;
export const adminLotteryUrl = '/sprava/losovani';
export const adminJobsUrl = '/sprava/ulohy';
export const adminEmailsUrl = '/sprava/emaily';
/** A specimen of an email, by its place from zero; `view` is `tmavy` or `text`. */
export const adminEmailUrl = (name: string, specimen: number, view?: string): Url =>
  `${adminEmailsUrl}/${name}/${specimen}${view === undefined ? '' : `?vzhled=${view}`}`;
export const adminEmailHtmlUrl = (name: string, specimen: number, view?: string): Url =>
  `${adminEmailsUrl}/${name}/${specimen}/html${view === undefined ? '' : `?vzhled=${view}`}`;
export const adminLogUrl = '/sprava/denik';
/** A list of the administration as a table to save, narrowed down as its page is. */
export const adminExportUrl = (
  list: string,
  { q = '', state = '', id = '' }: { q?: string; state?: string; id?: string } = {},
): Url => {
  const asked = new URLSearchParams({
    ...(q ? { hledat: q } : {}),
    ...(state ? { stav: state } : {}),
    ...(id ? { ceho: id } : {}),
  }).toString();
  return `${adminUrl}/export/${list}${asked === '' ? '' : `?${asked}`}`;
};
export const lotteryUrl = '/losovani';
export const lotteryRulesUrl = '/pravidla-losovani';
export const roundUrl = (slug: string): Url => `${lotteryUrl}/${slug}`;
export const verificationUrl = (slug: string): Url => `${roundUrl(slug)}/overeni`;
export const entryListUrl = (slug: string): Url => `${roundUrl(slug)}/losy.txt`;
/** Where the email to a winner leads. */
export const prizeUrl = (key: string): Url => `/vyhra/${key}`;
/** Where the newsletter is asked for; its emails lead to pages below. */
export const newsletterUrl = '/newsletters';
export const newsletterConfirmUrl = (key: string): Url => `${newsletterUrl}/${key}/confirm`;
export const newsletterOffUrl = (key: string): Url => `${newsletterUrl}/${key}/sign-out`;
/** For whoever has no email at hand. */
export const newsletterUnsubscribeUrl = `${newsletterUrl}/sign-out`;
/** What the newsletter's switch of an account sends to. */
export const ownNewsletterUrl = '/ucet/newsletter';
/** What „Rozumím“ under a notice of changed terms sends to. */
export const closeTermsNoticeUrl = '/ucet/zmena-podminek';
/** Which stick for whom; the address of an answer can be shared. */
export const advisorUrl = '/poradce';
/** A search of sticks as the query of its address, which the answer narrows down. */
export const advisorSearchParameter = 'hledani';
export const advisorOfSearchUrl = (query: string): string =>
  query === '' ? advisorUrl : `${advisorUrl}?${new URLSearchParams({ [advisorSearchParameter]: query })}`;
export const kitsUrl = '/vybava';
export const compareUrl = '/porovnani';
/** What a browser without JavaScript asks for as for a picture while a listing is looked at. */
export const seenUrl = (id: number | ''): Url => `/videno/${id}`;

/** A page of signing in that leads on to `next`. */
export const withNext = (page: string, next: string): string =>
  `${page}?${new URLSearchParams({ dal: next })}`;
/** Signing in once more as who is signed in already, for what asks for a session that has just begun. */
export const signInAgainUrl = (next: string): string => `${withNext(signInUrl, next)}&znovu=1`;

type Addressed = { slug: string; id: number };

/** A listing by the last segment of its address, `{slug}-{id}`; by `{id}` it leads on. */
export const listingAtUrl = (segment: string): Url => `/inzerat/${segment}`;
export const contactAtUrl = (segment: string): Url => `${listingAtUrl(segment)}/napsat`;
export const listingUrl = ({ slug, id }: Addressed): Url => listingAtUrl(`${slug}-${id}`);
export const contactUrl = ({ slug, id }: Addressed): Url => contactAtUrl(`${slug}-${id}`);
export const editListingUrl = ({ slug, id }: Addressed): Url => `/ucet/inzerat/${slug}-${id}`;
export const shareListingUrl = (listing: Addressed): Url => `${editListingUrl(listing)}/sdileni`;
export const sheetUrl = (listing: Addressed): Url => `${editListingUrl(listing)}/letak`;
export const categoryUrl = (slug: string): Url => `${searchUrl}/${slug}`;
/** The demands of a category with its number, e.g. `/poptavky/florbalky-1`. */
export const demandsOfUrl = ({ slug, id }: Addressed): Url => `${demandsUrl}/${slug}-${id}`;

/** Reads `slug-id`; the identifier is what follows the last hyphen. */
export function readListingAddress(segment: string): { slug: string; id: number } | undefined {
  const match = /^(?:(.*)-)?(\d{1,10})$/.exec(segment);
  return match?.[2] ? { slug: match[1] ?? '', id: Number(match[2]) } : undefined;
}

/** Steps of adding a listing, each with its own address; `email` is the first. */
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
/** The way there of whoever has to prove an e-mail first. */
export const severalSignInUrl = `${addOfferUrl}?${new URLSearchParams({ dal: severalUrl })}`;
export const sampleTableUrl = '/vzory/hromadne-vlozeni.csv';

export const wizardUrls: Record<Kind, WizardUrls> = {
  offer: stepsFrom(addOfferUrl),
  demand: stepsFrom(addDemandUrl),
};

/** Which draft a step of adding is about: each tab goes on with its own. */
export const draftParameter = 'koncept';

/** In place of its id: a form of which nothing is saved yet, beside any unfinished ones. */
export const newDraft = 'novy';

/** A step of adding, about the draft of this id or `newDraft`. */
export const stepOfDraft = (step: string, id: string): string => `${step}?${draftParameter}=${id}`;

/** The first step for who is signed in, which would lead them on by itself; `wishes` are `?…` or nothing. */
export const otherAccountUrl = (kind: Kind, wishes = ''): string =>
  `${wizardUrls[kind].email}${wishes ? `${wishes}&` : '?'}jiny`;

/** The last step, about the listing that has just been published. */
export const publishedUrl = ({ kind, id }: { kind: Kind; id: number }): string =>
  `${wizardUrls[kind].done}?inzerat=${id}`;

/** The advisor for a demand being written, which takes its answer over. */
export const advisorOfDraftUrl = (id: string): string => stepOfDraft(advisorUrl, id);
