import type { Provider } from './contract-providers.ts';

/** Where the browser sets out to an account elsewhere, and where it comes back. */
export const providerPath = (provider: Provider): string => `/prihlaseni/${provider}`;
export const providerReturnPath = (provider: Provider): string => `${providerPath(provider)}/zpet`;

/** Where the link of an email with a PIN leads: it signs nobody in by itself. */
export const pinLandingPath = (pin: string): string => `/moje-inzerce/overeni?pin=${pin}`;
