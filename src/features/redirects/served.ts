import * as urls from '../../contract/urls.ts';

/** Fixed page paths, with a leading slash. */
const pagePaths: ReadonlySet<string> = new Set(
  Object.values(urls).flatMap((each) => (typeof each === 'string' ? each.replace(/[?#].*/, '') : [])),
);

/** Prefixes of personal pages, of pages for signing in, and of pages opened by an email's key. */
const servedPrefixes: readonly string[] = [
  urls.accountUrl,
  urls.signInUrl,
  urls.registerUrl,
  urls.forgottenUrl,
  urls.addOfferUrl,
  urls.addDemandUrl,
  urls.toggleFavouriteUrl,
  urls.watchSearchUrl,
  urls.followUrl,
  urls.newsletterUrl,
  urls.listingAtUrl(''),
  urls.advertiserUrl(''),
  urls.renewalUrl(''),
  urls.decisionUrl(''),
  urls.prizeUrl(''),
  urls.seenUrl(''),
].map((address) => address.replace(/\/*$/, '/'));

/**
 * Whether a page exists at a path; redirecting e.g. the sign-in page would lock everybody out. Single texts that
 * come and go, such as articles, partners and rounds, may be redirected.
 */
export function isServed(path: string): boolean {
  const address = path.toLowerCase();
  return pagePaths.has(address) || servedPrefixes.some((each) => `${address}/`.startsWith(each));
}
