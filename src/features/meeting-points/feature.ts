import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { addPoint, changePoint, hidePoint, importPoints } from './change.ts';
import * as contract from './contract.ts';
import { allPoints } from './db.ts';
import { meetingPointsExport } from './list-export.ts';
import { pointsWithin } from './suggest.ts';
import { readPoints } from './table.ts';
import { managedView } from './views.ts';

function meetingPointRoutes(platform: Platform): Endpoint[] {
  return [
    implement(
      contract.listMeetingPoints,
      async ({ query }) => (await pointsWithin(platform, query)) ?? refuse('not-found'),
    ),
    implement(contract.listManagedPoints, async () => {
      const today = dayInPrague(platform.clock.now());
      return (await allPoints(platform.db)).map((row) => managedView(row, today));
    }),
    implement(contract.addMeetingPoint, ({ body }, { viewer }) => addPoint(platform, viewer, body)),
    implement(contract.changeMeetingPoint, ({ params, body }, { viewer }) =>
      changePoint(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.hideMeetingPoint, ({ params, body }, { viewer }) =>
      hidePoint(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.readPointsTable, ({ body }) => readPoints(platform.db, body)),
    implement(contract.importMeetingPoints, ({ body }, { viewer }) =>
      importPoints(platform, viewer, body.rows),
    ),
  ];
}

export const meetingPointsFeature: Feature = {
  contract,
  endpoints: meetingPointRoutes,
  lists: [meetingPointsExport],
};
