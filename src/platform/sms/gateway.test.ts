import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewaySms } from './sms.ts';

const seen: Record<'method' | 'url' | 'authorization' | 'body', string | undefined>[] = [];
let status = 200;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, body });
    response.writeHead(status).end('ok');
  });
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => server.close());
const bound = server.address();
const host = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : '';
const message = { to: '+420777123456', text: '123456 je PIN & nic víc' };

beforeEach(() => {
  seen.length = 0;
  status = 200;
});

describe('an SMS gateway', () => {
  it('receives a POST with number and text, and the credentials as Basic authorization', async () => {
    await gatewaySms(`http://jmeno:hes%40lo@${host}/send`).deliver(message);
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/send',
        authorization: `Basic ${Buffer.from('jmeno:hes@lo').toString('base64')}`,
        body: JSON.stringify(message),
      },
    ]);
  });

  it('receives a GET when its address has placeholders for number and text', async () => {
    await gatewaySms(`http://${host}/send?cislo={to}&zprava={text}`).deliver(message);
    expect(seen[0]?.method).toBe('GET');
    const { searchParams } = new URL(seen[0]?.url ?? '', `http://${host}`);
    expect(Object.fromEntries(searchParams)).toEqual({ cislo: message.to, zprava: message.text });
  });

  it('makes the delivery throw when it refuses, so that it is retried', async () => {
    status = 503;
    await expect(gatewaySms(`http://${host}/send`).deliver(message)).rejects.toThrow('answered 503');
  });
});
