import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** VAPID keys of the sender: a P-256 point and its private scalar, both base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const halfDay = 12 * 3_600;

/** Authorization header that identifies the sender to a push service (RFC 8292); valid for half a day. */
export function vapidHeader(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const words = [
    { typ: 'JWT', alg: 'ES256' },
    {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now.getTime() / 1000) + halfDay,
      sub: `mailto:${contact}`,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = words.join('.');
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}

export function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Whether the public key belongs to the private key. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return ecdh.getPublicKey().toString('base64url') === publicKey;
  } catch {
    return false;
  }
}
