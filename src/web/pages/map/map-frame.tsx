import { Outlet } from 'react-router';
import type { LandOfMap } from '../../../features/maps/components/map-land.tsx';
import { landOfMap } from '../../resources/map-land.server.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

/** The base map of both maps, loaded once and kept while the map is moved. */
export async function loader({ context }: RouteArgs): Promise<LandOfMap> {
  const { drawing, address } = await landOfMap(context);
  const { towns, tiles, sources } = drawing;
  return { address, towns, tiles, sources };
}

export function shouldRevalidate() {
  return false;
}

export default function MapFrame({ loaderData }: PageProps<typeof loader>) {
  return <Outlet context={loaderData} />;
}
