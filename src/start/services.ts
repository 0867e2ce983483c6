import type { Api } from '../api/api.ts';
import type { Config } from '../config.ts';
import type { Services } from '../web/services.ts';

/** What the pages may use. Browsers keep `Secure` cookies off plain http, except that we must not ask them to on loopback. */
export function servicesOf(config: Config, api: Api): Services {
  const { protocol, hostname } = new URL(config.appUrl);
  const onLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return {
    callApi: (request, bindings) => api.fetch(request, bindings),
    appUrl: config.appUrl,
    secureCookies: protocol === 'https:' || !onLoopback,
  };
}
