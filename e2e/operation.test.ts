import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { runTypeScript, type RunningProgram } from '../test/program.ts';

let folder: string;
const programs: RunningProgram[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazar-operation-'));
});
afterEach(async () => {
  for (const { child } of programs.splice(0)) child.kill('SIGKILL');
  await stopPostmaster(folder);
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  DATA_DIR: folder,
  PORT: '0',
  DEMO: '0',
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
});

function run(file: string, args: string[] = [], env: Record<string, string> = {}): RunningProgram {
  const program = runTypeScript(file, args, { env: { ...environment(), ...env } });
  programs.push(program);
  return program;
}
const start = (env: Record<string, string> = {}) => run('src/main.ts', [], env);

async function open(env: Record<string, string> = {}): Promise<{ program: RunningProgram; url: string }> {
  const program = start(env);
  await program.says(/open at http:\S+/);
  return { program, url: /open at (\S+)/.exec(program.said())?.[1] ?? '' };
}

/** The database was shut down by itself and would start without recovery. */
const isDatabaseClean = () =>
  !existsSync(join(folder, 'postgres/postmaster.pid')) &&
  /database system is shut down\s*$/.test(readFileSync(join(folder, 'postgres.log'), 'utf8'));

describe('a start that cannot succeed says why in one sentence and exits with 1', () => {
  const refusal = async (program: RunningProgram) => {
    expect(await program.ended).toBe(1);
    expect(program.said().trimEnd()).not.toContain('\n');
    return program.said();
  };

  test('a wrong setting', async () => {
    expect(await refusal(start({ PORT: 'three' }))).toBe('PORT must be a whole number from 0 to 65535.\n');
  });

  test('production without a mail server', async () => {
    expect(await refusal(start({ NODE_ENV: 'production', SMTP_URL: '' }))).toMatch(/^SMTP_URL is required/);
  });

  test('a taken port, before any folder is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const data = join(folder, 'data');
    expect(await refusal(start({ PORT: String(port), DATA_DIR: data }))).toContain(
      `Port ${port} on 127.0.0.1 is taken`,
    );
    expect(existsSync(data)).toBe(false);
    other.close();
  });

  test('a database that does not answer', async () => {
    const said = await refusal(start({ DATABASE_URL: 'postgres://bazar:secret@127.0.0.1:1/bazar' }));
    expect(said).toMatch(/^The database named by DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    expect(said).not.toContain('secret');
  });

  test('a data folder in use, and who uses it goes on', async () => {
    const { url } = await open();
    expect(await refusal(start())).toContain(`Another bazaar already runs on the data folder ${folder}`);
    expect((await fetch(`${url}/zdravi/pripraveno`)).status).toBe(200);
  });
});

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends with 0 and leaves the database clean',
    async (signal) => {
      const { program } = await open();
      program.child.kill(signal);
      expect(await program.ended).toBe(0);
      expect(isDatabaseClean()).toBe(true);
    },
  );

  test('lets a running request finish and takes no more', async () => {
    const { program, url } = await open();
    const body = new URLSearchParams({ email: 'eva@example.cz' }).toString();
    const answer = Promise.withResolvers<number | undefined>();
    const slow = request(`${url}/prihlaseni`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
    });
    slow.on('response', (response) => {
      response.resume();
      answer.resolve(response.statusCode);
    });
    slow.on('error', answer.reject);
    slow.write(body.slice(0, 5));
    await sleep(300);
    program.child.kill('SIGTERM');
    await sleep(300);
    await expect(fetch(`${url}/zdravi/zive`)).rejects.toThrow();
    slow.end(body.slice(5));
    expect(await answer.promise).toBeLessThan(400);
    expect(await program.ended).toBe(0);
    expect(isDatabaseClean()).toBe(true);
  });
});

describe('a command', () => {
  const question = ['sql', 'select count(*)::int as districts from districts'];

  test('works beside the running app, which goes on', async () => {
    const { url } = await open();
    const command = run('src/commands/db.ts', question);
    expect(await command.ended).toBe(0);
    expect(command.said()).toContain('77');
    expect((await fetch(`${url}/zdravi/pripraveno`)).status).toBe(200);
  });

  test('works without the app, and leaves the database as it found it: stopped', async () => {
    const { program } = await open();
    program.child.kill('SIGTERM');
    await program.ended;
    const command = run('src/commands/db.ts', question);
    expect(await command.ended).toBe(0);
    expect(command.said()).toContain('77');
    expect(isDatabaseClean()).toBe(true);
  });

  test('that would empty the database is refused beside the running app', async () => {
    await open();
    const command = run('src/commands/db.ts', ['reset']);
    expect(await command.ended).toBe(1);
    expect(command.said()).toContain('Another bazaar already runs');
  });
});
