import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import {
  browserKey,
  challenge,
  device,
  session,
  advertiserAccount,
  email,
  publicName,
} from './contract-shapes.ts';
import { validationMessages } from '../../contract/validation-messages.ts';

export const provider = z.enum(['google', 'facebook']);
export type Provider = z.output<typeof provider>;

/** State kept by the requesting browser until it returns; no one else can complete its sign-in. */
export const providerProof = z.object({
  state: z.string().max(200),
  nonce: z.string().max(200),
  verifier: z.string().max(200),
});
export type ProviderProof = z.output<typeof providerProof>;

const params = z.object({ provider });

export const listProviders = operation('get', '/sign-in/providers', {
  summary: 'Služby, přes které se tu dá přihlásit, podle nastavení webu.',
  audience: 'anyone',
  data: z.object({ providers: z.array(provider) }),
});

export const startProviderSignIn = operation('post', '/sign-in/providers/{provider}', {
  summary: 'Kam poslat prohlížeč a s čím se má vrátit. Authorization Code s PKCE.',
  audience: 'anyone',
  status: 201,
  params,
  body: z.object({}),
  data: z.object({ address: z.url(), proof: providerProof }),
  errors: ['not-found', 'provider-failed'],
});

export const finishProviderSignIn = operation('post', '/sessions/{provider}', {
  summary:
    'Vyměnit odpověď přihlašovací služby za token. Na adresu, za kterou služba neručí, odejde PIN; účty se spojí, až přijde přes `POST /sessions`.',
  audience: 'anyone',
  status: 201,
  params,
  body: z.object({
    /** Query string of the callback URL. */
    answer: z.string().max(8000),
    proof: providerProof,
    browserKey,
    device,
  }),
  data: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), session }),
    z.object({ outcome: z.literal('prove-address'), challenge }),
  ]),
  errors: [
    'not-found',
    'provider-failed',
    'provider-refused',
    'provider-without-email',
    'account-blocked',
    'too-many-requests',
  ],
});

const passwordLength = { min: 10, max: 200 } as const;

/**
 * At least ten characters with a lowercase and an uppercase letter; all violations are reported at once. The
 * server also rejects common passwords.
 */
export const password = z
  .string()
  .transform((typed) => typed.normalize('NFKC'))
  .pipe(
    z
      .string()
      // An empty field gets only one error.
      .min(1, { abort: true })
      .min(passwordLength.min)
      .max(passwordLength.max)
      .regex(/\p{Ll}/u, { error: 'Heslo musí obsahovat malé písmeno' })
      .regex(/\p{Lu}/u, { error: 'Heslo musí obsahovat velké písmeno' }),
  );

const passwordTwice = z.object({ password, passwordAgain: z.string().min(1) });
const same = ({ password: one, passwordAgain: other }: { password: string; passwordAgain: string }) =>
  one === other.normalize('NFKC');
const differ = { error: validationMessages.passwordsMatch, path: ['passwordAgain'] };

export const passwordForm = passwordTwice.refine(same, differ);

/** An empty name counts as none: the account then gets a generated nickname. */
const chosenName = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? undefined : typed))
  .pipe(publicName.optional())
  .optional();

const registration = passwordTwice.extend({ email, name: chosenName });
export const registrationForm = registration.refine(same, differ);
export const passwordSignInForm = z.object({ email, password: z.string().min(1).max(passwordLength.max) });

export const register = operation('post', '/registrations', {
  summary:
    'Zaregistrovat adresu s heslem. Přijde na ni PIN a registrace začne platit, až se vrátí přes `POST /sessions`. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 201,
  body: registration.extend({ browserKey }).refine(same, differ),
  data: challenge,
  errors: ['too-many-requests'],
});

export const signInWithPassword = operation('post', '/sessions/password', {
  summary: 'Vyměnit adresu a heslo za token.',
  audience: 'anyone',
  status: 201,
  body: passwordSignInForm.extend({ device, browserKey: browserKey.optional() }),
  data: session,
  errors: ['wrong-password', 'account-blocked', 'too-many-requests'],
});

export const setPassword = operation('put', '/account/password', {
  summary:
    'Zvolit si heslo. Ukončí všechna ostatní přihlášení a přijde o tom e-mail. Přihlášení nesmí být starší než 15 minut.',
  audience: 'advertiser',
  body: passwordForm,
  data: advertiserAccount,
  errors: ['fresh-sign-in-needed'],
});

const ownSession = z
  .object({
    id: z.uuid(),
    /** Whether it is the session of this request. */
    current: z.boolean(),
    device: z.string().optional(),
    since: z.iso.datetime(),
    /** Accurate to five minutes. */
    lastUsed: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSession>;

export const ownSignIn = z
  .object({
    email: z.string(),
    hasPassword: z.boolean(),
    hasLastingPin: z.boolean(),
    providers: z.array(provider),
    /** Whether this session is recent enough to change a password or a lasting PIN. */
    fresh: z.boolean(),
    /** Whether the account is an admin's or a moderator's and must have a second factor. */
    needsSecondFactor: z.boolean(),
    sessions: z.array(ownSession),
  })
  .meta({ id: 'OwnSignIn' });
export type OwnSignIn = z.output<typeof ownSignIn>;

export const getOwnSignIn = operation('get', '/account/sign-in', {
  summary: 'Čím se účet otevírá a kde je právě přihlášený.',
  audience: 'advertiser',
  data: ownSignIn,
});

export const endOwnSession = operation('delete', '/account/sessions/{id}', {
  summary: 'Odhlásit jedno ze svých přihlášení, ať je kdekoli.',
  audience: 'advertiser',
  params: z.object({ id: z.uuid() }),
  data: z.object({ signedOut: z.literal(true) }),
  errors: ['not-found'],
});
