import {
  ClientSecretPost,
  Configuration,
  allowInsecureRequests,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { type ProviderClient, providerTimeout } from './provider.ts';

const profile = z.object({
  id: z.string().min(1),
  email: z.string().toLowerCase().pipe(z.email()).optional(),
  name: z.string().optional(),
});

const version = 'v23.0';

/**
 * Facebook by OAuth 2. It gives an address, but does not say that the person reads it, so it never counts as verified.
 * Addresses from „Manually Build a Login Flow“ of Facebook's documentation; a base address replaces both of its hosts.
 */
export function facebookClient({
  clientId,
  clientSecret,
  baseUrl,
}: NonNullable<Config['facebook']>): ProviderClient {
  const pages = baseUrl ?? `https://www.facebook.com/${version}`;
  const graph = baseUrl ?? `https://graph.facebook.com/${version}`;
  const server = {
    issuer: pages,
    authorization_endpoint: `${pages}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
  };
  const connection = new Configuration(server, clientId, clientSecret, ClientSecretPost(clientSecret));
  connection.timeout = providerTimeout;
  if (pages.startsWith('http:')) allowInsecureRequests(connection);
  return {
    provider: 'facebook',
    scope: 'public_profile email',
    openId: false,
    connect: async () => connection,
    async person(_, tokens) {
      const address = new URL(`${graph}/me?fields=id,name,email`);
      const answer = await fetchProtectedResource(connection, tokens.access_token, address, 'GET');
      const claims = profile.safeParse(await answer.json()).data;
      return claims && { subject: claims.id, email: claims.email, emailVerified: false, name: claims.name };
    },
  };
}
