import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';

/** A one-time or lasting PIN: six digits. */
export const pinLength = 6;
/** Decisions: a mailed PIN holds 15 minutes, takes five tries, and a new one may be asked for after a minute. */
export const mailedPinMinutes = 15;
export const pinTries = 5;
export const resendAfterSeconds = 60;
/** The specification's life of the `user` cookie: 7 days. */
export const sessionSeconds = 604_800;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .meta({ description: 'E-mail address, kept in lower case' });

export const pin = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().length(pinLength).regex(/^\d*$/, { error: 'PIN má jen číslice' }));

/** A secret that only the asking browser holds, so that a code seen elsewhere opens nothing. */
const browserKey = z.string().min(20).max(100);

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

/** The form of the first step; the page adds the browser's key. */
export const emailForm = z.object({ email });
export const pinForm = z.object({ pin });

export const startSignIn = operation({
  id: 'startSignIn',
  method: 'post',
  path: '/sign-in/challenges',
  summary: 'Ask for a one-time PIN by e-mail. Known and unknown addresses get the same answer.',
  audience: 'anyone',
  status: 201,
  body: emailForm.extend({ browserKey }),
  data: challenge,
  errors: ['too-many-requests'],
});

export const resendPin = operation({
  id: 'resendPin',
  method: 'post',
  path: '/sign-in/challenges/{id}/resend',
  summary: 'Send a new one-time PIN; the one before stops working.',
  audience: 'anyone',
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ browserKey }),
  data: challenge,
  errors: ['invalid-verification', 'resend-too-soon', 'too-many-requests'],
});

export const signIn = operation({
  id: 'signIn',
  method: 'post',
  path: '/sessions',
  summary: 'Exchange a PIN, mailed or lasting, for a token. First use creates the account.',
  audience: 'anyone',
  status: 201,
  body: pinForm.extend({ challengeId: z.uuid(), browserKey }),
  data: session,
  errors: ['wrong-pin', 'invalid-verification'],
});

export const currentSession = operation({
  id: 'currentSession',
  method: 'get',
  path: '/session',
  summary: 'Who the bearer token belongs to.',
  audience: 'advertiser',
  status: 200,
  data: advertiserAccount,
  errors: [],
});

export const signOut = operation({
  id: 'signOut',
  method: 'delete',
  path: '/session',
  summary: 'End the session of the bearer token.',
  audience: 'advertiser',
  status: 200,
  data: z.object({ signedOut: z.literal(true) }),
  errors: [],
});

/** 000000, 123456, 987654 and the like: the first that anybody would try. */
const guessable = (digits: string) =>
  /^(\d)\1*$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);

export const lastingPinForm = z
  .object({
    pin: pin.refine((digits) => !guessable(digits), {
      error: 'Tenhle PIN se dá snadno uhodnout. Zvol jiný.',
    }),
    pinAgain: pin,
  })
  .refine((form) => form.pin === form.pinAgain, { error: sentences.pinsMatch, path: ['pinAgain'] });

export const setLastingPin = operation({
  id: 'setLastingPin',
  method: 'put',
  path: '/account/lasting-pin',
  summary: 'Choose a lasting PIN; ends all other sessions of the account.',
  audience: 'advertiser',
  status: 200,
  body: lastingPinForm,
  data: advertiserAccount,
  errors: [],
});

export const publicNameLength = { min: 2, max: 40 } as const;

/** A person's name as typed: one line, without invisible characters. */
export const personName = z
  .string()
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().regex(/^\P{C}*$/u, { error: 'Jméno obsahuje neviditelný znak. Napiš ho znovu.' }));

/** The name others see. Contacts do not belong in it, because messages go through the bazaar. */
export const publicName = personName.pipe(
  z
    .string()
    .min(publicNameLength.min)
    .max(publicNameLength.max)
    .regex(/^(?!.*(@|\d(\s?\d){5}|https?:|www\.))/i, {
      error: 'Do jména nepatří e-mail, telefon ani odkaz.',
    }),
);

export const setPublicName = operation({
  id: 'setPublicName',
  method: 'put',
  path: '/account/public-name',
  summary: 'Choose the name others see; of a full name only the first name and one letter are kept.',
  audience: 'advertiser',
  status: 200,
  body: z.object({ publicName }),
  data: advertiserAccount,
  errors: [],
});
