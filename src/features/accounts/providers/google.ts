import { type Configuration, allowInsecureRequests, discovery } from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { type ProviderClient, providerTimeout } from './provider.ts';

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
    execute: address.protocol === 'http:' ? [allowInsecureRequests] : [],
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
