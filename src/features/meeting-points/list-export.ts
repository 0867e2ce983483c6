import type { ListExport } from '../list-export.ts';
import { allPoints } from './db.ts';
import { columns } from './table.ts';
import { pointView } from './views.ts';

const kinds = { hall: 'hala', tournament: 'turnaj' } as const;

/** Halls and tournaments; the import can read its first columns. */
export const meetingPointsExport: ListExport = {
  name: 'meeting-points',
  audience: 'admin',
  columns: [...Object.values(columns), 'Skryto', 'Ukázka'],
  async *rows({ db }) {
    for (const row of await allPoints(db)) {
      const { kind, name, place, address, lat, lon, from, to, demo } = pointView(row);
      const municipality = `${place.name}, okres ${place.district.name}`;
      yield [kinds[kind], name, municipality, address, `${lat}, ${lon}`, from, to, row.hidden_at, demo];
    }
  },
};
