import type { Config } from '../../../config.ts';
import type { Provider } from '../contract.ts';
import { facebookClient } from './facebook.ts';
import { googleClient } from './google.ts';
import type { ProviderClient } from './provider.ts';

/** The services that the operator has an agreement with; the others are offered nowhere. */
export function configuredProviders({
  google,
  facebook,
}: Pick<Config, 'google' | 'facebook'>): ReadonlyMap<Provider, ProviderClient> {
  const clients = [
    ...(google ? [googleClient(google)] : []),
    ...(facebook ? [facebookClient(facebook)] : []),
  ];
  return new Map(clients.map((client) => [client.provider, client]));
}
