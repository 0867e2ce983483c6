import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { z } from 'zod';

const message = z.object({ to: z.string(), text: z.string() });

/** An SMS gateway on loopback that records its requests. Call it at the top of a test file. */
export async function smsGateway() {
  const messages: z.output<typeof message>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      messages.push(message.parse(JSON.parse(body)));
      response.end('ok');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => server.close());
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${bound.port}/sms`,
    /** The newest code sent to a number; waits for it. */
    async codeTo(number: string, waitMs = 15_000): Promise<string> {
      const deadline = Date.now() + waitMs;
      for (;;) {
        const code = /\d{6}/.exec(messages.findLast(({ to }) => to === number)?.text ?? '')?.[0];
        if (code) return code;
        if (Date.now() > deadline) throw new Error(`No code to ${number}`);
        await new Promise((later) => setTimeout(later, 50));
      }
    },
  };
}
