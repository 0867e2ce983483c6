import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { embeddedUrl } from '../src/platform/database/embedded/server.ts';
import { type RunningProgram, runTypeScript } from '../test/program.ts';
import { freePort, FakeMailServer } from './fake-mail-server.ts';

const isOpen = /is open at/;

test.runIf(process.platform === 'linux')(
  'replacing six processes one by one on a shared port fails no request',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bazar-rolling-'));
    const server = await joinEmbedded(join(folder, 'server'), 'guest');
    const post = await FakeMailServer.open();
    const url = `http://127.0.0.1:${await freePort()}`;
    let started = 0;
    const start = async (): Promise<RunningProgram> => {
      const bazaar = runTypeScript('run.mjs', ['src/main.ts'], {
        env: {
          APP_URL: url,
          DATABASE_URL: embeddedUrl(join(folder, 'server')),
          DATA_DIR: join(folder, String((started += 1))),
          DEMO: 'false',
          LOG_LEVEL: 'warn',
          NODE_ENV: 'development',
          PORT: new URL(url).port,
          PORT_SHARED: '1',
          SMTP_URL: post.url,
          STORAGE_URL: `file:${join(folder, 'storage')}`,
        },
      });
      await bazaar.says(isOpen);
      return bazaar;
    };

    let serving = [await start(), await start()];
    const visitors = runTypeScript('test/programs/steady-visitors.ts', [`${url}/vyhledavani`]);
    await visitors.says(/asking/);
    for (let restart = 0; restart < 6; restart += 1) {
      const [oldest, ...others] = serving;
      serving = [...others, await start()];
      oldest?.child.kill('SIGTERM');
      expect(await oldest?.ended).toBe(0);
    }
    visitors.child.kill('SIGTERM');
    expect(await visitors.ended).toBe(0);
    const { answered, failures } = JSON.parse(visitors.said().split('\n').at(-2) ?? '');
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(100);

    for (const { child } of serving) child.kill('SIGTERM');
    for (const { ended } of serving) expect(await ended).toBe(0);
    await post.pause();
    await server.leave();
    rmSync(folder, { recursive: true, force: true });
  },
  240_000,
);
