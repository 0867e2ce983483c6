import { type RouterContextProvider, data } from 'react-router';
import { servicesContext, visitContext } from './services.ts';

/** Throws a 404 for an unknown URL, which the layout renders, and logs the path. */
export function pageNotFound(context: Readonly<RouterContextProvider>, path: string): never {
  const message = `Page Not Found: ${path}`;
  context.get(servicesContext).log.info({ requestId: context.get(visitContext).requestId }, message);
  throw data(message, { status: 404 });
}
