import { data } from 'react-router';
import { packed } from '../packed.server.ts';
import { useUnpacked } from '../packed.ts';
import type { Route } from './+types/demands-map';
import { MapPage } from './map/map-page.tsx';
import { loadMap } from './map/map.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadMap(context, 'demand', url);
  return data(packed(context, loaded), { status: loaded.status });
}

export default function DemandsMap({ loaderData }: Route.ComponentProps) {
  return (
    <MapPage
      loaded={useUnpacked(loaderData)}
      title="Mapa poptávek"
      description="Kdo poblíž shání florbalovou výbavu: poptávky na mapě Česka s filtry podle kategorie, ceny a velikosti."
    />
  );
}
