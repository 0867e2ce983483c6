import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Platform } from '../platform.ts';
import type { Email, Mail } from './mail.ts';
import { addRefusedEmail } from './refused-emails.ts';

/** Timeout of the mail server in milliseconds. */
const timeoutMs = 10_000;

/** Sends emails through an SMTP server; an email that it refuses permanently is recorded and given up. */
export function smtpMail(
  smtpUrl: string,
  from: string,
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(email) {
      try {
        await transport.sendMail({ ...email, from, messageId: email.messageId ?? messageId(email, from) });
        return 'taken';
      } catch (problem) {
        if (!isRefusedForGood(problem)) throw withoutAddresses(problem);
        log.error({ answer: problem.responseCode }, 'the mail server refuses an email for good');
        await addRefusedEmail(db, { to: email.to, answer: answerOf(problem), at: clock.now() });
        return isAboutAddress(problem) ? 'address-refused' : 'email-refused';
      }
    },
  };
}

/**
 * Derived from the content, so that an email sent twice, after a crash before its success was stored, keeps
 * its Message-ID.
 */
function messageId(email: Email, from: string): string {
  const hash = createHash('sha256').update(JSON.stringify(email)).digest('hex').slice(0, 32);
  return `<${hash}@${from.replace(/^.*@|>$/g, '')}>`;
}

type Refused = Error & { responseCode: number };

/**
 * Whether a 5xx response refused the recipient or the message. A failed login can be fixed, so it is retried.
 */
function isRefusedForGood(problem: unknown): problem is Refused {
  if (!(problem instanceof Error) || !('code' in problem) || !('responseCode' in problem)) return false;
  const describeEmail = problem.code === 'EENVELOPE' || problem.code === 'EMESSAGE';
  return describeEmail && Number(problem.responseCode) >= 500;
}

/**
 * Whether the mailbox is the cause: an enhanced status 5.1.x or 5.2.x (RFC 3463), or a bare 550, 551 or 553
 * to the recipient. A refusal because of the sender or the content says nothing about the mailbox.
 */
function isAboutAddress(problem: Refused): boolean {
  if (!('command' in problem) || problem.command !== 'RCPT TO') return false;
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(answerOf(problem))?.[1];
  return status === undefined ? [550, 551, 553].includes(problem.responseCode) : /^[12]$/.test(status);
}

/** The mail server's own words. */
const answerOf = (problem: Refused): string => ('response' in problem ? String(problem.response) : '');

/** The library's error contains the whole envelope with addresses, which must not be logged. */
function withoutAddresses(problem: unknown): Error {
  return new Error(
    `the mail server did not take an email: ${problem instanceof Error ? problem.message : 'unknown'}`,
  );
}
