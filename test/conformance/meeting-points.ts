import * as points from '../../src/features/meeting-points/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Calls every operation of halls and tournaments. */
export async function callMeetingPoints(api: ApiCaller, token: string): Promise<void> {
  const body = { kind: 'hall', name: 'Hala Lužánky', place: 'Brno' } as const;
  const added = await api.call(points.addMeetingPoint, { token, body });
  const params = { id: points.addMeetingPoint.data.parse(added.body.data).id };
  await api.call(points.changeMeetingPoint, { token, params, body: { ...body, address: 'Sportovní 2' } });
  await api.call(points.hideMeetingPoint, { token, params, body: { hidden: false, reason: 'otevřená' } });
  await api.call(points.listManagedPoints, { token });
  await api.call(points.listMeetingPoints);
  await api.call(points.readPointsTable, { token, bytes: Buffer.from('Název;Obec\nHala Vodova;Brno') });
  await api.call(points.importMeetingPoints, { token, body: { rows: [{ ...body, name: 'Hala Vodova' }] } });
}
