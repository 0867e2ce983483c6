import type { ShortMessage, Sms } from './sms.ts';

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
