import { Outlet } from 'react-router';
import type { OperationData } from '../../../contract/operation.ts';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { callApi } from '../../api-client.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { userContext } from '../../services.ts';

export type SectionCounts = Pick<
  OperationData<typeof getAccountOverview>,
  'living' | 'favourites' | 'watches' | 'swaps' | 'matches'
>;

/**
 * Counts for the navigation of the account's sections and for own listings; undefined when nobody is signed in or the API fails.
 */
export async function loader({ context }: RouteArgs): Promise<SectionCounts | undefined> {
  if (!context.get(userContext)) return undefined;
  const answer = await callApi(context, getAccountOverview);
  if (!answer.ok) return undefined;
  const { living, favourites, watches, swaps, matches } = answer.data;
  return { living, favourites, watches, swaps, matches };
}

export default function AccountSections({ loaderData }: PageProps<typeof loader>) {
  return <Outlet context={loaderData} />;
}
