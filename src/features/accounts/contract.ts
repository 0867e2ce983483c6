import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
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

export * from './contract-sign-in.ts';
export * from './contract-shapes.ts';

/** Form of the first step; the page adds the browser key. */
export const emailForm = z.object({ email });
export const pinForm = z.object({ pin });

export const startSignIn = operation('post', '/sign-in/challenges', {
  summary:
    'Nechat si poslat jednorázový PIN; s `mailPin: false` jen získat místo, kam zadat trvalý PIN, bez e-mailu. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 201,
  body: emailForm.extend({ browserKey, mailPin: z.boolean().default(true) }),
  data: challenge,
  errors: ['too-many-requests'],
});

export const resendPin = operation('post', '/sign-in/challenges/{id}/resend', {
  summary: 'Poslat nový jednorázový PIN; předchozí přestane platit.',
  audience: 'anyone',
  params: z.object({ id: z.uuid() }),
  body: z.object({ browserKey }),
  data: challenge,
  errors: ['invalid-verification', 'resend-too-soon', 'too-many-requests'],
});

export const signIn = operation('post', '/sessions', {
  summary: 'Vyměnit PIN, jednorázový nebo trvalý, za token. První přihlášení založí účet.',
  audience: 'anyone',
  status: 201,
  body: pinForm.extend({ challengeId: z.uuid(), browserKey, device }),
  data: session,
  errors: ['wrong-pin', 'invalid-verification', 'account-blocked'],
});

export const currentSession = operation('get', '/session', {
  summary: 'Komu patří token z hlavičky Authorization.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: advertiserAccount
    .extend({ admin: z.boolean(), moderator: z.boolean() })
    .meta({ id: 'CurrentSession' }),
});

export const signOut = operation('delete', '/session', {
  summary: 'Ukončit přihlášení, ke kterému patří token.',
  audience: 'advertiser',
  duringAccountView: 'as-oneself',
  data: z.object({ signedOut: z.literal(true) }),
});

/** Trivial PINs such as 000000, 123456 or 987654. */
const guessable = (digits: string) =>
  /^(\d)\1*$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);

export const lastingPinForm = z
  .object({
    pin: pin.refine((digits) => !guessable(digits), {
      error: 'Tenhle PIN se dá snadno uhodnout. Zvol jiný.',
    }),
    pinAgain: pin,
  })
  .refine((form) => form.pin === form.pinAgain, { error: validationMessages.pinsMatch, path: ['pinAgain'] });

export const setLastingPin = operation('put', '/account/lasting-pin', {
  summary:
    'Zvolit si trvalý PIN. Ukončí všechna ostatní přihlášení a přijde o tom e-mail. Přihlášení nesmí být starší než 15 minut.',
  audience: 'advertiser',
  body: lastingPinForm,
  data: advertiserAccount,
  errors: ['fresh-sign-in-needed'],
});

export const setPublicName = operation('put', '/account/public-name', {
  summary: 'Zvolit jméno, které uvidí ostatní; z celého jména zůstane jen křestní a jedno písmeno.',
  audience: 'advertiser',
  body: z.object({ publicName }),
  data: advertiserAccount,
});
