import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { installCzechErrorMap } from '../contract/messages.ts';
import { drawOnceWith } from '../ui/drawn-once.tsx';
import { handOver } from './hand-over.ts';
import { takeMarkedScripts } from './inline-scripts.ts';
import { PagesOfParts } from './pages-of-parts.ts';
import { laidIn } from './packed.server.ts';
import { paintFirst } from './paint-first.ts';
import { servicesContext, visitContext } from './services.ts';

export { loadContext } from './services.ts';

installCzechErrorMap();

/** Room for some three thousand cards, in at most 16 MB. */
const pages = new PagesOfParts(10_000_000);
drawOnceWith((from, children) => pages.part(from, () => renderToString(children())));

/** Milliseconds after which the router gives up data that a loader promised. */
export const streamTimeout = 5_000;

/** What went wrong on the way to a page is logged, never shown; a visitor who left or asked wrongly is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(visitContext);
  context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed');
};

/**
 * Draws the page in one go and lays its data in. Nothing is deferred, so a stream could not begin sooner; without its
 * pieces and copies a page takes a sixth less work (docs/decisions/0013).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // The router writes it into its inline scripts, and nobody ever sees it: `takeMarkedScripts`.
  const mark = randomUUID();
  const { serverHandoffStream: data, ...context } = routerContext;
  const { html: drawn, filled } = pages.page(() =>
    renderToString(<ServerRouter context={stoodOn(context)} url={request.url} nonce={mark} />),
  );
  const { html, scripts } = takeMarkedScripts(drawn, mark);
  const { pieces, starter } = paintFirst(html);
  pieces.unshift('<!DOCTYPE html>');
  scripts.push(starter);
  if (data) {
    const { loaderData } = context.staticHandlerContext;
    const end = handOver(pieces.pop() ?? '', await textOf(data), laidIn(loaderData));
    pieces.push(...end.pieces);
    scripts.push(end.script);
  }
  return loadContext.get(servicesContext).page(filled(pieces), scripts, { status, headers });
}

/** The router makes all its routes anew for each drawing, where those that the page stands on will do. */
function stoodOn(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += decoder.decode(piece.value, { stream: true });
  return text;
}
