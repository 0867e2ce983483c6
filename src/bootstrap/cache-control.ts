type Pages<V> = (request: Request, visit: V) => Promise<Response>;

/**
 * Personal pages: the next user of a browser must not see them by going back. Their `.data` are excluded: they are
 * revalidated each time, and prefetching needs them to be cacheable.
 */
const isAccountSection = (path: string) => /^\/(ucet|sprava)(\/|$)/.test(path) && !path.endsWith('.data');

/**
 * Sets the Cache-Control of pages that do not set it themselves: account pages are never cached, pages rendered for
 * cookies only by the visitor's own browser, because a shared cache would serve them to others. Responses other than
 * 200 are revalidated each time.
 */
export function withCacheControl<V>(pages: Pages<V>): Pages<V> {
  return async (request, visit) => {
    const response = await pages(request, visit);
    const { headers } = response;
    if (headers.has('cache-control')) return response;
    if (isAccountSection(new URL(request.url).pathname)) headers.set('cache-control', 'private, no-store');
    else if (request.headers.has('cookie')) headers.set('cache-control', 'private, no-cache');
    // Browsers cache 301 and 410 forever by default, but a removed or renamed page may come back.
    else if (response.status !== 200) headers.set('cache-control', 'no-cache');
    return response;
  };
}
