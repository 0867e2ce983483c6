import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { findAdvertiser } from './db.ts';
import { resendPin } from './resend-pin.ts';
import { setLastingPin } from './set-lasting-pin.ts';
import { setPublicName } from './set-public-name.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { startSignIn } from './start-sign-in.ts';
import { accountView } from './views.ts';

export function accountRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.startSignIn, ({ body }, { client }) => startSignIn(platform, { ...body, client })),
    implement(contract.resendPin, ({ params, body }, { client }) =>
      resendPin(platform, { challengeId: params.id, browserKey: body.browserKey, client }),
    ),
    implement(contract.signIn, ({ body }) => signIn(platform, body)),
    implement(contract.currentSession, async (_, { viewer }) => {
      const advertiser = await findAdvertiser(platform.db, { id: viewer.advertiserId });
      return advertiser ? accountView(advertiser) : refuse('not-signed-in');
    }),
    implement(contract.signOut, (_, { tokenHash }) => signOut(platform, tokenHash)),
    implement(contract.setLastingPin, ({ body }, { viewer, tokenHash }) =>
      setLastingPin(platform, { advertiserId: viewer.advertiserId, tokenHash, pin: body.pin }),
    ),
    implement(contract.setPublicName, ({ body }, { viewer }) =>
      setPublicName(platform.db, viewer.advertiserId, body.publicName),
    ),
  ];
}
