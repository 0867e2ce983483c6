import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, signedIn } from '../../../test/sign-in.ts';
import { isRefusal } from '../../contract/errors.ts';
import { resendPin, startSignIn, startWithoutEmail } from './start-sign-in.ts';
import { signIn } from './sign-in.ts';

const platform = await testPlatform();
const minute = 60_000;
const ask = (email: string, client: string) =>
  startSignIn(platform, { email, browserKey: platform.ids.token(), client });
const refused = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'sent');

it('mails a PIN in the subject, with its validity and a safety warning', async () => {
  platform.clock.set(new Date('2026-05-04T12:00:00Z'));
  const { pin } = await askForPin(platform, 'petr@example.cz');
  const mail = platform.emails.at(-1);
  expect(mail).toMatchObject({
    to: 'petr@example.cz',
    subject: `${pin} je tvůj PIN do Florbalového bazaru`,
  });
  expect(mail?.text).toContain('Platí 15 minut, do 14:15');
  expect(mail?.text).toContain('PIN nikomu neříkej');
  expect(mail?.html).toContain(pin);
});

it('sends the same response and the same email to known and unknown addresses', async () => {
  await signedIn(platform, 'znamy@example.cz');
  const answers = [await ask('znamy@example.cz', 'same'), await ask('neznamy@example.cz', 'same')];
  await platform.runJobs();
  const [known, unknown] = answers.map((answer) => ({ ...answer, id: '', email: '' }));
  expect(known).toEqual(unknown);
  const [one, other] = platform.emails.slice(-2).map(({ text }) => text.replaceAll(/\d{6}/g, 'PIN'));
  expect(one).toBe(other);
});

const sentOf = (answers: readonly unknown[]) => answers.filter((answer) => refused(answer) === 'sent').length;

it('sends an address at most five PINs an hour for one client, even for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('plny@example.cz', 'client')));
  expect(sentOf(answers)).toBe(5);
  expect(answers.find(isRefusal)).toMatchObject({
    message: expect.stringContaining('Další půjde poslat v 15:00'),
  });
  platform.clock.advance(60 * minute);
  expect(refused(await ask('plny@example.cz', 'client'))).toBe('sent');
});

it('refuses further PINs only to the stranger who has exhausted the limit of an address', async () => {
  const email = 'zahlceny@example.cz';
  await Promise.all(Array.from({ length: 12 }, () => ask(email, 'stranger')));
  expect(refused(await ask(email, 'stranger'))).toBe('too-many-requests');
  expect(await askForPin(platform, email, 'owner')).toHaveProperty('pin');
});

it('limits emails from many networks to an address, but not those for a browser known to the account', async () => {
  const email = 'znamy-prohlizec@example.cz';
  const known = await askForPin(platform, email, 'home');
  await signIn(platform, known);
  const strangers = Array.from({ length: 40 }, (_, i) => ask(email, `network${i}`));
  expect(sentOf(await Promise.all(strangers))).toBe(29);
  expect(refused(await ask(email, 'home'))).toBe('too-many-requests');
  const own = { email, browserKey: known.browserKey, client: 'network1' };
  expect(refused(await startSignIn(platform, own))).toBe('sent');
  // Being known to one account must not matter for another.
  const other = 'jiny-zahlceny@example.cz';
  await Promise.all(Array.from({ length: 40 }, (_, i) => ask(other, `network${i}`)));
  expect(refused(await startSignIn(platform, { ...own, email: other, client: 'home' }))).toBe(
    'too-many-requests',
  );
});

it('starts a sign-in with the lasting PIN without an email, thirty times an hour for one client', async () => {
  const email = 'bez-mailu@example.cz';
  await platform.runJobs();
  const before = platform.emails.length;
  const begin = () =>
    startWithoutEmail(platform, { email, browserKey: platform.ids.token(), client: 'quiet' });
  const answers = await Promise.all(Array.from({ length: 32 }, begin));
  await platform.runJobs();
  expect(sentOf(answers)).toBe(30);
  expect(platform.emails).toHaveLength(before);
});

it('sends at most thirty emails an hour for one client', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => ask(`host${i}@example.cz`, 'robot')),
  );
  expect(answers.map(refused).filter((answer) => answer === 'sent')).toHaveLength(30);
});

it('includes resent emails in the limit of five, and requires a minute between two', async () => {
  const asked = { ...(await askForPin(platform, 'znovu@example.cz')), client: 'znovu@example.cz' };
  platform.clock.advance(minute - 1000);
  expect(await resendPin(platform, asked)).toEqual({
    refused: 'resend-too-soon',
    message: 'Nový PIN pošleme až za 1\u00a0s.',
  });
  const answers: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    platform.clock.advance(minute);
    answers.push(refused(await resendPin(platform, asked)));
  }
  expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'too-many-requests']);
});

it('resends one email for concurrent requests', async () => {
  const asked = { ...(await askForPin(platform, 'dvojklik@example.cz')), client: 'dvojklik' };
  platform.clock.advance(minute);
  const answers = await Promise.all([1, 2, 3].map(() => resendPin(platform, asked)));
  expect(answers.map(refused).sort()).toEqual(['resend-too-soon', 'resend-too-soon', 'sent']);
});

it('resends after the PIN has expired, but not to another browser or after it was used', async () => {
  const asked = { ...(await askForPin(platform, 'pozde@example.cz')), client: 'pozde' };
  platform.clock.advance(20 * minute);
  const foreign = { ...asked, browserKey: platform.ids.token() };
  expect(refused(await resendPin(platform, foreign))).toBe('invalid-verification');
  expect(refused(await resendPin(platform, asked))).toBe('sent');

  const used = { ...(await askForPin(platform, 'hotovo@example.cz')), client: 'hotovo' };
  await signIn(platform, used);
  platform.clock.advance(2 * minute);
  expect(refused(await resendPin(platform, used))).toBe('invalid-verification');
});
