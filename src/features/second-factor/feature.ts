import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as secondFactorEmails from './mail/second-factor-emails.ts';
import { getSecondFactor, makeRecoveryCodes, removeFactor } from './factors.ts';
import { passSecondFactor } from './pass.ts';
import { addPasskey, passWithPasskey, startPasskey, startPasskeyPass } from './passkeys.ts';
import type { Holder } from './policy.ts';
import { confirmTotp, startTotp } from './add-totp.ts';

function secondFactorRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getSecondFactor, (_, call) => getSecondFactor(platform, holderOf(call))),
    implement(contract.startTotp, (_, call) => startTotp(platform, holderOf(call))),
    implement(contract.confirmTotp, ({ body }, call) =>
      confirmTotp(platform, holderOf(call), { ...body, client: call.client }),
    ),
    implement(contract.passSecondFactor, ({ body }, call) =>
      passSecondFactor(platform, holderOf(call), { ...body, client: call.client }),
    ),
    implement(contract.startPasskey, (_, call) => startPasskey(platform, holderOf(call))),
    implement(contract.addPasskey, ({ body }, call) => addPasskey(platform, holderOf(call), body)),
    implement(contract.startPasskeyPass, (_, call) => startPasskeyPass(platform, holderOf(call))),
    implement(contract.passWithPasskey, ({ body }, call) =>
      passWithPasskey(platform, holderOf(call), body.answer),
    ),
    implement(contract.makeRecoveryCodes, (_, call) => makeRecoveryCodes(platform, holderOf(call))),
    implement(contract.removeFactor, ({ params }, call) => removeFactor(platform, holderOf(call), params.id)),
  ];
}

type Calling = { viewer: Viewer; tokenHash: string | undefined };

const holderOf = ({ viewer, tokenHash = '' }: Calling): Holder => ({
  advertiserId: viewer.advertiserId,
  email: viewer.email,
  tokenHash,
});

export const secondFactorFeature: Feature = {
  contract,
  endpoints: secondFactorRoutes,
  emails: [secondFactorEmails],
};
