import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { lastActions } from './db.ts';

export function auditRoutes({ db }: Platform): Endpoint[] {
  return [
    implement(contract.listAdminActions, async ({ query }) => {
      const actions = await lastActions(db, { subject: query.subject, atMost: contract.actionsShown });
      return actions.map((action) => ({ ...action, doneAt: action.doneAt.toISOString() }));
    }),
  ];
}
