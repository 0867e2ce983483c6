import { expect, it, vi } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, signedIn } from '../../../test/sign-in.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { hashSlowly, matchesSlowHash } from './secrets.ts';
import { setLastingPin } from './own-account.ts';
import { signIn } from './sign-in.ts';
import { startWithoutEmail } from './start-sign-in.ts';
import { findViewerByToken } from './sessions.ts';

// Hashing takes long, and many times longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const platform = await testPlatform();
const chosen = '405163';

let people = 0;
async function withLastingPin(): Promise<string> {
  const email = `brankar${(people += 1)}@example.cz`;
  const session = await signedIn(platform, email);
  const viewer = await findViewerByToken(platform, session.token);
  await setLastingPin(platform, {
    advertiserId: session.advertiser.id,
    tokenHash: viewer?.tokenHash,
    pin: chosen,
  });
  return email;
}

/** A PIN that is neither the lasting nor the mailed one. */
const wrong = (mailed: string) => ['222000', '222001', '222002'].find((pin) => pin !== mailed) ?? '';

it('can be used instead of the mailed PIN, and consumes the challenge', async () => {
  const email = await withLastingPin();
  const asked = await askForPin(platform, email);
  expect(await signIn(platform, { ...asked, pin: chosen })).toMatchObject({
    advertiser: { email, hasLastingPin: true },
  });
  expect(await signIn(platform, asked)).toHaveProperty('refused', 'invalid-verification');
});

it('does not sign in to another account', async () => {
  await withLastingPin();
  const stranger = await askForPin(platform, 'cizi@example.cz');
  expect(await signIn(platform, { ...stranger, pin: chosen })).toHaveProperty('refused', 'wrong-pin');
});

it('is refused for fifteen minutes to a client that failed five times, while other clients can use it', async () => {
  const email = await withLastingPin();
  const strangers = await askForPin(platform, email, 'stranger');
  for (let i = 0; i < 5; i += 1) await signIn(platform, { ...strangers, pin: wrong(strangers.pin) });
  const again = await askForPin(platform, email, 'stranger');
  expect(await signIn(platform, { ...again, pin: chosen })).toEqual(
    refuse('wrong-pin', { fields: { pin: ['Špatný PIN', 'Teď platí jen PIN z e-mailu.'] } }),
  );
  expect(await signIn(platform, again)).toHaveProperty('token');

  const asked = await askForPin(platform, email);
  expect(await signIn(platform, { ...asked, pin: chosen })).toHaveProperty('token');
  platform.clock.advance(15 * 60_000);
  const later = await askForPin(platform, email, 'stranger');
  expect(await signIn(platform, { ...later, pin: chosen })).toHaveProperty('token');
});

it('can be tried without requesting an email, with the same limits', async () => {
  const email = await withLastingPin();
  const asked = { email, browserKey: platform.ids.token(), client: 'quiet' };
  const place = await startWithoutEmail(platform, asked);
  if (isRefusal(place)) throw new Error(place.refused);
  const guess = { challengeId: place.id, browserKey: asked.browserKey, client: 'quiet' };
  expect(await signIn(platform, { ...guess, pin: '222000' })).toHaveProperty('refused', 'wrong-pin');
  expect(await signIn(platform, { ...guess, pin: chosen })).toHaveProperty('token');
});

it('can be guessed by all strangers together thirty times a day and a hundred times in thirty days', async () => {
  const email = await withLastingPin();
  const now = platform.clock.now();
  const guesses = (number: number, daysAgo: number) =>
    Array.from({ length: number }, (_, i) => ({
      secret: 'pin' as const,
      email,
      client: `network${i}`,
      failed_at: new Date(now.getTime() - daysAgo * 86_400_000),
    }));
  const failed = (rows: ReturnType<typeof guesses>) =>
    platform.db.insertInto('lasting_pin_failures').values(rows).execute();
  const tried = async (client: string) => {
    const browserKey = platform.ids.token();
    const place = await startWithoutEmail(platform, { email, browserKey, client });
    if (isRefusal(place)) throw new Error(place.refused);
    const answer = await signIn(platform, { challengeId: place.id, browserKey, client, pin: chosen });
    return isRefusal(answer) ? answer.refused : 'in';
  };
  await failed(guesses(29, 0.5));
  expect(await tried('fresh')).toBe('in');
  await failed(guesses(1, 0.5));
  expect(await tried('fresh')).toBe('wrong-pin');
  platform.clock.advance(86_400_000);
  expect(await tried('fresh')).toBe('in');
  await failed(guesses(70, 5));
  expect(await tried('fresh')).toBe('wrong-pin');
  // A mailed PIN always works, and afterwards this browser has rate limits of its own.
  const mailed = await askForPin(platform, email, 'fresh');
  expect(await signIn(platform, mailed)).toHaveProperty('token');
  const place = await startWithoutEmail(platform, { ...mailed, email });
  if (isRefusal(place)) throw new Error(place.refused);
  expect(await signIn(platform, { ...mailed, challengeId: place.id, pin: chosen })).toHaveProperty('token');
});

it('gets the same response for an address without an account', async () => {
  const email = 'nikdo@example.cz';
  const first = await askForPin(platform, email);
  for (let i = 0; i < 5; i += 1) await signIn(platform, { ...first, pin: wrong(first.pin) });
  const asked = await askForPin(platform, email);
  expect(await signIn(platform, { ...asked, pin: wrong(asked.pin) })).toEqual(
    refuse('wrong-pin', { fields: { pin: ['Špatný PIN', 'Teď platí jen PIN z e-mailu.'] } }),
  );
});

it('is compared at most five times for one client, even through many concurrent challenges', async () => {
  const email = await withLastingPin();
  const asked = await Promise.all([1, 2, 3, 4].map(() => askForPin(platform, email, 'guesser')));
  const guesses = asked.flatMap((each) =>
    Array.from({ length: 5 }, () => ({ ...each, pin: wrong(each.pin) })),
  );
  const answers = await Promise.all(guesses.map((guess) => signIn(platform, guess)));
  const compared = answers.filter((answer) => isRefusal(answer) && answer.fields?.['pin']?.length === 1);
  expect(compared).toHaveLength(5);
});

it('correct attempts do not count as failures', async () => {
  const email = await withLastingPin();
  for (let i = 0; i < 3; i += 1) {
    const asked = await askForPin(platform, email);
    await signIn(platform, { ...asked, pin: wrong(asked.pin) });
    expect(await signIn(platform, { ...asked, pin: chosen })).toHaveProperty('token');
  }
});

it('is stored with a salt, so that equal PINs have different hashes', async () => {
  const one = await hashSlowly(chosen, 'salt-one');
  const two = await hashSlowly(chosen, 'salt-two');
  expect(one).not.toBe(two);
  expect(one).not.toContain(chosen);
  expect(await matchesSlowHash(chosen, one)).toBe(true);
  expect(await matchesSlowHash('405164', one)).toBe(false);
  expect(await matchesSlowHash(chosen, undefined)).toBe(false);
});
