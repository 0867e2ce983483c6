import { type CountForms, counted } from '../../../contract/czech.ts';
import { listingPath } from '../../listings/address.ts';
import { priceWords } from '../../listings/components/price-words.ts';
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

/** Clusters lead nearer, those of one spot to the list; an advert leads to its page. */
export function marksOf(
  { clusters, adverts }: Pick<MapResult, 'clusters' | 'adverts'>,
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
    ...adverts.map((advert): Mark => {
      const text = priceWords(advert);
      return {
        key: String(advert.id),
        spot: toMap(advert),
        text,
        words: `${advert.title}, ${text}, ${advert.name}`,
        to: listingPath(advert),
        look: !advert.exact
          ? 'district'
          : advert.topped
            ? 'top'
            : advert.kind === 'demand'
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
