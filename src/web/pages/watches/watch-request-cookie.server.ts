import { z } from 'zod';
import { readJsonCookie, serializeCookie } from '../../cookies.ts';

const record = z.object({ email: z.string(), search: z.string(), frequency: z.string() });

/** Fields of an unconfirmed watch, so that its email can be sent again. */
export type WatchRequest = z.output<typeof record>;

export const readWatchRequest = (request: Request): WatchRequest | undefined =>
  record.safeParse(readJsonCookie(request, 'hlidani')).data;

export const watchRequestCookie = (asked: WatchRequest, secure: boolean): string =>
  serializeCookie('hlidani', JSON.stringify(asked), {
    sameSite: 'Strict',
    httpOnly: true,
    maxAgeSeconds: 3600,
    secure,
  });
