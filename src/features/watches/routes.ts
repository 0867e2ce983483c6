import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmWatch } from './confirm.ts';
import * as contract from './contract.ts';
import { byKey } from './keys.ts';
import { changeWatch, endWatch, listWatches, ownWatch, watchOfKey } from './manage.ts';
import { requestWatch } from './request-watch.ts';
import { watchSearch } from './watch.ts';

export function watchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listWatches, (_, { viewer }) => listWatches(platform, viewer)),
    implement(contract.addWatch, ({ body }, { viewer }) => watchSearch(platform, viewer, body)),
    implement(
      contract.changeWatch,
      async ({ params, body }, { viewer }) =>
        (await changeWatch(platform, ownWatch(viewer, params.id), body)) ?? refuse('not-found'),
    ),
    implement(
      contract.endWatch,
      async ({ params }, { viewer }) =>
        (await endWatch(platform, ownWatch(viewer, params.id))) ?? refuse('not-found'),
    ),
    implement(contract.requestWatch, ({ body }, { client }) => requestWatch(platform, { ...body, client })),
    implement(contract.watchOfKey, ({ params }) => watchOfKey(platform, params.key)),
    implement(contract.confirmWatch, ({ params }) => confirmWatch(platform, params.key)),
    implement(
      contract.changeWatchOfKey,
      async ({ params, body }) =>
        (await changeWatch(platform, byKey(params.key), body)) ?? refuse('link-not-valid'),
    ),
    implement(
      contract.endWatchOfKey,
      async ({ params }) => (await endWatch(platform, byKey(params.key))) ?? refuse('link-not-valid'),
    ),
  ];
}
