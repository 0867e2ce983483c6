import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Max browsers of one account; the oldest is dropped. */
export const maxSubscriptions = 10;

const endpoint = z.url({ protocol: /^https?$/ }).max(1_000);

export const getPushKey = operation('get', '/push/key', {
  summary: 'Klíč, pod kterým prohlížeč souhlasí s upozorněními; prázdné tam, kde se nenabízejí.',
  audience: 'anyone',
  data: z.object({ key: z.string().optional() }).meta({ id: 'PushKey' }),
});

export const startPush = operation('post', '/account/push', {
  summary: 'Posílat upozornění na hlídání a zprávy od zájemců i tomuto prohlížeči.',
  audience: 'advertiser',
  body: z.object({
    endpoint,
    /** Keys as the browser provides them, base64url. */
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
  data: z.object({ on: z.literal(true) }),
});

export const endPush = operation('post', '/account/push/ending', {
  summary: 'Přestat tomuto prohlížeči cokoli posílat.',
  audience: 'advertiser',
  body: z.object({ endpoint }),
  data: z.object({ on: z.literal(false) }),
});
