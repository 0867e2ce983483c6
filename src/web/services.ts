import type { Logger } from 'pino';
import { RouterContextProvider, createContext } from 'react-router';
import type { ApiBindings, ApiReply } from '../api/api.ts';
import type { RedirectRule } from '../features/redirects/contract.ts';
import { type User, readUser } from './user-cookie.ts';

/** What the server lends to the pages; they have no other door to the outside. */
export type Services = {
  /** The same `/api/v1` that everybody else calls, in process. */
  readonly callApi: (request: Request, bindings: ApiBindings) => Promise<ApiReply>;
  /** Addresses that lead elsewhere; every page asks first, so they are at hand. */
  readonly redirects: () => Promise<readonly RedirectRule[]>;
  /** The HTML that was rendered for this key before, or that `render` gives now. */
  readonly cachedFragment: (key: string, render: () => string) => string;
  /** The answer of a rendered page. */
  readonly html: (html: string, init: ResponseInit) => Response;
  /** Public base address without a trailing slash. */
  readonly appUrl: string;
  /** Whether visitors are asked before the code of an invitation is stored. */
  readonly referralAsks: boolean;
  /** Cookies are `Secure` unless the site runs on plain http at a loopback address. */
  readonly secureCookies: boolean;
  readonly log: Pick<Logger, 'info' | 'error'>;
};

export const servicesContext = createContext<Services>();
/** One request as the HTTP layer sees it. */
export const visitContext = createContext<ApiBindings>();
/** Path and query of the page that is asked for, also when only its data are. */
export const addressContext = createContext<string>();
/** Whether the visitor is an admin who views the site as an account: nobody stores such a page. */
export const accountViewContext = createContext(false);
export const userContext = createContext<User | undefined>(undefined);

/** Built for each request by the server, which reaches this function through the entry module. */
export function loadContext(services: Services, visit: ApiBindings, request: Request): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitContext, visit);
  const url = new URL(request.url);
  context.set(addressContext, url.pathname + url.search);
  context.set(userContext, readUser(request));
  return context;
}
