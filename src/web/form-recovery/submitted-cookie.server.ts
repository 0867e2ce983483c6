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
export type SubmittedForm = z.output<typeof record>;

const attributes = { sameSite: 'Strict', httpOnly: true } as const;
const maxAgeMinutes = 30;
/** Browsers take 4096 bytes with the name and the attributes; the longest listing is about three quarters of it. */
const maxCharacters = 3800;
/** More than any of our forms: whatever decompresses to more was not compressed here. */
const maxBytes = 64 * 1024;

/** `Set-Cookie` that keeps a form for its sender's return; nothing when the browser would not take that much. */
export function submittedFormCookie(form: SubmittedForm, secure: boolean): string | undefined {
  const value = deflateRawSync(JSON.stringify(form)).toString('base64url');
  if (value.length > maxCharacters) return undefined;
  return serializeCookie('neodeslano', value, { ...attributes, maxAgeSeconds: maxAgeMinutes * 60, secure });
}

export function readSubmittedForm(request: Request): SubmittedForm | undefined {
  const value = readCookie(request, 'neodeslano');
  if (value === undefined) return undefined;
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: maxBytes }).toString();
    return record.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function clearedSubmittedFormCookie(secure: boolean): string {
  return serializeCookie('neodeslano', '', { ...attributes, maxAgeSeconds: 0, secure });
}
