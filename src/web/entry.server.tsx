import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { speakCzech } from '../contract/messages.ts';
import { paintFirst } from './paint-first.ts';
import { servicesContext, visitContext } from './services.ts';

export { loadContext } from './services.ts';

speakCzech();

/** Rendering that takes longer than this is given up, so that no connection hangs. */
export const streamTimeout = 5_000;

/** What went wrong on the way to a page is logged, never shown; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId } = context.get(visitContext);
  context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed');
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(visitContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Nothing is deferred, so the whole page is ready at once and may be kept by the page cache.
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          resolve(text(body).then((html) => new Response(paintFirst(html, nonce), { status, headers })));
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout);
  });
}
