import { districtByCode } from '../places/index.ts';
import type { ManagedPoint, MeetingPoint } from './contract.ts';
import type { PlacedPoint } from './db.ts';

export function pointView(row: PlacedPoint): MeetingPoint {
  const district = districtByCode(row.districtCode);
  if (!district) throw new Error(`${row.name} lies in an unknown district ${row.districtCode}`);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address ?? undefined,
    place: { name: row.placeName, district: { code: district.code, name: district.name } },
    lat: row.lat,
    lon: row.lon,
    from: row.starts_on ?? undefined,
    to: row.ends_on ?? undefined,
    demo: row.demo,
  };
}

export const managedView = (row: PlacedPoint, today: string): ManagedPoint => ({
  ...pointView(row),
  hidden: row.hidden_at !== null,
  over: row.ends_on !== null && row.ends_on < today,
});
