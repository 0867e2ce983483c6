import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Letter, Mail } from './mail.ts';

/** Milliseconds a silent mail server is waited for. */
const patience = 10_000;

/** Sends letters by a mail server; a letter that the server refuses for good is logged and given up. */
export function smtpMail(smtpUrl: string, from: string, log: Logger): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(letter) {
      try {
        await transport.sendMail({ ...letter, from, messageId: messageId(letter, from) });
      } catch (problem) {
        if (!isRefusedForGood(problem)) throw problem;
        log.error({ err: problem, subject: letter.subject }, 'the mail server refuses this letter for good');
      }
    },
  };
}

/** The same letter sent twice, after a crash between sending and noting it, keeps its identity. */
function messageId(letter: Letter, from: string): string {
  const hash = createHash('sha256').update(JSON.stringify(letter)).digest('hex').slice(0, 32);
  return `<${hash}@${from.replace(/^.*@|>$/g, '')}>`;
}

/** A 5xx answer to the recipient or to the message; a failed login may be mended, so it is tried again. */
function isRefusedForGood(problem: unknown): boolean {
  if (!(problem instanceof Error) || !('code' in problem) || !('responseCode' in problem)) return false;
  const aboutLetter = problem.code === 'EENVELOPE' || problem.code === 'EMESSAGE';
  return aboutLetter && Number(problem.responseCode) >= 500;
}
