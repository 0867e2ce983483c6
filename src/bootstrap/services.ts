import type { Api } from '../api/api.ts';
import { cachedRules } from '../features/redirects/index.ts';
import { BoundedCache } from '../platform/cache/bounded-cache.ts';
import { readyResponse } from '../platform/http/ready-bytes.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Platform } from '../platform/platform.ts';
import type { Services } from '../web/services.ts';

/** What the pages may use. Browsers keep `Secure` cookies off plain http, except that we must not ask them to on loopback. */
export function servicesOf(platform: Platform, api: Api): Services {
  const { config, log } = platform;
  // Room for some three thousand cards.
  const fragments = new BoundedCache<{ html: string }>({
    bytes: 16_000_000,
    sizeOf: ({ html }) => 2 * html.length,
  });
  return {
    callApi: (request, bindings) => api.call(request, bindings),
    redirects: () => cachedRules(platform),
    cachedFragment: (key, render) =>
      // React gives a rope of thousands of pieces; through bytes it becomes one flat text.
      fragments.getOr(key, () => ({ html: Buffer.from(render()).toString() })).html,
    html: readyResponse,
    appUrl: config.appUrl,
    referralAsks: config.referralConsent === 'required',
    log,
    secureCookies: config.appUrl.startsWith('https:') || !isLoopbackUrl(config.appUrl),
  };
}
