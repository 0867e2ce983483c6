import type { RouterContextProvider } from 'react-router';
import { readCookie } from '../cookies.ts';
import { servicesContext } from '../services.ts';

const shape = /^[a-z\d]{4,16}$/i;

/**
 * The code in the URL that may not be stored yet; `false` when one is stored or was declined; undefined when
 * there is none.
 */
export function codeInUrl(
  context: Readonly<RouterContextProvider>,
  request: Request,
): string | false | undefined {
  if (!context.get(servicesContext).referralAsks) return undefined;
  if (readCookie(request, 'refCode') !== undefined) return false;
  const given = new URL(request.url).searchParams.get('rc');
  if (given === '') return false;
  return given !== null && shape.test(given) ? given.toUpperCase() : undefined;
}
