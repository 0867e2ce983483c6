import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of a subscription, as a browser gives them: an uncompressed point of P-256 and 16 bytes, both base64url. */
export type ReaderKeys = { readonly p256dh: string; readonly auth: string };

/** Chance of one message; tests hold it still. */
export type Once = { readonly privateKey: Uint8Array; readonly salt: Uint8Array };

const recordBytes = 4096;
const lastRecord = Buffer.from([2]);

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * A message that only the browser of the subscription can read: aes128gcm of one record (RFC 8188) with keys agreed
 * as RFC 8291 says. Up to 3,993 bytes.
 */
export function encryptPush(text: string, reader: ReaderKeys, once?: Once): Buffer {
  const readerKey = Buffer.from(reader.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (once) ecdh.setPrivateKey(Buffer.from(once.privateKey));
  else ecdh.generateKeys();
  const salt = once ? Buffer.from(once.salt) : randomBytes(16);
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
