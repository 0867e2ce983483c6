import type { RouterContextProvider } from 'react-router';
import { type Session, signOut } from '../features/accounts/contract.ts';
import { callApi } from './api-client.ts';
import { mergeStored } from './favourites/change-favourites.ts';
import { servicesContext, userContext } from './services.ts';
import { browserKeyCookie, clearedPendingSignInCookie } from './sign-in-cookie.ts';
import { userCookie } from './user-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** Starts a session: returns the response headers and moves browser-stored favourites to the account. */
export async function startSession(visit: Visit, session: Session, browserKey: string): Promise<Headers> {
  const { context } = visit;
  const { secureCookies } = context.get(servicesContext);
  // Ends the browser's previous session, which no one could use any more.
  if (context.get(userContext)) await callApi(context, signOut);
  context.set(userContext, { token: session.token });
  const merged = await mergeStored(visit);
  const headers = new Headers();
  headers.append('set-cookie', userCookie(session, secureCookies));
  if (merged) headers.append('set-cookie', merged);
  headers.append('set-cookie', browserKeyCookie(browserKey, secureCookies));
  headers.append('set-cookie', clearedPendingSignInCookie(secureCookies));
  return headers;
}
