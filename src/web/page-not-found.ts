import { type RouterContextProvider, data } from 'react-router';
import { servicesContext, visitContext } from './services.ts';

/** Answers 404 for an address that leads nowhere; the layout renders it, the log says which address it was. */
export function pageNotFound(context: Readonly<RouterContextProvider>, path: string): never {
  const message = `Page Not Found: ${path}`;
  context.get(servicesContext).log.info({ requestId: context.get(visitContext).requestId }, message);
  throw data(message, { status: 404 });
}
