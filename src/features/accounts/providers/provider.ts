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

/** The person who has signed in at the provider. */
export type Person = {
  /** The provider's immutable identifier. */
  subject: string;
  /** In lowercase. */
  email: string | undefined;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  name: string | undefined;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** An identity provider whose accounts can sign in here. */
export type ProviderClient = {
  readonly provider: Provider;
  readonly scope: string;
  /** OpenID Connect: the response contains a signed token that repeats our nonce. */
  readonly openId: boolean;
  connect(): Promise<Configuration>;
  person(connection: Configuration, tokens: Tokens): Promise<Person | undefined>;
};

/** Timeout in seconds; the user is waiting. */
const providerTimeout = 8;

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().toLowerCase().pipe(z.email()).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/** Google, or any OpenID Connect issuer; its endpoints and keys are read from the discovery document once. */
export function googleClient({
  clientId,
  clientSecret,
  issuer,
}: NonNullable<Config['google']>): ProviderClient {
  const address = new URL(issuer);
  const options = {
    timeout: providerTimeout,
    // By default the library accepts a token received over TLS without checking its signature.
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
          // Retried next time.
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
 * Facebook via OAuth 2. It does not say whether the address is verified, so it never counts as such. URLs follow
 * „Manually Build a Login Flow“ of Facebook's documentation; a base address replaces both hosts.
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
