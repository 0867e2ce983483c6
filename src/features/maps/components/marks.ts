import { type CountForms, counted } from '../../../contract/czech.ts';
import { listingPath } from '../../listings/address.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import { type Spot, toMap } from '../../places/components/mercator.ts';
import { mapAddress, type MapState } from '../address.ts';
import type { MapResult } from '../contract.ts';
import { boxOf, viewOf } from './view.ts';

export const kindForms: Readonly<Record<MapState['kind'], CountForms>> = {
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** Where the list beside the map stands. */
export const listId = 'seznam';

export type Mark = {
  key: string;
  spot: Spot;
  /** What is written on it: a price or a number. */
  text: string;
  /** What it is, said in full. */
  words: string;
  to: string;
  look: 'cluster' | 'advert' | 'top' | 'demand' | 'district';
};

/** Clusters lead nearer, those of one spot to the list; a listing leads to its page. */
export function marksOf(
  { clusters, adverts: listings }: Pick<MapResult, 'clusters' | 'adverts'>,
  state: MapState,
): Mark[] {
  return [
    ...clusters.map(({ lat, lon, count, name, box, together }): Mark => {
      const to = mapAddress({ ...state, box: boxOf(viewOf(box)), page: 1 });
      const words = `${name}${together ? '' : ' a okolí'}, ${counted(count, kindForms[state.kind])}`;
      return {
        key: `${lat} ${lon} ${count}`,
        spot: toMap({ lat, lon }),
        text: String(count),
        words: together ? `${words}, ukázat v seznamu` : `${words}, přiblížit`,
        to: together ? `${to}#${listId}` : to,
        look: 'cluster',
      };
    }),
    ...listings.map((listing): Mark => {
      const text = formatPrice(listing);
      return {
        key: String(listing.id),
        spot: toMap(listing),
        text,
        words: `${listing.title}, ${text}, ${listing.name}`,
        to: listingPath(listing),
        look: !listing.exact
          ? 'district'
          : listing.topped
            ? 'top'
            : listing.kind === 'demand'
              ? 'demand'
              : 'advert',
      };
    }),
  ];
}

/** The mark that stands for what lies at this spot: the nearest. */
export function markAt(marks: readonly Mark[], spot: Spot): string | undefined {
  const away = (mark: Mark) => Math.hypot(mark.spot.x - spot.x, mark.spot.y - spot.y);
  return marks.toSorted((a, b) => away(a) - away(b))[0]?.key;
}
