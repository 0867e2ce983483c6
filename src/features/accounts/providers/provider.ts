import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Provider } from '../contract.ts';

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

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

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
export const providerTimeout = 8;
