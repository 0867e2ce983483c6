import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { topics } from './contract.ts';
import { writeToOperator } from './write-to-operator.ts';
import { checkOperator } from './components/check-operator.ts';

const platform = await testPlatform();
const writing = (change: Partial<Parameters<typeof writeToOperator>[1]> = {}) => ({
  topic: 'question' as const,
  name: 'Eva',
  email: 'eva@example.cz',
  text: 'Kde najdu svoje inzeráty?',
  client: 'phone',
  ...change,
});

const stored = (email: string) =>
  platform.db.selectFrom('operator_messages').selectAll().where('sender_email', '=', email).execute();

it('stores the message and mails it to the operator, whose reply goes to the sender', async () => {
  await writeToOperator(platform, writing());
  await platform.runJobs();
  expect(await stored('eva@example.cz')).toMatchObject([
    { topic: 'question', message: 'Kde najdu svoje inzeráty?' },
  ]);
  const mail = platform.emails.find(({ to }) => to === platform.config.contactEmail);
  expect(mail).toMatchObject({ replyTo: 'eva@example.cz', subject: 'Dotaz k bazaru: zpráva od Eva' });
  expect(mail?.text).toContain('> Kde najdu svoje inzeráty?');
});

it('accepts every topic of the form', async () => {
  const email = 'temata@example.cz';
  for (const topic of topics)
    await writeToOperator(platform, writing({ topic, email, client: topic, text: `Věc: ${topic}` }));
  expect(new Set((await stored(email)).map(({ topic }) => topic))).toEqual(new Set(topics));
});

it('confirms it to the sender without quoting anything typed', async () => {
  const message = writing({
    name: 'Levné léky',
    email: 'obet@example.cz',
    text: 'Kupte na https://podvod.example',
  });
  await writeToOperator(platform, message);
  await platform.runJobs();
  const receipt = platform.emails.find(({ to }) => to === 'obet@example.cz');
  expect(receipt?.subject).toBe('Tvoje zpráva je u nás');
  expect(JSON.stringify(receipt)).not.toMatch(/podvod\.example|Levné léky/);
});

it('is sent once when the form is submitted twice', async () => {
  const message = writing({ email: 'dvakrat@example.cz', client: 'double' });
  await Promise.all([writeToOperator(platform, message), writeToOperator(platform, message)]);
  expect(await stored('dvakrat@example.cz')).toHaveLength(1);
});

it('accepts at most twenty messages an hour from one client, also concurrently', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, i) =>
      writeToOperator(
        platform,
        writing({ client: 'flood', email: `f${i}@example.cz`, text: `Zpráva číslo ${i}` }),
      ),
    ),
  );
  expect(answers.filter(isRefusal)).toHaveLength(5);
});

it('never requires consent to the terms', () => {
  const form = { name: 'Eva', email: 'eva@example.cz', message: 'Inzerát číslo 5: fotky jsou moje.' };
  for (const topic of topics) expect(checkOperator({ ...form, topic }), topic).toEqual({});
});
