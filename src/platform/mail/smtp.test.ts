import { once } from 'node:events';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { startQueue } from '../queue/runner.ts';
import { emailJob } from './email-job.ts';
import type { Email } from './mail.ts';
import { refusedEmails } from './refused-emails.ts';
import { smtpMail } from './smtp.ts';

const platform = await testPlatform();
const from = 'Florbalový bazar <neodpovidat@bazar.test>';
const email: Email = {
  to: 'eva@example.cz',
  subject: 'Tvůj PIN',
  text: 'Žluťoučký kůň',
  html: '<p>Žluťoučký kůň</p>',
  replyTo: 'petr@example.cz',
  headers: { 'List-Unsubscribe': '<https://bazar.test/x>' },
};

const servers: SMTPServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));
const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));

/** A real mail server on loopback; it refuses `nobody@` permanently and `later@` temporarily. */
async function mailServer(port = 0): Promise<{ port: number; received: string[]; server: SMTPServer }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_, __, answer) => answer(new Error('Wrong password')),
    onRcptTo({ address }, _, answer) {
      if (address.startsWith('nobody@'))
        return answer(Object.assign(new Error(`5.1.1 <${address}>: No such user`), { responseCode: 550 }));
      if (address.startsWith('later@'))
        return answer(Object.assign(new Error('Try later'), { responseCode: 451 }));
      answer();
    },
    onData(stream, _, answer) {
      let message = '';
      stream.on('data', (chunk) => (message += String(chunk)));
      stream.on('end', () => {
        received.push(message);
        answer();
      });
    },
  });
  servers.push(server);
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return { port: address.port, received, server };
}

const mailTo = (port: number, log = platform.log) =>
  smtpMail(`smtp://127.0.0.1:${port}`, from, { ...platform, log });

test('delivers an email with its sender, reply address, headers and both texts', async () => {
  const { port, received } = await mailServer();
  await mailTo(port).deliver(email);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: =\?UTF-8\?.*<neodpovidat@bazar\.test>\r$/m);
  expect(received[0]).toContain('To: eva@example.cz');
  expect(received[0]).toContain('Reply-To: petr@example.cz');
  expect(received[0]).toContain('List-Unsubscribe: <https://bazar.test/x>');
  expect(received[0]).toContain('Content-Type: text/plain; charset=utf-8');
  expect(received[0]).toContain('Content-Type: text/html; charset=utf-8');
});

test('an email sent again after a crash has the same Message-ID, another email has another', async () => {
  const { port, received } = await mailServer();
  await mailTo(port).deliver(email);
  await mailTo(port).deliver(email);
  await mailTo(port).deliver({ ...email, text: 'jiný' });
  const ids = received.map((message) => /^Message-ID: (.*)\r$/m.exec(message)?.[1]);
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@bazar\.test>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('records and gives up an email to a nonexistent address, without its address', async () => {
  const { port } = await mailServer();
  let logged = '';
  const log = pino({ level: 'error' }, { write: (line) => void (logged += line) });
  const refused = await mailTo(port, log).deliver({ ...email, to: 'nobody@example.cz' });
  expect(refused).toBe('address-refused');
  expect(logged).toContain('refuses an email for good');
  expect(logged).not.toContain('example.cz');
  expect(await refusedEmails(platform.db, 9)).toEqual([
    { domain: 'example.cz', answer: '550 5.1.1 <…>: No such user', refusedAt: platform.clock.now() },
  ]);
});

test('throws so that the queue retries when the server is busy, absent or rejects the login', async () => {
  const { port, server } = await mailServer();
  await expect(mailTo(port).deliver({ ...email, to: 'later@example.cz' })).rejects.toThrow('451');
  await expect(smtpMail(`smtp://me:wrong@127.0.0.1:${port}`, from, platform).deliver(email)).rejects.toThrow(
    '535',
  );
  await close(server);
  await expect(mailTo(port).deliver(email)).rejects.toThrow('ECONNREFUSED');
});

test('delivers emails queued during an outage of the mail server once each when it is back', async () => {
  const { port, server } = await mailServer();
  await close(server);
  const { connection, log } = platform;
  const queue = startQueue(
    { connection, alone: true, log },
    { handlers: emailJob(mailTo(port)), schedule: [] },
  );
  await platform.queue.add(platform.db, 'send-email', { ...email, to: 'eva@example.cz' });
  // Job name used by the previous version.
  await platform.queue.add(platform.db, 'send-letter', { ...email, to: 'petr@example.cz' });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const back = await mailServer(port);
  await expect.poll(() => back.received.length, { timeout: 15_000 }).toBe(2);
  await queue.stop();
  expect(back.received.filter((message) => message.includes('To: eva@'))).toHaveLength(1);
});
