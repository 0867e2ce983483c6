import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog, withRequestId } from './log.ts';

async function logged(
  env: 'development' | 'production',
  write: (log: ReturnType<typeof createLog>) => void,
): Promise<string> {
  const output = new PassThrough();
  write(createLog({ env, logLevel: 'info' }, output));
  await setImmediate();
  return String(output.read() ?? '');
}

test('writes JSON with the time, the level and the request id in production', async () => {
  const line = await logged('production', (log) =>
    withRequestId('r-1', () => log.info({ status: 200 }, 'answered')),
  );
  expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'answered', status: 200, requestId: 'r-1' });
  expect(new Date(JSON.parse(line).time).getTime()).toBeGreaterThan(0);
});

test('writes readable lines in development, with the stack of an error', async () => {
  const lines = await logged('development', (log) =>
    log.error({ err: new Error('broken'), path: '/x' }, 'failed'),
  );
  expect(lines).toMatch(/^\d\d:\d\d:\d\d error failed path=\/x\nError: broken\n +at /);
});

test('input of a caller can neither start a new line nor send control codes to the terminal', async () => {
  const path = '/\n12:00:00 info  forged\r\u001b[2J\u009b1m\u2028x';
  const line = await logged('development', (log) => log.info({ path }, 'answered'));
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(line).toContain('path=/\\u000a12:00:00 info  forged\\u000d\\u001b[2J\\u009b1m\\u2028x\n');
  const failed = await logged('development', (log) =>
    log.error({ err: new Error('no\n12:00:00 info  forged\u001b[2J') }, 'failed'),
  );
  expect(failed).not.toMatch(/^12:00:00/m);
  expect(failed).not.toContain('\u001b');
});

test('redacts a PIN or a token that is logged by mistake', async () => {
  const line = await logged('production', (log) => log.info({ body: { pin: '123456', token: 'abc' } }, 'x'));
  expect(line).not.toMatch(/123456|abc/);
});

test('lines below the level are left out', async () => {
  expect(await logged('production', (log) => log.debug('noise'))).toBe('');
});

test('writes the lines of one event-loop turn together, and the last ones before the program ends', async () => {
  const output = new PassThrough();
  const written: string[] = [];
  output.on('data', (chunk) => written.push(String(chunk)));
  const log = createLog({ env: 'production', logLevel: 'info' }, output);
  log.info('first');
  log.info('second');
  await setImmediate();
  expect(written).toEqual([expect.stringMatching(/first.*\n.*second.*\n$/)]);

  const program = `
    import { createLog } from '${new URL('log.ts', import.meta.url).href}';
    const log = createLog({ env: 'production', logLevel: 'info' });
    log.error('the last word');
    throw new Error('broken');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('the last word');
});
