import { z } from 'zod';
import { gatherDistrict, gatherLink, gatherName, type Complaint, type Gathered } from './settle.ts';
import proj4 from 'proj4';
import type { Point } from '../distance.ts';

const list = z.object({ polozky: z.array(z.unknown()) });
const named = z.object({ cs: z.string() });
const municipality = z.object({
  id: z.string().startsWith('Obec/'),
  kod: z.string(),
  nazev: named,
  okres: z.string(),
});
const district = z.object({ id: z.string().startsWith('Okres/'), kodLau: z.string() });
const region = z.object({ id: z.string().startsWith('Kraj/') });

const numberOf = (id: string) => id.slice(id.indexOf('/') + 1);

/** A code list of MPSV: municipalities or districts; regions are built in. Calls back with the number of a bad item. */
export function readMpsv(
  text: string,
  into: Gathered,
  complain: (item: number, why: string) => void,
): number {
  const items = parse(text);
  if (!items) {
    complain(0, 'not a code list of MPSV');
    return 0;
  }
  items.forEach((item, index) => {
    const complaint = readItem(item, into);
    if (complaint) complain(index + 1, complaint);
  });
  return items.length;
}

function parse(text: string): unknown[] | undefined {
  try {
    return list.safeParse(JSON.parse(text)).data?.polozky;
  } catch {
    return undefined;
  }
}

/** Its numbers of districts are those of RÚIAN. */
function readItem(item: unknown, into: Gathered): Complaint {
  const place = municipality.safeParse(item).data;
  if (place) {
    return (
      gatherName(into, place.kod, place.nazev.cs) ??
      gatherLink(into, place.kod, { system: 'ruian', id: numberOf(place.okres) })
    );
  }
  const parsed = district.safeParse(item).data;
  if (parsed) return gatherDistrict(into, 'ruian', numberOf(parsed.id), parsed.kodLau);
  return region.safeParse(item).success ? undefined : 'neither a municipality nor a district nor a region';
}

/** S-JTSK / Krovak East North (EPSG:5514) with the shift to WGS 84 that holds within a metre in Czechia. */
const krovak = proj4(
  '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 ' +
    '+ellps=bessel +towgs84=570.8,85.7,462.8,4.998,1.587,5.261,3.56 +units=m +no_defs',
);

/** Czechia in the register's positive metres. */
const bounds = { y: [430_000, 906_000], x: [934_000, 1_228_000] } as const;

/** Whether these S-JTSK metres, positive as the register writes them, can lie in Czechia. */
export function inCzechia(y: number, x: number): boolean {
  return y >= bounds.y[0] && y <= bounds.y[1] && x >= bounds.x[0] && x <= bounds.x[1];
}

export function fromKrovak(y: number, x: number): Point {
  const [lon, lat] = krovak.inverse([-y, -x]);
  return { lat, lon };
}

/** The way back, in metres; tests write files of the register with it. */
export function toKrovak({ lat, lon }: Point): { y: number; x: number } {
  const [east, north] = krovak.forward([lon, lat]);
  return { y: -east, x: -north };
}
