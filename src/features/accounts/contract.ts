import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import {
  advertiserAccount,
  browserKey,
  challenge,
  device,
  email,
  pin,
  publicName,
  session,
} from './contract-shapes.ts';

export * from './contract-password.ts';
export * from './contract-providers.ts';
export * from './contract-shapes.ts';
export * from './contract-sessions.ts';

/** The form of the first step; the page adds the browser's key. */
export const emailForm = z.object({ email });
export const pinForm = z.object({ pin });

export const startSignIn = operation({
  id: 'startSignIn',
  method: 'post',
  path: '/sign-in/challenges',
  summary:
    'Ask for a one-time PIN by e-mail, or with `mailPin: false` for a place to type the lasting PIN without one. Known and unknown addresses get the same answer.',
  audience: 'anyone',
  status: 201,
  body: emailForm.extend({ browserKey, mailPin: z.boolean().default(true) }),
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
  body: pinForm.extend({ challengeId: z.uuid(), browserKey, device }),
  data: session,
  errors: ['wrong-pin', 'invalid-verification', 'account-blocked'],
});

export const currentSession = operation({
  id: 'currentSession',
  method: 'get',
  path: '/session',
  summary: 'Who the bearer token belongs to.',
  audience: 'advertiser',
  status: 200,
  data: advertiserAccount.extend({ admin: z.boolean() }).meta({ id: 'CurrentSession' }),
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
  summary:
    'Choose a lasting PIN; ends all other sessions and says so by e-mail. Needs a session that began in the last 15 minutes.',
  audience: 'advertiser',
  status: 200,
  body: lastingPinForm,
  data: advertiserAccount,
  errors: ['fresh-sign-in-needed'],
});

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
