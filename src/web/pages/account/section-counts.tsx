import { Outlet } from 'react-router';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { callApi } from '../../api-client.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { userContext } from '../../services.ts';

export type SectionCounts = { living: number; favourites: number; watches: number };

/**
 * Counts for the navigation of the account's sections; undefined when nobody is signed in or the API fails.
 */
export async function loader({ context }: RouteArgs): Promise<SectionCounts | undefined> {
  if (!context.get(userContext)) return undefined;
  const answer = await callApi(context, getAccountOverview);
  if (!answer.ok) return undefined;
  const { living, favourites, watches } = answer.data;
  return { living, favourites, watches };
}

export default function AccountSections({ loaderData }: PageProps<typeof loader>) {
  return <Outlet context={loaderData} />;
}
