import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the reference list of all municipalities (`obce.csv`, `psc.csv`, `official-samples/`), which is
 * not part of the project. Tests that compare with it run only when GEO_DIR names it.
 */
export const geoDir =
  process.env.GEO_DIR && existsSync(process.env.GEO_DIR) ? process.env.GEO_DIR : undefined;

if (!geoDir)
  console.info(
    'GEO_DIR does not name the reference list of municipalities: comparisons with it are skipped.',
  );

export type Municipality = {
  code: string;
  name: string;
  districtCode: string;
  districtName: string;
  lat: number;
  lon: number;
};

export function allMunicipalities(): Municipality[] {
  const [, ...lines] = readFileSync(join(geoDir ?? '', 'obce.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [code = '', name = '', districtCode = '', districtName = '', , , lat, lon] = line.split(',');
    return { code, name, districtCode, districtName, lat: Number(lat), lon: Number(lon) };
  });
}

/** Pairs of a postal code and the codes of its municipalities, the most populous first. */
export function allPostcodes(): { postcode: string; codes: string[] }[] {
  const [, ...lines] = readFileSync(join(geoDir ?? '', 'psc.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [postcode = '', codes = ''] = line.split(',');
    return { postcode, codes: codes.split(' ') };
  });
}
