/** Crawlers for search engines and previews; they must not index an error page rendered in the browser. */
const crawlers = /bot|lighthouse|facebookexternalhit|google/i;

let indexed: string | undefined;

/** Saves the server-rendered content, so that a crawler can still read it if hydration fails. */
export function allowIndexing(): void {
  if (crawlers.test(navigator.userAgent)) indexed = document.querySelector('main')?.innerHTML;
}

/** The content to show a crawler instead of an error page; undefined for people, and on the server. */
export function indexedPage(): string | undefined {
  return indexed;
}
