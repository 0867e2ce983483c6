import { z } from 'zod';
import { sessionDays } from '../../contract/retention.ts';
import { isReservedName, reservedName } from './reserved-names.ts';

/** A one-time or lasting PIN: six digits. */
export const pinLength = 6;
/** Decisions: a mailed PIN holds 15 minutes, takes five tries, and a new one may be asked for after a minute. */
export const mailedPinMinutes = 15;
export const pinTries = 5;
export const resendAfterSeconds = 60;
/** The specification's life of the `user` cookie: 7 days. */
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
 * A secret that only the asking browser holds, so that a code seen elsewhere opens nothing. A browser that keeps it has
 * allowances of its own once an account was opened in it.
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

/** What the list of sessions calls this browser, in plain words. */
export const device = z.string().trim().min(1).max(80).optional();

export const publicNameLength = { min: 2, max: 40 } as const;

/** A person's name as typed: one line, without invisible characters. */
export const personName = z
  .string()
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().regex(/^\P{C}*$/u, { error: 'Jméno obsahuje neviditelný znak. Napiš ho znovu.' }));

/** A name that others read: of anybody but the bazaar and those who look after it. */
export const namePeopleSee = personName.refine((name) => !isReservedName(name), { error: reservedName });

/** The name others see. Contacts do not belong in it, because messages go through the bazaar. */
export const publicName = namePeopleSee.pipe(
  z
    .string()
    .min(publicNameLength.min)
    .max(publicNameLength.max)
    .regex(/^(?!.*(@|\d(\s?\d){5}|https?:|www\.))/i, {
      error: 'Do jména nepatří e-mail, telefon ani odkaz.',
    }),
);
