import { dayInPrague } from '../../contract/prague-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { placesNamed } from '../places/index.ts';
import { allPoints, insertPoint, samePoint } from './db.ts';

const halls = ['Praha', 'Brno', 'Ostrava', 'Plzeň', 'Olomouc', 'Jihlava', 'Hradec Králové', 'Liberec'];
const tournaments = [
  { town: 'Pardubice', inWeeks: 2 },
  { town: 'Kroměříž', inWeeks: 4 },
];
const day = 86_400_000;

/**
 * Adds demo halls and tournaments, labelled as such and placed in the centres of towns: no real hall is named
 * without permission. Does nothing when there are any already.
 */
export async function addDemoPoints({
  db,
  clock,
  ids,
}: Pick<Platform, 'db' | 'clock' | 'ids'>): Promise<void> {
  if ((await allPoints(db)).some(({ demo }) => demo)) return;
  const now = clock.now();
  const add = async (town: string, name: string, on: string | null) => {
    const [place] = await placesNamed(db, town);
    if (!place) throw new Error(`No municipality ${town}`);
    const { code: place_code, lat, lon } = place;
    const spot = { place_code, lat, lon, address: null, starts_on: on, ends_on: on };
    const kind = on === null ? 'hall' : 'tournament';
    if (await samePoint(db, { ...spot, name })) return;
    await insertPoint(db, { ...spot, id: ids.uuid(), kind, name, demo: true, changed_at: now });
  };
  for (const town of halls) await add(town, `Ukázková hala ${town}`, null);
  const saturday = now.getTime() + (6 - now.getUTCDay()) * day;
  for (const { town, inWeeks } of tournaments)
    await add(town, `Ukázkový turnaj ${town}`, dayInPrague(new Date(saturday + 7 * inWeeks * day)));
}
