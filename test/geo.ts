import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder with all 6,258 municipalities (`obce.csv`, `psc.csv`), named by GEO_DIR and not part of the project. Without
 * it the tests read the project's own 227 places in the same format.
 */
export const registerDir =
  process.env.GEO_DIR && existsSync(process.env.GEO_DIR) ? process.env.GEO_DIR : undefined;

const folder = registerDir ?? join(import.meta.dirname, 'reference/places');

export type Municipality = {
  code: string;
  name: string;
  districtCode: string;
  districtName: string;
  regionCode: string;
  regionName: string;
  lat: number;
  lon: number;
};

export function allMunicipalities(): Municipality[] {
  return rowsOf('obce.csv').map(
    ([
      code = '',
      name = '',
      districtCode = '',
      districtName = '',
      regionCode = '',
      regionName = '',
      lat,
      lon,
    ]) => ({
      code,
      name,
      districtCode,
      districtName,
      regionCode,
      regionName,
      lat: Number(lat),
      lon: Number(lon),
    }),
  );
}

/** Postal codes, each with the codes of its municipalities, most populous first. */
export function allPostcodes(): { postcode: string; codes: string[] }[] {
  return rowsOf('psc.csv').map(([postcode = '', codes = '']) => ({ postcode, codes: codes.split(' ') }));
}

function rowsOf(name: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(','));
}
