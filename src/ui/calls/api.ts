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
  /** Stay on the page also when the session is over: what is typed there must not be lost. */
  staysHere?: boolean;
};

/**
 * The browser's calls of `/api/v1`, as whoever is signed in here: the session cookie goes along by itself and is
 * never seen by a script. Give the operation's type, so that nothing of its schemas is loaded:
 * `api<typeof suggestPlaces>('get', '/places', { query: { q } })`. Gives the data, or throws `CallFailed`. When the
 * session is over the whole page goes home, where that is said, and the call never resolves.
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
    // What stands in between may answer something else with success, as a sign-in page of a train does.
    if (!answer) throw new CallFailed(undefined);
    return answer.data;
  } catch (problem) {
    if (!(problem instanceof CallFailed) || problem.status !== 401 || staysHere) throw problem;
    window.location.assign(signedOutAddress(window.location.pathname + window.location.search));
    return new Promise(() => undefined);
  }
}

/** Lists repeat the name; what is undefined is left out. */
function queryText(query: object): string {
  if (query instanceof URLSearchParams) return query.size > 0 ? `?${query}` : '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [name, String(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
