import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runTypeScript } from '../../../test/program.ts';
import { listen } from './server.ts';

const host = '127.0.0.1';

async function freePort(): Promise<number> {
  const http = await listen(host, 0);
  await http.stop();
  return http.port;
}

function answerOf(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // A new connection each time, because the system balances connections, not requests.
  get({ host, port, agent: false }, (answer) => void text(answer).then(resolve, reject)).on('error', reject);
  return promise;
}

test('refuses a taken port in one sentence', async () => {
  const first = await listen(host, 0);
  await expect(listen(host, first.port)).rejects.toThrow(/^Port \d+ on 127\.0\.0\.1 is taken/);
  const sharing = await listen(host, first.port, true);
  await expect(sharing.handle(() => undefined)).rejects.toThrow(/is taken/);
  await first.stop();
});

test.runIf(process.platform === 'linux')(
  'processes that share a port each answer a part of the visitors',
  async () => {
    const port = await freePort();
    const [first, second] = [await listen(host, port, true), await listen(host, port, true)];
    await expect(answerOf(port)).rejects.toThrow('ECONNREFUSED');
    await first.handle((_, outgoing) => void outgoing.end('first'));
    await second.handle((_, outgoing) => void outgoing.end('second'));
    const heard = new Set<string>();
    for (let asked = 0; asked < 200 && heard.size < 2; asked += 1) heard.add(await answerOf(port));
    expect([...heard].toSorted()).toEqual(['first', 'second']);
    await first.stop();
    expect(await answerOf(port)).toBe('second');
    await second.stop();
  },
);

test.runIf(process.platform === 'linux')(
  'no request fails while processes join and leave a shared port',
  async () => {
    const port = await freePort();
    const join = async () => {
      const http = await listen(host, port, true);
      // Delays vary from none to 39 ms, like those of real pages.
      let asked = 0;
      await http.handle((_, outgoing) => void setTimeout(() => outgoing.end('ok'), (asked += 1) % 40));
      return http;
    };
    let serving = [await join(), await join()];
    const program = new URL('../../../test/programs/steady-visitors.ts', import.meta.url);
    const visitors = runTypeScript(fileURLToPath(program), [`http://${host}:${port}/`]);
    await visitors.says(/asking/);
    for (let restart = 0; restart < 6; restart += 1) {
      const [oldest, ...others] = serving;
      serving = [...others, await join()];
      await sleep(100);
      await oldest?.stop();
    }
    visitors.child.kill('SIGTERM');
    expect(await visitors.ended).toBe(0);
    const { answered, failures } = JSON.parse(visitors.said().split('\n').at(-2) ?? '');
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    await Promise.all(serving.map((http) => http.stop()));
  },
);
