import { z } from 'zod';
import { parseStorageUrl } from './platform/storage/place.ts';

/** Error messages complete a sentence that begins with the setting's name. */
export const number = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};
export const text = z.string().trim();
export const webAddress = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'must be an address that begins with http:// or https://',
});
export const baseAddress = webAddress
  .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
    abort: true,
    error: 'must be only protocol, host and port, without a path',
  })
  .transform((url) => url.replace(/\/$/, ''));
/** URL to which secrets are sent: https, or this machine. */
export const safeAddress = webAddress
  .refine((url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${url}/`), {
    error: 'must begin with https://, or be on this machine',
  })
  .transform((url) => url.replace(/\/$/, ''));
export const flag = z
  .enum(['1', 'true', 'yes', '0', 'false', 'no'], { error: 'must be 1 or 0' })
  .transform((given) => ['1', 'true', 'yes'].includes(given));
export const list = text.transform((given) => given.split(/[\s,]+/).filter((item) => item !== ''));
export const storage = text.transform((url, context) => {
  const place = parseStorageUrl(url);
  if (place) return place;
  context.addIssue({
    code: 'custom',
    message: 'must begin with file: and name a folder, or be s3+https://KEY:SECRET@HOST/BUCKET',
  });
  return z.NEVER;
});
