import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { addModerator, removeModerator, rolesView } from './change-roles.ts';
import * as contract from './contract.ts';
import * as roleEmails from './mail/role-email.ts';
import { moderatorsExport } from './list-export.ts';

function roleRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listRoles, () => rolesView(platform, platform.db)),
    implement(contract.addModerator, ({ body }, { viewer, tokenHash = '' }) =>
      addModerator(platform, { viewer, tokenHash }, body),
    ),
    implement(contract.removeModerator, ({ params, body }, { viewer, tokenHash = '' }) =>
      removeModerator(platform, { viewer, tokenHash }, { ...params, ...body }),
    ),
  ];
}

export const rolesFeature: Feature = {
  contract,
  endpoints: roleRoutes,
  emails: [roleEmails],
  lists: [moderatorsExport],
};
