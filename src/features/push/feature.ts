import type { z } from 'zod';
import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPushEndpoint } from '../../platform/push/deliver.ts';
import { browserOfSession } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { maxSubscriptions, type startPush } from './contract.ts';
import { dropOldest, dropOwn, storeSubscription } from './db.ts';
import { pushJobs } from './send.ts';

function pushRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getPushKey, async () => ({ key: platform.config.push?.publicKey })),
    implement(contract.startPush, ({ body }, { viewer, tokenHash }) =>
      subscribe(platform, viewer, { ...body, tokenHash }),
    ),
    implement(contract.endPush, ({ body }, { viewer }) => unsubscribe(platform, viewer, body.endpoint)),
  ];
}

export const pushFeature: Feature = { contract, endpoints: pushRoutes, jobs: pushJobs };

/**
 * Accepts only endpoints of the push services in the settings. Ending the session from elsewhere also ends the
 * subscription.
 */
export async function subscribe(
  { config, db, ids, clock }: Platform,
  { advertiserId }: Viewer,
  { tokenHash, ...wanted }: z.output<typeof startPush.body> & { tokenHash?: string | undefined },
): Promise<{ on: true } | Refusal<'invalid-input'>> {
  if (!isPushEndpoint(config, wanted.endpoint))
    return refuse('invalid-input', { fields: { endpoint: [validationMessages.notSelected] } });
  await db.transaction().execute(async (one) => {
    const browserHash = tokenHash === undefined ? undefined : await browserOfSession(one, tokenHash);
    const id = ids.uuid();
    await storeSubscription(one, { ...wanted, id, advertiserId, browserHash, now: clock.now() });
    await dropOldest(one, advertiserId, maxSubscriptions);
  });
  return { on: true };
}

export async function unsubscribe(
  { db }: Platform,
  { advertiserId }: Viewer,
  endpoint: string,
): Promise<{ on: false }> {
  await dropOwn(db, advertiserId, endpoint);
  return { on: false };
}
