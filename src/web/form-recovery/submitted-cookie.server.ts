import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { readCookie, serializeCookie } from '../cookies.ts';
import { safeNext } from '../sign-in-cookie.ts';

const record = z.object({
  /** Path and query of the page the form was submitted to. */
  address: z.string().refine((path) => safeNext(path, '') !== ''),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** The form had photos, which cannot be stored. */
  photos: z.boolean().optional(),
});
export type SubmittedForm = z.output<typeof record>;

const attributes = { sameSite: 'Strict', httpOnly: true } as const;
const maxAgeMinutes = 30;
/**
 * Browsers accept 4096 bytes including name and attributes; the longest listing takes about three quarters of
 * it.
 */
const maxCharacters = 3800;
/** Larger than any form of ours; more decompressed data means the cookie is forged. */
const maxBytes = 64 * 1024;

/** `Set-Cookie` that stores a form; undefined when it exceeds the browser's limit. */
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
