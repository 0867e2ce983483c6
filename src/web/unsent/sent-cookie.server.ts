import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { readCookie, serializeCookie } from '../cookies.ts';
import { safeNext } from '../sign-in-cookie.ts';

const record = z.object({
  /** Path and query of the page that the form was sent to. */
  address: z.string().refine((path) => safeNext(path, '') !== ''),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Photos were sent along, which nobody can keep. */
  photos: z.boolean().optional(),
});
export type SentForm = z.output<typeof record>;

const attributes = { sameSite: 'Strict', httpOnly: true } as const;
const minutesKept = 30;
/** Browsers take 4096 bytes with the name and the attributes; the longest advert is about three quarters of it. */
const mostCharacters = 3800;
/** More than any of our forms: whatever unpacks to more was not packed here. */
const mostBytes = 64 * 1024;

/** `Set-Cookie` that keeps a form for its sender's return; nothing when the browser would not take that much. */
export function sentFormCookie(form: SentForm, secure: boolean): string | undefined {
  const value = deflateRawSync(JSON.stringify(form)).toString('base64url');
  if (value.length > mostCharacters) return undefined;
  return serializeCookie('neodeslano', value, { ...attributes, maxAgeSeconds: minutesKept * 60, secure });
}

export function readSentForm(request: Request): SentForm | undefined {
  const value = readCookie(request, 'neodeslano');
  if (value === undefined) return undefined;
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: mostBytes }).toString();
    return record.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function clearedSentFormCookie(secure: boolean): string {
  return serializeCookie('neodeslano', '', { ...attributes, maxAgeSeconds: 0, secure });
}
