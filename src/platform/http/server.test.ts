import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './server.ts';

const host = '127.0.0.1';

function answerOf(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // A connection of its own each time: what is shared out is connections.
  get({ host, port, agent: false }, (answer) => void text(answer).then(resolve, reject)).on('error', reject);
  return promise;
}

test('a taken port is refused in a sentence', async () => {
  const first = await listen(host, 0);
  await expect(listen(host, first.port)).rejects.toThrow(/^Port \d+ on 127\.0\.0\.1 is taken/);
  await expect(listen(host, first.port, true)).rejects.toThrow(/is taken/);
  await first.stop();
});

test.runIf(process.platform === 'linux')('who shares a port answers a part of the visitors', async () => {
  const first = await listen(host, 0, true);
  const second = await listen(host, first.port, true);
  first.handle((_, outgoing) => void outgoing.end('first'));
  second.handle((_, outgoing) => void outgoing.end('second'));
  const heard = new Set<string>();
  for (let asked = 0; asked < 200 && heard.size < 2; asked += 1) heard.add(await answerOf(first.port));
  expect([...heard].toSorted()).toEqual(['first', 'second']);
  await first.stop();
  expect(await answerOf(second.port)).toBe('second');
  await second.stop();
});
