import { Outlet } from 'react-router';
import { getDrawing } from '../../../features/places/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import type { Route } from './+types/map-frame';

/** The land under both maps, loaded once however the map is moved. */
export function loader({ context }: Route.LoaderArgs) {
  return loadFromApi(context, getDrawing);
}

export function shouldRevalidate() {
  return false;
}

export default function MapFrame({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}
