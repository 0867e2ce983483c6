import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect } from 'vitest';
import { smtpMail } from '../src/platform/mail/smtp.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import type { TestPlatform } from './platform.ts';

/** Refusals of recipients, by the prefix of the address. */
const answers: Record<string, { responseCode: number; message: string }> = {
  'neni@': { responseCode: 550, message: '5.1.1 No such user' },
  'pravidla@': { responseCode: 550, message: '5.7.1 Rejected by policy' },
};

export type MailServer = {
  readonly mail: Mail;
  /** Every email accepted so far, oldest first. */
  readonly received: Email[];
  /** While true, it refuses every email temporarily. */
  down: boolean;
  readonly addressees: () => string[];
};

/** A mail server for one test file; it refuses `neni@` and `pravidla@` permanently. */
export async function openMailServer(platform: TestPlatform): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, answer) {
      if (opened.down) return answer(Object.assign(new Error('Try later'), { responseCode: 451 }));
      const refusal = Object.entries(answers).find(([begin]) => address.startsWith(begin))?.[1];
      answer(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
    },
    async onData(stream, _, done) {
      received.push(await PostalMime.parse(await buffer(stream)));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  const bound = server.server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const opened: MailServer = {
    mail: smtpMail(`smtp://127.0.0.1:${port}`, 'bazar@bazar.test', platform),
    received,
    down: false,
    addressees: () => received.map(({ to }) => to?.[0]?.address ?? '').toSorted(),
  };
  return opened;
}

/** Simulates a process that is killed after sending an email and before storing that. */
export const crashAfterSending = (mail: Mail): Mail => ({
  deliver: async (email) => {
    await mail.deliver(email);
    throw new Error('killed');
  },
});

/** Makes failed jobs due again at once, instead of after the queue's delay. */
export async function retryNow({ pool }: TestPlatform): Promise<void> {
  // A failure is stored a moment after its job; until then the job cannot be rescheduled.
  const inHand = async () =>
    (await pool.query('select from graphile_worker.jobs where locked_at is not null')).rowCount;
  await expect.poll(inHand).toBe(0);
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
}
