import { type RouterContextProvider, data, redirect } from 'react-router';
import { callHeaders } from '../contract/application.ts';
import type { ErrorBody } from '../contract/envelope.ts';
import { type ErrorCode, type FieldErrors, isErrorCode } from '../contract/errors.ts';
import type { Operation, OperationCall, OperationData } from '../contract/operation.ts';
import { signedOutAddress } from '../contract/signed-out.ts';
import { adminUrl, passSecondFactorUrl, secondFactorUrl, withNext } from '../contract/urls.ts';
import { addressContext, servicesContext, userContext, visitContext } from './services.ts';
import { clearedUserCookie } from './user-cookie.ts';

export type ApiRefusal = { code: ErrorCode; message: string; fields: FieldErrors };
export type ApiAnswer<O extends Operation> =
  | { ok: true; data: OperationData<O> }
  | { ok: false; status: number; error: ApiRefusal };

type Context = Readonly<RouterContextProvider>;

type LooseCall = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
};

/**
 * Calls an operation of `/api/v1` in process, as the visitor of this request. An invalid token signs the visitor
 * out and redirects home, as specified.
 */
export async function callApi<O extends Operation>(
  context: Context,
  operation: O,
  ...[input]: Record<never, never> extends OperationCall<O>
    ? [input?: OperationCall<O>]
    : [input: OperationCall<O>]
): Promise<ApiAnswer<O>> {
  const response = await respond(context, operation, input ?? {});
  if (response.ok) return { ok: true, data: (await response.json()).data };
  const { error }: ErrorBody = await response.json();
  if (response.status === 401) throw signedOut(context);
  // No page has anything to show in its place.
  if (error.code === 'account-view-private') throw data(error, { status: response.status });
  const factorPage = secondFactorPage(context, error.code);
  if (factorPage) throw redirect(factorPage);
  return {
    ok: false,
    status: response.status,
    error: {
      code: isErrorCode(error.code) ? error.code : 'unexpected',
      message: error.message,
      fields: error.fields ?? {},
    },
  };
}

/** What a page can do without: undefined where it is refused, as private data are to an admin viewing the account. */
export async function readOptional<O extends Operation>(
  context: Context,
  operation: O,
  input: OperationCall<O>,
): Promise<OperationData<O> | undefined> {
  const response = await respond(context, operation, input);
  return response.ok ? (await response.json()).data : undefined;
}

const respond = (context: Context, operation: Operation, input: LooseCall) =>
  context.get(servicesContext).callApi(requestOf(context, operation, input), context.get(visitContext));

/** The data; otherwise throws a response of the same status for the error page. */
export async function loadFromApi<O extends Operation>(
  ...args: Parameters<typeof callApi<O>>
): Promise<OperationData<O>> {
  const answer = await callApi<O>(...args);
  if (answer.ok) return answer.data;
  throw data(answer.error, { status: answer.status });
}

/** A file from the API as a response; throws a refusal with its status. */
export async function fileFromApi(
  context: Context,
  operation: Operation & { data: 'file' },
  input: LooseCall,
): Promise<Response> {
  const reply = await respond(context, operation, input);
  if (reply.status === 401) throw signedOut(context);
  if (!reply.file) throw data((await reply.json()).error, { status: reply.status });
  return reply.file;
}

function requestOf(context: Context, operation: Operation, input: LooseCall): Request {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const user = context.get(userContext);
  const headers = new Headers({ ...input.headers, ...callHeaders(user?.token) });
  const stream = input.body instanceof ReadableStream ? input.body : undefined;
  if (operation.body && !stream) headers.set('content-type', 'application/json');
  return new Request(`http://api.internal/api/v1${path}${queryString(input.query ?? {})}`, {
    method: operation.method.toUpperCase(),
    headers,
    ...(operation.body ? { body: stream ?? JSON.stringify(input.body) } : {}),
    ...(stream ? { duplex: 'half' } : {}),
  });
}

/** Arrays repeat the name; undefined values are omitted. */
function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [name, String(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/**
 * The page for setting up or passing the second factor, if that is why a page of the administration was refused.
 */
function secondFactorPage(context: Context, code: string): string | undefined {
  const here = context.get(addressContext);
  if (!new RegExp(`^${adminUrl}([/?]|$)`).test(here)) return undefined;
  if (code === 'second-factor-missing') return withNext(secondFactorUrl, here);
  return code === 'second-factor-needed' ? withNext(passSecondFactorUrl, here) : undefined;
}

function signedOut(context: Context): Response {
  const cookie = clearedUserCookie(context.get(servicesContext).secureCookies);
  return redirect(signedOutAddress(context.get(addressContext)), { headers: { 'set-cookie': cookie } });
}
