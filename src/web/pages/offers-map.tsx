import { data } from 'react-router';
import { packed } from '../packed.server.ts';
import { useUnpacked } from '../packed.ts';
import type { Route } from './+types/offers-map';
import { MapPage } from './map/map-page.tsx';
import { loadMap } from './map/map.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadMap(context, 'offer', url);
  return data(packed(context, loaded), { status: loaded.status });
}

export default function OffersMap({ loaderData }: Route.ComponentProps) {
  return (
    <MapPage
      loaded={useUnpacked(loaderData)}
      title="Mapa nabídek"
      description="Kde je florbalová výbava na prodej: nabídky na mapě Česka s filtry podle kategorie, ceny a velikosti."
    />
  );
}
