import { callHeaders, callTimeout } from '../../contract/application.ts';
import { CallFailed } from '../../contract/failures.ts';
import { appLoading } from '../feedback/loading-counter.ts';

export type CallOptions = {
  /** Covers the page while it lasts. */
  showsLoading?: boolean;
  /** Gives up earlier than after ten seconds. */
  signal?: AbortSignal;
  /** Lives on when the page is left. */
  keepalive?: boolean;
  /** The page is not left for where an answer leads, as to somebody signed out in the meantime: that is a 401. */
  staysHere?: boolean;
};

/** A form is sent as a form, anything else as JSON. */
export type CallBody = URLSearchParams | object;

/**
 * Calls of the browser to this site's own addresses. Each gives the body of the answer, and throws `CallFailed` for
 * any other status than success, which it also logs; an answer that leads elsewhere, as to somebody signed out in the
 * meantime, is followed by the whole page and never resolves.
 */
export const calls = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
};

/** `T` is what the address is known to answer; an answer of our own server is not checked again. */
async function call<T>(
  method: string,
  path: string,
  body: CallBody | undefined,
  { showsLoading = false, signal, keepalive = false, staysHere = false }: CallOptions = {},
): Promise<T> {
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
    if (response.redirected && staysHere) throw new CallFailed(401);
    if (response.redirected) return await leaveFor(response.url);
    const said = parsed(await response.text());
    if (!response.ok) throw new CallFailed(response.status, said);
    return said;
  } catch (problem) {
    // Whoever thought better of it, as with words typed on, is told nothing.
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
