import { createTransport } from 'nodemailer';
import { inboundEmailUrl } from '../src/contract/urls.ts';

const secret = 'sixteen or more letters';

/** Settings of a bazaar that accepts replies by email. */
export const relaySettings = { RELAY_ADDRESS: 'odpoved@bazar.example', RELAY_SECRET: secret };

/** Replies to an email about a message; the mail provider delivers it to the webhook. */
export async function replyByEmail(
  { url }: { url: string },
  { replyTo }: { replyTo?: unknown },
  reply: { from: string; text: string },
): Promise<Response> {
  const to = /odpoved\+\w+@bazar\.example/.exec(JSON.stringify(replyTo))?.[0] ?? '';
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ ...reply, to });
  return fetch(new URL(inboundEmailUrl, url), {
    method: 'POST',
    body: Buffer.isBuffer(message) ? message.toString() : '',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
  });
}
