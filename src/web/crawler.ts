/** Programs that read pages for search engines and previews; they get no error page of the browser's own code. */
const crawlers = /bot|lighthouse|facebookexternalhit|google/i;

let indexed: string | undefined;

/** Holds what the server rendered, so that a crawler still reads it when something fails in the browser. */
export function allowIndexing(): void {
  if (crawlers.test(navigator.userAgent)) indexed = document.querySelector('main')?.innerHTML;
}

/** What to leave in place of an error page; undefined for people, and on the server. */
export function indexedPage(): string | undefined {
  return indexed;
}
