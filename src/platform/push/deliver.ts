import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { vapidHeader } from './vapid.ts';

/** Keys of a browser's subscription: an uncompressed P-256 point and 16 bytes, both base64url. */
type ReaderKeys = { readonly p256dh: string; readonly auth: string };

/** Random values of one message; tests fix them. */
type MessageSecrets = { readonly privateKey: Uint8Array; readonly salt: Uint8Array };

const recordBytes = 4096;
const lastRecord = Buffer.from([2]);

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a message so that only the subscribed browser can read it: aes128gcm with one record (RFC 8188)
 * and keys derived as in RFC 8291. At most 3,993 bytes of text.
 */
export function encryptPush(text: string, reader: ReaderKeys, secrets?: MessageSecrets): Buffer {
  const readerKey = Buffer.from(reader.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (secrets) ecdh.setPrivateKey(Buffer.from(secrets.privateKey));
  else ecdh.generateKeys();
  const salt = secrets ? Buffer.from(secrets.salt) : randomBytes(16);
  const ownKey = ecdh.getPublicKey();
  const agreed = derived(
    ecdh.computeSecret(readerKey),
    Buffer.from(reader.auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), readerKey, ownKey]),
    32,
  );
  const key = derived(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, sealed]);
}

export type Subscription = ReaderKeys & { readonly endpoint: string };

const timeoutMs = 10_000;
/** Seconds for which the push service stores the message while the browser is offline. */
const ttlSeconds = 86_400;

/**
 * Whether a URL belongs to an allowed push service. Without this check anybody could make the server send
 * requests to any address, even within its own network (SSRF).
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

/**
 * Sends a message to the push service; returns `gone` when the subscription is no longer valid. Throws when
 * it should be retried.
 */
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
  // Other 4xx refusals will not change on a retry.
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'gone';
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return 'sent';
}
