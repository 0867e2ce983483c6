import { z } from 'zod';
import {
  collectDistrict,
  collectLink,
  collectName,
  type LineProblem,
  type CollectedData,
} from './collected-data.ts';

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

/**
 * Reads a code list of MPSV, of municipalities or districts (regions are built in). `complain` gets the index of an
 * invalid item.
 */
export function readMpsv(
  text: string,
  into: CollectedData,
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

/** MPSV numbers districts as RÚIAN does. */
function readItem(item: unknown, into: CollectedData): LineProblem {
  const place = municipality.safeParse(item).data;
  if (place) {
    return (
      collectName(into, place.kod, place.nazev.cs) ??
      collectLink(into, place.kod, { system: 'ruian', id: numberOf(place.okres) })
    );
  }
  const parsed = district.safeParse(item).data;
  if (parsed) return collectDistrict(into, 'ruian', numberOf(parsed.id), parsed.kodLau);
  return region.safeParse(item).success ? undefined : 'neither a municipality nor a district nor a region';
}
