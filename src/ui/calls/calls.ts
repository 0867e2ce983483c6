import { callHeaders, callTimeout } from '../../contract/application.ts';
import { CallFailed } from '../../contract/failures.ts';
import { appLoading } from '../feedback/loading-counter.ts';

export type CallOptions = {
  /** Shows the loading overlay during the call. */
  showsLoading?: boolean;
  /** Aborts before the ten-second timeout. */
  signal?: AbortSignal | undefined;
  /** Continues when the page is left. */
  keepalive?: boolean;
};

/** A `URLSearchParams` body is sent as a form, anything else as JSON. */
export type CallBody = URLSearchParams | object;

/**
 * Browser calls to pages and files of this site; `api` calls the API. Each returns the body, and throws and logs
 * `CallFailed` for any unsuccessful status. A redirect, as for somebody signed out meanwhile, is followed by the whole
 * page, and the promise never settles.
 */
export const calls = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body: CallBody, options?: CallOptions) => call<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
  /** A text file. */
  text: (path: string, options?: CallOptions) => send('GET', path, undefined, options),
};

/** `T` is the expected type of the response; responses of our own server are not validated. */
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
    // An aborted call, as when the user types on, is not reported.
    if (signal?.aborted) throw problem;
    const failure = problem instanceof CallFailed ? problem : new CallFailed(undefined);
    // The specification asks for this message in the browser's console.
    // oxlint-disable-next-line no-console
    console.warn(`${method} ${path}: ${failure.status ?? String(problem)}`);
    throw failure;
  } finally {
    if (showsLoading) appLoading.end();
  }
}

/** The parsed body; undefined when it is not JSON. */
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
