import type { Config } from '../../config.ts';
import { encryptPush, type ReaderKeys } from './encrypt.ts';
import { vapidHeader } from './vapid.ts';

export type Subscription = ReaderKeys & { readonly endpoint: string };

const timeoutMs = 10_000;
/** Seconds for which a service keeps it for a browser that is off. */
const ttlSeconds = 86_400;

/**
 * Whether an address belongs to a push service of the settings. Without it anybody could have the server write to any
 * address, also inside its own network.
 */
export function isPushEndpoint({ push }: Pick<Config, 'push'>, endpoint: string): boolean {
  if (!push || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, port } = new URL(endpoint);
  if (username !== '') return false;
  const allowed = push.services.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  const loopback = hostname === '127.0.0.1';
  return allowed && (loopback || (protocol === 'https:' && port === ''));
}

/** Hands a message to the push service; `gone` where the browser no longer wants any. Throws when it may work later. */
export async function deliverPush(
  { push, contactEmail }: Pick<Config, 'push' | 'contactEmail'>,
  subscription: Subscription,
  text: string,
  now: Date,
): Promise<'sent' | 'gone'> {
  if (!push || !isPushEndpoint({ push }, subscription.endpoint)) return 'gone';
  const response = await fetch(subscription.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: vapidHeader(push, subscription.endpoint, contactEmail, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
    },
    body: new Uint8Array(encryptPush(text, subscription)),
  });
  await response.body?.cancel();
  // The service's other refusals of a client's kind will not change by asking again.
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'gone';
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return 'sent';
}
