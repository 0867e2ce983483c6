import type { Logger } from 'pino';
import { RouterContextProvider, createContext } from 'react-router';
import type { ApiBindings, ApiReply } from '../api/api.ts';
import type { RedirectRule } from '../features/redirects/contract.ts';
import { type User, readUser } from './user-cookie.ts';

/** What the server provides to pages; they have no other access to the outside. */
export type Services = {
  /** Calls the public `/api/v1` in process. */
  readonly callApi: (request: Request, bindings: ApiBindings) => Promise<ApiReply>;
  /** Redirect rules, checked before every page and therefore cached. */
  readonly redirects: () => Promise<readonly RedirectRule[]>;
  /** The HTML cached for this key, or rendered now. */
  readonly cachedFragment: (key: string, render: () => string) => string;
  /** Response of a rendered page. */
  readonly html: (html: string, init: ResponseInit) => Response;
  /** Public base URL without a trailing slash. */
  readonly appUrl: string;
  /** Whether consent is required before storing an invitation code. */
  readonly referralAsks: boolean;
  /** Cookies are `Secure` unless the site runs on plain http at a loopback address. */
  readonly secureCookies: boolean;
  readonly log: Pick<Logger, 'info' | 'error'>;
};

export const servicesContext = createContext<Services>();
/** The request as the HTTP layer passes it. */
export const visitContext = createContext<ApiBindings>();
/** Path and query of the requested page, also when only its data are requested. */
export const addressContext = createContext<string>();
/** Whether the visitor is an admin who views the site as an account: nobody stores such a page. */
export const accountViewContext = createContext(false);
export const userContext = createContext<User | undefined>(undefined);

/** Creates the context of each request; called by the server through the entry module. */
export function loadContext(services: Services, visit: ApiBindings, request: Request): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitContext, visit);
  const url = new URL(request.url);
  context.set(addressContext, url.pathname + url.search);
  context.set(userContext, readUser(request));
  return context;
}
