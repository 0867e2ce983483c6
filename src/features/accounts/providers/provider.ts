import {
  Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
  ClientSecretPost,
  fetchProtectedResource,
} from 'openid-client';
import type { Provider } from '../contract.ts';
import { z } from 'zod';
import type { Config } from '../../../config.ts';

/** Who a provider says has just signed in there. */
export type Person = {
  /** The provider's own identifier, which never changes. */
  subject: string;
  /** In lower case. */
  email: string | undefined;
  /** The provider vouches that the person reads that mailbox. */
  emailVerified: boolean;
  name: string | undefined;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** A service whose accounts can open an account here. */
export type ProviderClient = {
  readonly provider: Provider;
  readonly scope: string;
  /** OpenID Connect: the answer carries a signed token that repeats our nonce. */
  readonly openId: boolean;
  connect(): Promise<Configuration>;
  person(connection: Configuration, tokens: Tokens): Promise<Person | undefined>;
};

/** Seconds to wait for a provider: the person waits too. */
const providerTimeout = 8;

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().toLowerCase().pipe(z.email()).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/** Google, or any other issuer of OpenID Connect; its addresses and keys are read from its discovery document once. */
export function googleClient({
  clientId,
  clientSecret,
  issuer,
}: NonNullable<Config['google']>): ProviderClient {
  const address = new URL(issuer);
  const options = {
    timeout: providerTimeout,
    // The library takes a token that came over TLS unsigned unless it is asked to look.
    execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
  };
  let connection: Promise<Configuration> | undefined;
  return {
    provider: 'google',
    scope: 'openid email profile',
    openId: true,
    connect() {
      connection ??= discovery(address, clientId, clientSecret, undefined, options).catch(
        (problem: unknown) => {
          // Asked again next time.
          connection = undefined;
          throw problem;
        },
      );
      return connection;
    },
    async person(_, tokens) {
      const identity = claims.safeParse(tokens.claims()).data;
      return (
        identity && {
          subject: identity.sub,
          email: identity.email,
          emailVerified: identity.email_verified ?? false,
          name: identity.name,
        }
      );
    },
  };
}

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
      const person = profile.safeParse(await answer.json()).data;
      return person && { subject: person.id, email: person.email, emailVerified: false, name: person.name };
    },
  };
}
