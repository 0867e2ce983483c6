import type { JobHandlers } from '../queue/queue.ts';
import { html } from 'hono/html';
import type { Mail } from '../mail/mail.ts';

/** An SMS; `to` is an international number such as `+420777123456`. */
export type ShortMessage = { to: string; text: string };

/** Delivers one SMS now, or throws so that the queue retries. */
export type Sms = {
  /** False in production without a gateway: then phone numbers cannot be verified. */
  readonly available: boolean;
  deliver(message: ShortMessage): Promise<void>;
};

declare module '../queue/queue.ts' {
  interface Jobs {
    'send-sms': ShortMessage;
  }
}

export const smsJob = (sms: Sms): JobHandlers => ({ 'send-sms': (message) => sms.deliver(message) });

/** For development without a gateway: stores SMS in the outbox, beside the emails. */
export function outboxSms(outbox: Mail): Sms {
  return {
    available: true,
    deliver: async ({ to, text }) => {
      const page = await html`<p>${text}</p>`;
      await outbox.deliver({ to, subject: `SMS: ${text}`, text, html: page.toString() });
    },
  };
}

/** For production without a gateway: sending throws, and pages do not offer phone verification. */
export const noSms: Sms = {
  available: false,
  deliver: async () => {
    throw new Error('SMS_URL names no gateway');
  },
};

const timeoutMs = 10_000;

/**
 * Sends through an HTTP gateway: an address with the placeholders `{to}` and `{text}` is requested by GET;
 * one without them receives a POST of `{ "to", "text" }`. Credentials in the address are sent as Basic
 * authorization.
 */
export function gatewaySms(address: string): Sms {
  return {
    available: true,
    async deliver(message) {
      const response = await fetch(requestTo(address, message));
      await response.body?.cancel();
      // The address may contain a password, so it must not be logged.
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
