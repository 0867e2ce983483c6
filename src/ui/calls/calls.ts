import { callHeaders, callTimeout } from '../../contract/application.ts';
import { CallFailed } from '../../contract/failures.ts';
import { appLoading } from '../feedback/loading-counter.ts';

export type CallOptions = {
  /** Covers the page while it lasts. */
  showsLoading?: boolean;
  /** Gives up earlier than after ten seconds. */
  signal?: AbortSignal | undefined;
  /** Lives on when the page is left. */
  keepalive?: boolean;
};

/** A form is sent as a form, anything else as JSON. */
export type CallBody = URLSearchParams | object;

/**
 * Calls of the browser to addresses of this site's pages and files; `api` calls the API. Each gives the body of the
 * answer, and throws `CallFailed` for any other status than success, which it also logs; an answer that leads
 * elsewhere, as to somebody signed out in the meantime, is followed by the whole page and never resolves.
 */
export const calls = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
  /** A file that is text. */
  text: (path: string, options?: CallOptions) => send('GET', path, undefined, options),
};

/** `T` is what the address is known to answer; an answer of our own server is not checked again. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<T> {
  return parsed(await send(method, path, body, options));
}

async function send(
  method: string,
  path: string,
  body: unknown,
  { showsLoading = false, signal, keepalive = false }: CallOptions = {},
): Promise<string> {
  if (showsLoading) appLoading.start();
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...callHeaders(),
        ...(body === undefined || body instanceof URLSearchParams
          ? {}
          : { 'content-type': 'application/json' }),
      },
      body: body instanceof URLSearchParams || body === undefined ? (body ?? null) : JSON.stringify(body),
      keepalive,
      signal: AbortSignal.any([AbortSignal.timeout(callTimeout), ...(signal ? [signal] : [])]),
    });
    if (response.redirected) return await leaveFor(response.url);
    const text = await response.text();
    if (!response.ok) throw new CallFailed(response.status, parsed(text));
    return text;
  } catch (problem) {
    // Nothing is reported for an aborted call, as when typing goes on.
    if (signal?.aborted) throw problem;
    const failure = problem instanceof CallFailed ? problem : new CallFailed(undefined);
    // The log of a browser, as the specification asks.
    // oxlint-disable-next-line no-console
    console.warn(`${method} ${path}: ${failure.status ?? String(problem)}`);
    throw failure;
  } finally {
    if (showsLoading) appLoading.end();
  }
}

/** The body of an answer; what is no JSON says nothing. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
