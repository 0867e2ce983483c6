import type { Api } from '../api/api.ts';
import { cachedRules } from '../features/redirects/index.ts';
import { readyResponse } from '../platform/http/ready-bytes.ts';
import { contentPolicy, securityOptions } from '../platform/http/security-headers.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Platform } from '../platform/platform.ts';
import type { Services } from '../web/services.ts';

/** What the pages may use. Browsers keep `Secure` cookies off plain http, except that we must not ask them to on loopback. */
export function servicesOf(platform: Platform, api: Api, fromSources = false): Services {
  const { config, log } = platform;
  const security = securityOptions(config, fromSources);
  return {
    callApi: (request, bindings) => api.call(request, bindings),
    redirects: () => cachedRules(platform),
    page(pieces, scripts, { status, headers }) {
      headers.set('content-security-policy', contentPolicy(security, { scripts }));
      return readyResponse(pieces, { status, headers });
    },
    appUrl: config.appUrl,
    referralAsks: config.referralConsent === 'required',
    log,
    secureCookies: config.appUrl.startsWith('https:') || !isLoopbackUrl(config.appUrl),
  };
}
