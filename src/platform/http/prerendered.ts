import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type CachedPage, cacheable } from './cached-page.ts';
import { type PageCacheOptions, type Render, sharedCookies } from './page-cache.ts';

/** What is prerendered, and how to detect that it has changed. */
export type PrerenderSource = {
  /** A fingerprint of the content: differs whenever any of the pages would differ. */
  state(): Promise<string>;
  /** Paths of pages that are the same for every anonymous visitor. */
  addresses(): Promise<readonly string[]>;
};

export type PrerenderOptions<V> = {
  readonly render: Render<V>;
  /** Renders what is not prerendered yet, or is personal. */
  readonly otherwise: Render<V>;
  readonly source: PrerenderSource;
  /** Creates an anonymous visit to render with. */
  readonly visit: () => V;
  readonly origin: string;
  readonly cookies: Pick<PageCacheOptions, 'harmlessCookies' | 'keyCookies'>;
  readonly log: Pick<Logger, 'warn'>;
};

export type Prerendered<V> = {
  readonly pages: Render<V>;
  /** Rerenders changed pages; outdated ones are not served from the moment the change is detected. */
  readonly renew: () => Promise<void>;
  /** Paths of the prerendered pages. */
  readonly paths: () => string[];
};

/** Maximum number of cached data variants (sets of route parts) per page. */
const maxPayloads = 4;

/**
 * Text pages, rendered at start and after each change, together with the data that client-side navigation
 * loads (`/o-nas.data`).
 */
export function prerendered<V>(options: PrerenderOptions<V>): Prerendered<V> {
  const { render, otherwise, source, origin, cookies, log } = options;
  let snapshot = { state: '', pages: new Map<string, CachedPage>() };
  let working: Promise<void> | undefined;

  async function make(address: string, into: typeof snapshot): Promise<void> {
    const response = await render(new Request(origin + address), options.visit());
    const type = address.includes('.data') ? 'application/json' : 'text/html';
    const page = await cacheable(response, type);
    if (page) into.pages.set(address, page);
  }

  async function work(): Promise<void> {
    for (let state = await source.state(); state !== snapshot.state; state = await source.state()) {
      const fresh = { state, pages: new Map<string, CachedPage>() };
      snapshot = { state: '', pages: new Map() };
      for (const address of await source.addresses()) {
        await make(address, fresh);
        await make(`${address}.data`, fresh);
        await yieldToEventLoop();
      }
      snapshot = fresh;
    }
  }

  function renew(): Promise<void> {
    return (working ??= work()
      .catch((problem) => log.warn({ err: problem }, 'pages could not be rendered ahead'))
      .finally(() => (working = undefined)));
  }

  /** The data of a page restricted to the route parts the browser lacks; cached when first requested. */
  async function payload(address: string): Promise<CachedPage | undefined> {
    const now = snapshot;
    const [path = ''] = address.split('?', 1);
    const others = [...now.pages.keys()].filter((each) => each.startsWith(`${path}?`));
    if (!now.pages.has(path) || others.length >= maxPayloads) return undefined;
    await make(address, now);
    return now.pages.get(address);
  }

  return {
    async pages(request, visit) {
      const { pathname, search, searchParams } = new URL(request.url);
      const everybody = sharedCookies(request, cookies)?.length === 0;
      const parts = pathname.endsWith('.data') && [...searchParams.keys()].join() === '_routes';
      const page =
        everybody &&
        (snapshot.pages.get(pathname + search) ?? (parts ? await payload(pathname + search) : undefined));
      return page ? page.answer(request) : otherwise(request, visit);
    },
    renew,
    paths: () => [...snapshot.pages.keys()].filter((address) => !address.includes('.data')),
  };
}
