import { type RouterContextProvider, redirect } from 'react-router';
import { userContext } from './services.ts';
import { signInUrl, withNext } from '../contract/urls.ts';
import type { User } from './user-cookie.ts';

/** The signed-in user; otherwise redirects to `at`, which leads back afterwards. */
export function requireUser(context: Readonly<RouterContextProvider>, url: URL, at = signInAt(url)): User {
  const user = context.get(userContext);
  if (!user) throw redirect(at);
  return user;
}

/** The sign-in page that leads back to this URL. */
function signInAt({ pathname, search }: URL): string {
  return withNext(signInUrl, pathname + search);
}
