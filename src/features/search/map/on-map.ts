import type { Platform } from '../../../platform/platform.ts';
import type { Area } from '../area.ts';
import type { SearchQuery } from '../contract.ts';
import type { Spot } from '../engine.ts';
import { prepareSearch } from '../prepare.ts';

export type OnMap = {
  /** Every listing that fits, with the point it may be shown at. */
  readonly spots: readonly Spot[];
  /** Those of an area in the order of the search. */
  idsWithin(area: Area, page: { skip: number; take: number }): Promise<number[]>;
};

/** A search as a map asks it. */
export async function searchOnMap(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
): Promise<OnMap> {
  const { engine, ask, order } = await prepareSearch(platform, search);
  return {
    spots: await engine.spots(ask),
    async idsWithin(area, { skip, take }) {
      const within = [...ask.conditions, { type: 'place', key: 'place', area } as const];
      const { page } = await engine.answer(
        { ...ask, conditions: within },
        { page: { order, atMost: skip + take } },
      );
      return page.slice(skip).map(({ id }) => id);
    },
  };
}
