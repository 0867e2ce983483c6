import type { Config } from '../../config.ts';
import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as signInEmails from './mail/sign-in-emails.ts';
import type { Provider } from './contract.ts';
import { findAdvertiser } from './db.ts';
import { resendPin, register, startSignIn, startWithoutEmail } from './start-sign-in.ts';
import { getOwnSignIn, signOutElsewhere, setPublicName, setLastingPin, setPassword } from './own-account.ts';
import { facebookClient, googleClient, type ProviderClient } from './providers/provider.ts';
import { finishProviderSignIn, startProviderSignIn } from './providers/finish.ts';
import { accountsSweep, signOut } from './sessions.ts';
import { signInWithPassword, signIn } from './sign-in.ts';
import { accountView } from './views.ts';

function accountRoutes(platform: Platform): Endpoint[] {
  const providers = configuredProviders(platform.config);
  return [
    implement(contract.startSignIn, ({ body: { mailPin, ...asked } }, { client }) =>
      (mailPin ? startSignIn : startWithoutEmail)(platform, { ...asked, client }),
    ),
    implement(contract.resendPin, ({ params, body }, { client }) =>
      resendPin(platform, { challengeId: params.id, browserKey: body.browserKey, client }),
    ),
    implement(contract.signIn, ({ body }, { client }) => signIn(platform, { ...body, client })),
    implement(contract.signInWithPassword, ({ body }, { client }) =>
      signInWithPassword(platform, { ...body, client }),
    ),
    implement(contract.register, ({ body }, { client }) => register(platform, { ...body, client })),
    implement(contract.listProviders, () => ({ providers: [...providers.keys()] })),
    implement(contract.startProviderSignIn, ({ params }) =>
      startProviderSignIn(platform, providers.get(params.provider)),
    ),
    implement(contract.finishProviderSignIn, ({ params, body }, { client }) =>
      finishProviderSignIn(platform, providers.get(params.provider), { ...body, client }),
    ),
    implement(contract.getOwnSignIn, (_, { viewer, tokenHash }) =>
      getOwnSignIn(platform, { ...viewer, tokenHash }),
    ),
    implement(contract.endOwnSession, ({ params }, { viewer }) =>
      signOutElsewhere(platform, viewer.advertiserId, params.id),
    ),
    implement(contract.setPassword, ({ body }, { viewer, tokenHash }) =>
      setPassword(platform, { advertiserId: viewer.advertiserId, tokenHash, password: body.password }),
    ),
    implement(contract.currentSession, async (_, { viewer }) => {
      const advertiser = await findAdvertiser(platform.db, { id: viewer.advertiserId });
      return advertiser
        ? { ...accountView(advertiser), admin: viewer.admin, moderator: viewer.moderator === true }
        : refuse('not-signed-in');
    }),
    implement(contract.signOut, (_, { tokenHash }) => signOut(platform, tokenHash)),
    implement(contract.setLastingPin, ({ body }, { viewer, tokenHash }) =>
      setLastingPin(platform, { advertiserId: viewer.advertiserId, tokenHash, pin: body.pin }),
    ),
    implement(contract.setPublicName, ({ body }, { viewer }) =>
      setPublicName(platform.db, viewer.advertiserId, body.publicName, platform.clock.now()),
    ),
  ];
}

export const accountsFeature: Feature = {
  contract,
  endpoints: accountRoutes,
  emails: [signInEmails],
  schedule: (platform) => [{ name: 'sweep-accounts', cron: '7 * * * *', run: () => accountsSweep(platform) }],
};

/** Identity providers with configured credentials; the others are not offered. */
export function configuredProviders({
  google,
  facebook,
}: Pick<Config, 'google' | 'facebook'>): ReadonlyMap<Provider, ProviderClient> {
  const clients = [
    ...(google ? [googleClient(google)] : []),
    ...(facebook ? [facebookClient(facebook)] : []),
  ];
  return new Map(clients.map((client) => [client.provider, client]));
}
