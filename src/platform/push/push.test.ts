import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, isPushEndpoint } from './deliver.ts';
import { isVapidPair, newVapidKeys, vapidHeader } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('encrypts the example of RFC 8291 to the bytes given there', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the VAPID header lets a push service verify the sender', () => {
  const keys = newVapidKeys();
  expect(isVapidPair(keys)).toBe(true);
  expect(isVapidPair({ ...keys, privateKey: newVapidKeys().privateKey })).toBe(false);
  const header = vapidHeader(keys, 'https://fcm.googleapis.com/x', 'info@bazar.example', new Date(0));
  const [, head = '', claims = '', signature = ''] = /^vapid t=(.+)\.(.+)\.(.+), k=/.exec(header) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: 43_200,
    sub: 'mailto:info@bazar.example',
  });
  const point = bytes(keys.publicKey);
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature)),
  ).toBe(true);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8080/', false],
  ['https://fcm.googleapis.com.zly.example/', false],
  ['https://someone@fcm.googleapis.com/', false],
  ['https://push.services.mozilla.com.zly.example/', false],
  ['https://evilpush.services.mozilla.com/', false],
  ['https://push.services.mozilla.com/', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['nic', false],
])('%s is allowed as an endpoint: %s', (endpoint, expected) => {
  const services = ['fcm.googleapis.com', '*.push.services.mozilla.com'];
  expect(isPushEndpoint({ push: { ...newVapidKeys(), services } }, endpoint)).toBe(expected);
});
