import type { Method, Operation, OperationCall, OperationData } from '../../contract/operation.ts';
import { signedOutAddress } from '../../contract/signed-out.ts';
import { CallFailed } from '../../contract/failures.ts';
import { type CallOptions, call } from './calls.ts';

/** The path of an operation with its parameters filled in. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

type Asked<O extends Operation> = CallOptions & {
  query?: OperationCall<O>['query'] | URLSearchParams;
  body?: OperationCall<O>['body'];
  /** Stay on the page when the session has expired, because unsaved input there must not be lost. */
  staysHere?: boolean;
};

/**
 * Calls `/api/v1` from the browser as the signed-in user: the session cookie is sent automatically and no script can
 * read it. Pass the operation only as a type, so that its schemas are not loaded: `api<typeof suggestPlaces>('get',
 * '/places', { query: { q } })`. Returns the data or throws `CallFailed`. When the session has expired, the page is
 * redirected home with a notice and the promise never settles.
 */
export async function api<O extends Operation>(
  method: O['method'] & Method,
  path: Filled<O['path']>,
  { query, body, staysHere = false, ...options }: Asked<O> = {},
): Promise<OperationData<O>> {
  try {
    const answer = await call<{ data: OperationData<O> } | undefined>(
      method.toUpperCase(),
      `/api/v1${path}${queryText(query ?? {})}`,
      body,
      options,
    );
    // A proxy may answer something else with status 200, such as the sign-in page of a train's Wi-Fi.
    if (!answer) throw new CallFailed(undefined);
    return answer.data;
  } catch (problem) {
    if (!(problem instanceof CallFailed) || problem.status !== 401 || staysHere) throw problem;
    window.location.assign(signedOutAddress(window.location.pathname + window.location.search));
    return new Promise(() => undefined);
  }
}

/** Serializes a query: arrays repeat the name, undefined values are left out. */
function queryText(query: object): string {
  if (query instanceof URLSearchParams) return query.size > 0 ? `?${query}` : '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [name, String(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
