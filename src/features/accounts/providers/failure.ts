import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProviderClient } from './provider.ts';

/** Trouble on the way there, or a page about an outage where an answer should be; not in what was said. */
const outOfReach = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Distinguishes a provider that is down from a response that is invalid: refused, forged or replayed. */
export function refuseFailure(
  log: Platform['log'],
  { provider }: ProviderClient,
  problem: unknown,
): Refusal<'provider-failed' | 'provider-refused'> {
  log.warn({ err: problem, provider }, 'signing in by an account elsewhere failed');
  const answered =
    problem instanceof AuthorizationResponseError ||
    problem instanceof ResponseBodyError ||
    (problem instanceof ClientError && !outOfReach.has(String(problem.code)));
  return refuse(answered ? 'provider-refused' : 'provider-failed');
}
