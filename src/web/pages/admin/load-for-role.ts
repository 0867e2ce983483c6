import type { RouterContextProvider } from 'react-router';
import type { Operation, OperationData } from '../../../contract/operation.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { requireUser } from '../../signed-in.ts';

type Args<O extends Operation> = Parameters<typeof callApi<O>>;

/**
 * Data of an operation that requires a role (admin, for some also moderator). For any other signed-in user the
 * page is not found.
 */
export async function loadForRole<O extends Operation>(
  url: URL,
  ...args: Args<O>
): Promise<OperationData<O>> {
  const [context]: readonly [Readonly<RouterContextProvider>, ...unknown[]] = args;
  requireUser(context, url);
  const answer = await callApi<O>(...args);
  if (answer.ok) return answer.data;
  if (answer.status === 403) pageNotFound(context, url.pathname);
  return loadFromApi<O>(...args);
}
