import { type CountForms, counted } from '../../../contract/czech.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { cardLine } from '../../catalogue/card-line.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import { type Spot, toMap } from '../../places/components/mercator.ts';
import { mapAddress, type MapState } from '../address.ts';
import type { MapResult } from '../contract.ts';
import { boxOf, viewOf } from './view.ts';

export const kindForms: Readonly<Record<MapState['kind'], CountForms>> = {
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** Element id of the list beside the map. */
export const listId = 'seznam';

export type Marker = {
  key: string;
  spot: Spot;
  /** Visible text: a price or a number. */
  text: string;
  /** Full accessible label. */
  description: string;
  to: string;
  look: 'cluster' | 'listing' | 'promoted' | 'demand' | 'district';
  /** Data of the small card; clusters have none. */
  card?: { kind: MapState['kind']; title: string; note: string; preview: string | undefined };
};

/** Markers of a map of usual width, and of one beside its list on a wide screen, which has space for more. */
export type MarkersOfMap = { usual: readonly Marker[]; wide: readonly Marker[] };

/** A cluster links to a closer view, one at a single spot to the list; a listing links to its page. */
export function markersOf(
  { clusters, adverts: listings }: Pick<MapResult, 'clusters' | 'adverts'>,
  state: MapState,
): Marker[] {
  return [
    ...clusters.map(({ lat, lon, count, name, box, together }): Marker => {
      const to = mapAddress({ ...state, box: boxOf(viewOf(box)), page: 1 });
      const area = `${name}${together ? '' : ' a okolí'}, ${counted(count, kindForms[state.kind])}`;
      return {
        key: `${lat} ${lon} ${count}`,
        spot: toMap({ lat, lon }),
        text: String(count),
        description: together ? `${area}, ukázat v seznamu` : `${area}, přiblížit`,
        to: together ? `${to}#${listId}` : to,
        look: 'cluster',
      };
    }),
    ...listings.map((listing): Marker => {
      const text = formatPrice(listing);
      return {
        key: String(listing.id),
        spot: toMap(listing),
        text,
        description: `${listing.title}, ${text}, ${listing.name}`,
        to: listingUrl(listing),
        look: !listing.exact
          ? 'district'
          : listing.topped
            ? 'promoted'
            : listing.kind === 'demand'
              ? 'demand'
              : 'listing',
        card: {
          kind: listing.kind,
          title: listing.title,
          note: [cardLine(listing.facts), listing.name].filter((part) => part !== '').join('\u00a0· '),
          preview: listing.preview,
        },
      };
    }),
  ];
}

/** Key of the marker nearest to this spot. */
export function markerAt(markers: readonly Marker[], spot: Spot): string | undefined {
  const away = (marker: Marker) => Math.hypot(marker.spot.x - spot.x, marker.spot.y - spot.y);
  return markers.toSorted((a, b) => away(a) - away(b))[0]?.key;
}

/**
 * Sizes of markers in pixels: the halo of a cluster; half the height of a pill, and its stem down to the spot.
 */
export const markerSizes = { halo: 5, half: 16, stem: 8, ring: 30 };

export const clusterRadius = (text: string): number => (text.length > 2 ? 27 : 22);
export const pillWidth = (text: string): number => Math.round(text.length * 8.2 + 26);

/** Half the size of the box that a marker covers, and the vertical offset of its middle from the spot. */
export function extentOf({ look, text }: Pick<Marker, 'look' | 'text'>): {
  wide: number;
  high: number;
  down: number;
} {
  if (look === 'cluster') {
    const radius = clusterRadius(text) + markerSizes.halo;
    return { wide: radius, high: radius, down: 0 };
  }
  const wide = pillWidth(text) / 2;
  if (look === 'district') return { wide: Math.max(wide, markerSizes.ring), high: markerSizes.ring, down: 0 };
  const high = markerSizes.half + markerSizes.stem / 2;
  return { wide, high, down: -high };
}
