import { insertPoint } from '../../src/features/meeting-points/db.ts';
import { type Rows, adminOnly, anybody } from './row.ts';
import type { Scene } from './scene.ts';

const said = { kind: 'hall', place: 'Brno' } as const;
const named = ({ platform }: Scene) => ({ ...said, name: `Hala ${platform.ids.uuid()}` });

async function hall(scene: Scene) {
  const { platform } = scene;
  const { code, lat, lon } = await platform.db
    .selectFrom('places')
    .select(['code', 'lat', 'lon'])
    .where('name', '=', 'Brno')
    .executeTakeFirstOrThrow();
  const id = platform.ids.uuid();
  const rest = {
    address: null,
    starts_on: null,
    ends_on: null,
    demo: false,
    changed_at: platform.clock.now(),
  };
  await insertPoint(platform.db, {
    id,
    kind: 'hall',
    name: `Hala ${id}`,
    place_code: code,
    lat,
    lon,
    ...rest,
  });
  return { params: { id } };
}

/** Meeting points are public; only admins edit the list. */
export const meetingPointRows: Rows = {
  listMeetingPoints: anybody(),
  listManagedPoints: adminOnly(),
  addMeetingPoint: adminOnly((scene) => ({ body: named(scene) })),
  changeMeetingPoint: adminOnly(async (scene) => ({ ...(await hall(scene)), body: named(scene) })),
  hideMeetingPoint: adminOnly(async (scene) => ({
    ...(await hall(scene)),
    body: { hidden: true, reason: 'rekonstrukce' },
  })),
  readPointsTable: adminOnly(() => ({ bytes: Buffer.from('Název;Obec\nHala;Brno') })),
  importMeetingPoints: adminOnly((scene) => ({ body: { rows: [named(scene)] } })),
};
