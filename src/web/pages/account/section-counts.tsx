import { Outlet } from 'react-router';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { callApi } from '../../api-client.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { userContext } from '../../services.ts';

export type SectionCounts = { living: number; favourites: number; watches: number };

/** How much the sections of an account hold, for their navigation; nothing where nobody is signed in or it is not known. */
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
