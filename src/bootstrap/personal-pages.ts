type Pages<V> = (request: Request, visit: V) => Promise<Response>;

/**
 * One person's pages: who comes to a browser after them must not find these pages by going back. Their data are asked
 * for anew each time, and could not be fetched ahead if they were not cached.
 */
const isAccountSection = (path: string) => /^\/(ucet|sprava)(\/|$)/.test(path) && !path.endsWith('.data');

/**
 * Says who may cache a page that does not say it itself: nobody what stands in the account, and only the
 * visitor's own browser what was rendered for their cookies. A cache on the way would hand one visitor's page to another.
 * What is no page of its own is asked for anew each time.
 */
export function personalPages<V>(pages: Pages<V>): Pages<V> {
  return async (request, visit) => {
    const response = await pages(request, visit);
    const { headers } = response;
    if (headers.has('cache-control')) return response;
    if (isAccountSection(new URL(request.url).pathname)) headers.set('cache-control', 'private, no-store');
    else if (request.headers.has('cookie')) headers.set('cache-control', 'private, no-cache');
    // Browsers keep 301 and 410 for ever where nobody says otherwise, but what is gone or renamed may come back.
    else if (response.status !== 200) headers.set('cache-control', 'no-cache');
    return response;
  };
}
