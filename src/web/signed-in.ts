import { type RouterContextProvider, redirect } from 'react-router';
import { userContext } from './services.ts';
import { signInUrl, withNext } from '../contract/urls.ts';
import type { User } from './user-cookie.ts';

/** The visitor's record; one who is not signed in goes to `at` first and comes back afterwards. */
export function requireUser(context: Readonly<RouterContextProvider>, url: URL, at = signInAt(url)): User {
  const user = context.get(userContext);
  if (!user) throw redirect(at);
  return user;
}

/** The sign-in page that leads back to this address. */
function signInAt({ pathname, search }: URL): string {
  return withNext(signInUrl, pathname + search);
}
