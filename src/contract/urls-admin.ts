/** The path of a page. */
export type Url = `/${string}`;

/** Start page of the administration. */
export const adminUrl = '/sprava';
export const adminListingsUrl = '/sprava/inzeraty';
/** The queue of listings that wait for an admin to look. */
export const adminListingsToLookUrl = `${adminListingsUrl}#kontrola`;
export const adminListingUrl = (id: number): Url => `${adminListingsUrl}/${id}`;
export const adminReportsUrl = '/sprava/nahlaseni';
/** Decision form for `listing:1`, `advertiser:…`, `conversation:…` or `message:…`. */
export const adminReportUrl = (subject: string): Url => `${adminReportsUrl}/${subject}`;
/** A photo reported with a message, by the number of the report and its index from zero. */
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
export const adminCategoriesUrl = '/sprava/kategorie';
export const adminCategoryUrl = (slug: string): Url => `${adminCategoriesUrl}/${slug}`;
export const adminOptionsUrl = (list: string): Url => adminCategoryUrl(`moznosti/${list}`);
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
/** A specimen of an email, by its index from zero; `view` is `tmavy` or `text`. */
export const adminEmailUrl = (name: string, specimen: number, view?: string): Url =>
  `${adminEmailsUrl}/${name}/${specimen}${view === undefined ? '' : `?vzhled=${view}`}`;
export const adminEmailHtmlUrl = (name: string, specimen: number, view?: string): Url =>
  `${adminEmailsUrl}/${name}/${specimen}/html${view === undefined ? '' : `?vzhled=${view}`}`;
export const adminLogUrl = '/sprava/denik';
/** A list of the administration as a CSV file, with the filters of its page. */
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
