import { z } from 'zod';
import { sentences } from '../../contract/sentences.ts';
import { operation } from '../../contract/operation.ts';
import {
  advertiserAccount,
  browserKey,
  challenge,
  device,
  email,
  publicName,
  session,
} from './contract-shapes.ts';

const passwordLength = { min: 10, max: 200 } as const;

/** Decisions: at least ten characters, a lower and an upper case letter, all wrongs at once. The server refuses common ones too. */
export const password = z
  .string()
  .transform((typed) => typed.normalize('NFKC'))
  .pipe(
    z
      .string()
      // Of an empty field there is one thing to say.
      .min(1, { abort: true })
      .min(passwordLength.min)
      .max(passwordLength.max)
      .regex(/\p{Ll}/u, { error: 'Heslo musí obsahovat malé písmeno' })
      .regex(/\p{Lu}/u, { error: 'Heslo musí obsahovat velké písmeno' }),
  );

const passwordTwice = z.object({ password, passwordAgain: z.string().min(1) });
const same = ({ password: one, passwordAgain: other }: { password: string; passwordAgain: string }) =>
  one === other.normalize('NFKC');
const differ = { error: sentences.passwordsMatch, path: ['passwordAgain'] };

export const passwordForm = passwordTwice.refine(same, differ);

/** An empty name is none: the account then gets a nickname. */
const chosenName = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? undefined : typed))
  .pipe(publicName.optional())
  .optional();

const registration = passwordTwice.extend({ email, name: chosenName });
export const registrationForm = registration.refine(same, differ);
export const passwordSignInForm = z.object({ email, password: z.string().min(1).max(passwordLength.max) });

export const register = operation({
  id: 'register',
  method: 'post',
  path: '/registrations',
  summary:
    'Zaregistrovat adresu s heslem. Přijde na ni PIN a registrace začne platit, až se vrátí přes `POST /sessions`. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 201,
  body: registration.extend({ browserKey }).refine(same, differ),
  data: challenge,
  errors: ['too-many-requests'],
});

export const signInWithPassword = operation({
  id: 'signInWithPassword',
  method: 'post',
  path: '/sessions/password',
  summary: 'Vyměnit adresu a heslo za token.',
  audience: 'anyone',
  status: 201,
  body: passwordSignInForm.extend({ device, browserKey: browserKey.optional() }),
  data: session,
  errors: ['wrong-password', 'account-blocked', 'too-many-requests'],
});

export const setPassword = operation({
  id: 'setPassword',
  method: 'put',
  path: '/account/password',
  summary:
    'Zvolit si heslo. Ukončí všechna ostatní přihlášení a přijde o tom e-mail. Přihlášení nesmí být starší než 15 minut.',
  audience: 'advertiser',
  body: passwordForm,
  data: advertiserAccount,
  errors: ['fresh-sign-in-needed'],
});
