import type { z } from 'zod';
import type { Database } from '../../platform/platform.ts';
import { allDistricts, allRegions } from '../places/index.ts';
import { countDistricts } from '../search/index.ts';
import type { listLocalities } from './contract.ts';

type Counts = { offers: number; demands: number };

/** Regions in their official order, districts in that of the alphabet. */
export async function readLocalities(db: Database): Promise<z.output<typeof listLocalities.data>> {
  const [offers, demands] = await Promise.all([countDistricts(db, 'offer'), countDistricts(db, 'demand')]);
  const districts = allDistricts().map(({ code, name, regionCode }) => ({
    regionCode,
    shown: { code, name, offers: offers.get(code) ?? 0, demands: demands.get(code) ?? 0 },
  }));
  return {
    regions: allRegions().map(({ code, name }) => {
      const own = districts.filter(({ regionCode }) => regionCode === code).map(({ shown }) => shown);
      return { code, name, ...sumOf(own), districts: own.toSorted((a, b) => czech.compare(a.name, b.name)) };
    }),
  };
}

const czech = new Intl.Collator('cs');

function sumOf(counts: readonly Counts[]): Counts {
  return {
    offers: counts.reduce((sum, { offers }) => sum + offers, 0),
    demands: counts.reduce((sum, { demands }) => sum + demands, 0),
  };
}
