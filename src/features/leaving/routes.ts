import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { askExport } from './ask-export.ts';
import { askToLeave } from './ask-to-leave.ts';
import { changeMind } from './change-mind.ts';
import * as contract from './contract.ts';
import { downloadExport } from './download-export.ts';
import { ownData } from './own-data.ts';

export function leavingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getOwnData, (_, { viewer }) => ownData(platform, viewer.advertiserId)),
    implement(contract.askExport, (_, { viewer }) => askExport(platform, viewer)),
    implement(contract.downloadExport, ({ params }, { viewer }) =>
      downloadExport(platform, viewer, params.id),
    ),
    implement(contract.askToLeave, (_, { viewer, tokenHash }) => askToLeave(platform, viewer, tokenHash)),
    implement(contract.changeMind, (_, { viewer }) => changeMind(platform, viewer)),
  ];
}
