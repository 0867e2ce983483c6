import { ImapFlow } from 'imapflow';
import type { Platform } from '../../../platform/platform.ts';
import { readBytes } from './inbound-email.ts';
import { receiveEmail } from './receive-email.ts';

/** Emails processed in one run; the rest follow a minute later. */
const atOnce = 50;
/** Timeout for an unresponsive mail server, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Fetches replies from a mailbox by IMAP. Each is deleted only once processed, so an interrupted run is
 * completed by the next. An unreachable mail server is logged and retried in a minute.
 */
export async function pollMailbox(platform: Platform): Promise<void> {
  const { config, log } = platform;
  if (!config.relay?.imapUrl) return;
  const client = imapClient(new URL(config.relay.imapUrl));
  // Errors are also thrown by the calls below; without a listener the event would crash the process.
  client.on('error', (problem) => log.warn({ reason: String(problem) }, 'the mailbox of replies was lost'));
  try {
    await client.connect();
    const mailbox = await client.getMailboxLock('INBOX');
    try {
      await takeReplies(platform, client);
    } finally {
      mailbox.release();
    }
    await client.logout();
  } catch (problem) {
    log.warn({ reason: String(problem) }, 'replies could not be taken from their mailbox');
  } finally {
    client.close();
  }
}

function imapClient({ protocol, hostname, port, username, password }: URL): ImapFlow {
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

async function takeReplies(platform: Platform, client: ImapFlow): Promise<void> {
  const waiting = (await client.search({ all: true }, { uid: true })) || [];
  for (const uid of waiting.slice(0, atOnce)) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: readBytes } }, { uid: true });
    if (message && message.source) await receiveEmail(platform, message.source);
    await client.messageDelete(String(uid), { uid: true });
  }
}
