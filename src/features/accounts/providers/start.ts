import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerReturnPath } from '../address.ts';
import type { ProviderProof } from '../contract.ts';
import { refuseFailure } from './failure.ts';
import type { ProviderClient } from './provider.ts';

/** Where to send the browser, and the state that only that browser may bring back. The server stores nothing meanwhile. */
export async function startProviderSignIn(
  { config, ids, log }: Platform,
  client: ProviderClient | undefined,
): Promise<{ address: string; proof: ProviderProof } | Refusal<'not-found' | 'provider-failed'>> {
  if (!client) return refuse('not-found');
  const proof = { state: ids.token(), nonce: ids.token(), verifier: ids.token() };
  try {
    const address = buildAuthorizationUrl(await client.connect(), {
      redirect_uri: config.appUrl + providerReturnPath(client.provider),
      scope: client.scope,
      state: proof.state,
      code_challenge: await calculatePKCECodeChallenge(proof.verifier),
      code_challenge_method: 'S256',
      ...(client.openId ? { nonce: proof.nonce } : {}),
    });
    return { address: address.href, proof };
  } catch (problem) {
    refuseFailure(log, client, problem);
    return refuse('provider-failed');
  }
}
