import type { JobHandlers } from '../queue/queue.ts';
import { html } from 'hono/html';
import type { Mail } from '../mail/mail.ts';

/** A short message to a phone; `to` is an international number such as `+420777123456`. */
export type ShortMessage = { to: string; text: string };

/** Delivers one message now, or throws so that the queue tries again. */
export type Sms = {
  /** False in production without a gateway: then no phone can be proven. */
  readonly available: boolean;
  deliver(message: ShortMessage): Promise<void>;
};

declare module '../queue/queue.ts' {
  interface Jobs {
    'send-sms': ShortMessage;
  }
}

export const smsJob = (sms: Sms): JobHandlers => ({ 'send-sms': (message) => sms.deliver(message) });

/** Without a gateway messages lie beside the emails of the outbox, for a developer to read. */
export function outboxSms(outbox: Mail): Sms {
  return {
    available: true,
    deliver: async ({ to, text }) => {
      const page = await html`<p>${text}</p>`;
      await outbox.deliver({ to, subject: `SMS: ${text}`, text, html: page.toString() });
    },
  };
}

/** Production without a gateway sends no messages, and nobody is offered any. */
export const noSms: Sms = {
  available: false,
  deliver: async () => {
    throw new Error('SMS_URL names no gateway');
  },
};

const timeoutMs = 10_000;

/**
 * Sends through an HTTP gateway: `{to}` and `{text}` in its address are filled in and it is asked by GET; an address
 * without them gets a POST of `{ "to", "text" }`. A name and password in the address travel as Basic authorization.
 */
export function gatewaySms(address: string): Sms {
  return {
    available: true,
    async deliver(message) {
      const response = await fetch(requestTo(address, message));
      await response.body?.cancel();
      // The address may hold a password, so it stays out of the log.
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}

function requestTo(address: string, { to, text }: ShortMessage): Request {
  const filled = address
    .replaceAll('{to}', encodeURIComponent(to))
    .replaceAll('{text}', encodeURIComponent(text));
  const url = new URL(filled);
  const headers = new Headers();
  if (url.username !== '') {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    url.username = '';
    url.password = '';
  }
  const init = { headers, signal: AbortSignal.timeout(timeoutMs) };
  if (filled !== address) return new Request(url, init);
  headers.set('content-type', 'application/json');
  return new Request(url, { ...init, method: 'POST', body: JSON.stringify({ to, text }) });
}
