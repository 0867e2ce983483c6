import { data } from 'react-router';
import type { PageHandle } from '../../page-handle.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { mapFormId } from './map-filters.tsx';
import { MapPage } from './map-page.tsx';
import { loadMap } from './map.server.ts';

/** The search field of the header is submitted with the form of the filters. */
export const handle: PageHandle = { searches: mapFormId };

export async function loader({ context, url }: RouteArgs) {
  const loaded = await loadMap(context, 'demand', url);
  return data(loaded, { status: loaded.status });
}

export default function DemandsMap({ loaderData }: PageProps<typeof loader>) {
  return (
    <MapPage
      loaded={loaderData}
      title="Mapa poptávek"
      description="Kdo poblíž shání florbalovou výbavu: poptávky na mapě Česka s filtry podle kategorie, ceny a velikosti."
    />
  );
}
