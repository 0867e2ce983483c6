import { expect, it, vi } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, lastMailedPin } from '../../../test/sign-in.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { findAdvertiser } from './db.ts';
import { resendPin } from './start-sign-in.ts';
import { signIn } from './sign-in.ts';

// Hashing takes long, and many times longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const platform = await testPlatform();
const minute = 60_000;

let people = 0;
/** An unused address. */
const somebody = () => `hrac${(people += 1)}@example.cz`;
const other = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const wrongPin = refuse('wrong-pin', { fields: { pin: ['Špatný PIN'] } });
const closed = (reason: string) => refuse('invalid-verification', { fields: { pin: [reason] } });

it('creates the account with the first correct PIN, and not before', async () => {
  const email = somebody();
  const asked = await askForPin(platform, email);
  expect(await findAdvertiser(platform.db, { email })).toBeUndefined();
  expect(await signIn(platform, { ...asked, pin: other(asked.pin) })).toEqual(wrongPin);
  expect(await findAdvertiser(platform.db, { email })).toBeUndefined();

  const session = await signIn(platform, asked);
  expect(session).toMatchObject({ advertiser: { email, hasLastingPin: false, cardLimit: 10 } });
  const account = await findAdvertiser(platform.db, { email });
  expect(account?.email_verified_at).toEqual(platform.clock.now());
  expect(account?.public_name).toMatch(/^Hráč \d{4}$/);
});

it('signs in to the same account the next time', async () => {
  const email = somebody();
  const first = await signIn(platform, await askForPin(platform, email));
  const second = await signIn(platform, await askForPin(platform, email));
  if (isRefusal(first) || isRefusal(second)) throw new Error('not signed in');
  expect(second.advertiser).toEqual(first.advertiser);
  expect(second.token).not.toBe(first.token);
});

it('accepts the correct PIN at the fifth attempt, but not at the sixth', async () => {
  const lucky = await askForPin(platform, somebody());
  for (let i = 0; i < 4; i += 1) await signIn(platform, { ...lucky, pin: other(lucky.pin) });
  expect(await signIn(platform, lucky)).toHaveProperty('token');

  const unlucky = await askForPin(platform, somebody());
  for (let i = 0; i < 5; i += 1)
    expect(await signIn(platform, { ...unlucky, pin: other(unlucky.pin) })).toEqual(wrongPin);
  expect(await signIn(platform, unlucky)).toEqual(closed('Pětkrát to nevyšlo. Nech si poslat nový PIN.'));
});

it('compares five of a hundred concurrent guesses', async () => {
  const asked = await askForPin(platform, somebody());
  const guesses = Array.from({ length: 100 }, (_, i) => String(i).padStart(6, '0')).filter(
    (pin) => pin !== asked.pin,
  );
  const answers = await Promise.all(guesses.map((pin) => signIn(platform, { ...asked, pin })));
  const codes = answers.map((answer) => (isRefusal(answer) ? answer.refused : 'in'));
  expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5);
  expect(codes.filter((code) => code === 'invalid-verification')).toHaveLength(guesses.length - 5);
  expect(await signIn(platform, asked)).toHaveProperty('refused', 'invalid-verification');
});

it('creates one session when the correct PIN is submitted several times concurrently', async () => {
  const asked = await askForPin(platform, somebody());
  const answers = await Promise.all([
    signIn(platform, asked),
    signIn(platform, asked),
    signIn(platform, asked),
  ]);
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
});

it('accepts a PIN only once', async () => {
  const asked = await askForPin(platform, somebody());
  await signIn(platform, asked);
  expect(await signIn(platform, asked)).toEqual(
    closed('Tenhle PIN už jednou posloužil. Nech si poslat nový.'),
  );
});

it('accepts a PIN for fifteen minutes', async () => {
  const early = await askForPin(platform, somebody());
  const late = await askForPin(platform, somebody());
  platform.clock.advance(15 * minute - 1);
  expect(await signIn(platform, early)).toHaveProperty('token');
  platform.clock.advance(1);
  expect(await signIn(platform, late)).toEqual(closed('PIN platil 15 minut. Nech si poslat nový.'));
});

it('accepts a PIN only from the browser that requested it; attempts from another browser are not counted', async () => {
  const asked = await askForPin(platform, somebody());
  for (let i = 0; i < 6; i += 1) {
    const foreign = { ...asked, browserKey: platform.ids.token() };
    expect(await signIn(platform, foreign)).toEqual(refuse('invalid-verification'));
  }
  expect(await signIn(platform, asked)).toHaveProperty('token');
});

it('refuses an unknown challenge', async () => {
  const asked = await askForPin(platform, somebody());
  const madeUp = { ...asked, challengeId: platform.ids.uuid() };
  expect(await signIn(platform, madeUp)).toEqual(refuse('invalid-verification'));
});

it('refuses the PIN of another challenge of the same browser', async () => {
  const mine = await askForPin(platform, somebody());
  const theirs = await askForPin(platform, somebody());
  expect(await signIn(platform, { ...mine, challengeId: theirs.challengeId })).toHaveProperty('refused');
});

it('accepts only the new PIN after a resend, with all attempts again', async () => {
  const email = somebody();
  const asked = await askForPin(platform, email);
  for (let i = 0; i < 5; i += 1) await signIn(platform, { ...asked, pin: other(asked.pin) });
  platform.clock.advance(minute);
  await resendPin(platform, { ...asked, client: 'c' });
  const pin = await lastMailedPin(platform, email);
  if (pin !== asked.pin) expect(await signIn(platform, asked)).toHaveProperty('refused', 'wrong-pin');
  expect(await signIn(platform, { ...asked, pin })).toHaveProperty('token');
});
