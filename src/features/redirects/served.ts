import * as urls from '../../contract/urls.ts';

/** Pages that stand at one address, with their leading slash. */
const standing: ReadonlySet<string> = new Set(
  Object.values(urls).flatMap((each) => (typeof each === 'string' ? each.replace(/[?#].*/, '') : [])),
);

/** What begins so is somebody's own, a way to it, or reached by a key of an email. */
const beginnings: readonly string[] = [
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
 * Whether a page stands at an address: led away, nobody could sign in, say. Texts that come and go, such as articles,
 * partners and rounds, may be led away one by one.
 */
export function isServed(path: string): boolean {
  const address = path.toLowerCase();
  return standing.has(address) || beginnings.some((each) => `${address}/`.startsWith(each));
}
