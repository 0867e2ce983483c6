import { z } from 'zod';
import { sessionDays } from '../../contract/retention.ts';
import { isReservedName, reservedName } from './reserved-names.ts';

/** A one-time or lasting PIN: six digits. */
export const pinLength = 6;
/** A mailed PIN is valid for 15 minutes and five attempts; another can be requested after a minute. */
export const mailedPinMinutes = 15;
export const pinTries = 5;
export const resendAfterSeconds = 60;
/** Lifetime of the `user` cookie by the specification: 7 days. */
export const sessionSeconds = sessionDays * 86_400;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .meta({ description: 'E-mailová adresa, uloží se malými písmeny' });

export const pin = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().length(pinLength).regex(/^\d*$/, { error: 'PIN má jen číslice' }));

/**
 * A secret held only by the requesting browser, so that a PIN seen elsewhere is useless. Once an account was
 * opened in a browser, its secret gives it rate limits of its own.
 */
export const browserKey = z.string().min(20).max(100);

export const challenge = z
  .object({
    id: z.uuid(),
    email: z.string(),
    expiresAt: z.iso.datetime(),
    resendAt: z.iso.datetime(),
  })
  .meta({ id: 'SignInChallenge' });
export type Challenge = z.output<typeof challenge>;

export const advertiserAccount = z
  .object({
    id: z.uuid(),
    email: z.string(),
    publicName: z.string(),
    slug: z.string(),
    trader: z.boolean(),
    hasLastingPin: z.boolean(),
    cardLimit: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdvertiserAccount' });
export type AdvertiserAccount = z.output<typeof advertiserAccount>;

export const session = z
  .object({ token: z.string(), expiresAt: z.iso.datetime(), advertiser: advertiserAccount })
  .meta({ id: 'Session' });
export type Session = z.output<typeof session>;

/** Readable name of this browser in the list of sessions. */
export const device = z.string().trim().min(1).max(80).optional();

export const publicNameLength = { min: 2, max: 40 } as const;

/** A person's name: one line, without invisible characters. */
export const personName = z
  .string()
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().regex(/^\P{C}*$/u, { error: 'Jméno obsahuje neviditelný znak. Napiš ho znovu.' }));

/** A publicly visible name that does not impersonate the site or its staff. */
export const visibleName = personName.refine((name) => !isReservedName(name), { error: reservedName });

/** The public name. It must not contain contacts, because messages go through the site. */
export const publicName = visibleName.pipe(
  z
    .string()
    .min(publicNameLength.min)
    .max(publicNameLength.max)
    .regex(/^(?!.*(@|\d(\s?\d){5}|https?:|www\.))/i, {
      error: 'Do jména nepatří e-mail, telefon ani odkaz.',
    }),
);
