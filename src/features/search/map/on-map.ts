import type { Platform } from '../../../platform/platform.ts';
import type { Area } from '../area.ts';
import type { SearchQuery } from '../contract.ts';
import type { Spot } from '../engine.ts';
import { interimIds, interimSpots } from './db.ts';

export type OnMap = {
  /** Every listing that fits, with the point it may be shown at. */
  readonly spots: readonly Spot[];
  /** Those of an area in the order of the search. */
  idsWithin(area: Area, page: { skip: number; take: number }): Promise<number[]>;
};

/** A search as a map asks it. */
export async function searchOnMap({ db }: Pick<Platform, 'db'>, search: SearchQuery): Promise<OnMap> {
  return {
    spots: await interimSpots(db, search.kind),
    idsWithin: (area, page) => interimIds(db, search.kind, area, page),
  };
}
