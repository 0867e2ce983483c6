import { html } from 'hono/html';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from './sms.ts';

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
