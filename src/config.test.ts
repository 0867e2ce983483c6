import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (problem) {
    if (problem instanceof OperatorProblem) return problem.message;
    throw problem;
  }
  return 'accepted';
};

describe('settings', () => {
  test('need no variables: a loopback address, the embedded database and demo listings', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      env: 'development',
      appUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      accessTokens: ['web'],
      demo: true,
    });
    expect(config.storage).toEqual({ kind: 'folder', dir: `${config.dataDir}/storage` });
  });

  test('treat an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ APP_URL: 'bazar.cz' }, 'APP_URL must be an address that begins with http:// or https://.'],
    [{ APP_URL: 'https://bazar.cz/x' }, 'APP_URL must be only protocol, host and port, without a path.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [
      { STORAGE_URL: 's3://bucket' },
      'STORAGE_URL must begin with file: and name a folder, or be s3+https://KEY:SECRET@HOST/BUCKET.',
    ],
    [
      { BANK_ACCOUNT: '19-2000145398/0800' },
      'BANK_ACCOUNT must be a Czech account such as 19-2000145399/0800, or its IBAN.',
    ],
    [{ ADMIN_EMAILS: 'spravce' }, 'ADMIN_EMAILS must be e-mail addresses separated by commas.'],
    [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0.'],
  ])('refuse %o in one sentence that names the variable', (environment, sentence) => {
    expect(refusalOf(environment)).toBe(sentence);
  });

  test('report every wrong variable at once', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/^PORT .*; LOG_LEVEL .*\.$/);
  });

  test('never repeat a value, which may contain a password', () => {
    expect(refusalOf({ SMTP_URL: 'http://user:secret@mail' })).not.toContain('secret');
  });

  const operator = { OPERATOR_NAME: 'Jan Novák', OPERATOR_ID: '12345679', OPERATOR_ADDRESS: 'Brno' };
  const smtp = { SMTP_URL: 'smtp://mail' };

  test('refuse production without a mail server', () => {
    const production = { NODE_ENV: 'production', ...operator };
    expect(refusalOf(production)).toMatch(/^SMTP_URL is required in production/);
    expect(refusalOf({ ...production, ...smtp })).toBe('accepted');
  });

  test('refuse production without the operator’s identity, naming what is missing', () => {
    const production = { APP_URL: 'https://bazar.example', ...smtp };
    const sentence = 'must be set in production, because pages and emails have to say who runs the bazaar.';
    expect(refusalOf(production)).toBe(`OPERATOR_NAME, OPERATOR_ID, OPERATOR_ADDRESS ${sentence}`);
    expect(refusalOf({ ...production, ...operator, OPERATOR_ID: '' })).toBe(`OPERATOR_ID ${sentence}`);
    expect(readConfig({ ...production, ...operator }).operator).toMatchObject({
      name: 'Jan Novák',
      id: '12345679',
    });
  });

  test('default to production when the public address is not this machine', () => {
    expect(readConfig({ ...smtp, ...operator, APP_URL: 'https://bazar.example' })).toMatchObject({
      env: 'production',
      demo: false,
    });
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
      expect(readConfig({ APP_URL: own }).env, own).toBe('development');
    expect(refusalOf({ ...operator, APP_URL: 'http://192.168.1.5:3000' })).toBe(
      'SMTP_URL is required once APP_URL is public, because emails with PINs have to reach people (NODE_ENV=development goes without).',
    );
    expect(readConfig({ APP_URL: 'https://bazar.example', NODE_ENV: 'development' }).env).toBe('development');
  });

  test('share a port only when several processes can share a database', () => {
    expect(refusalOf({ PORT_SHARED: '1' })).toMatch(/^PORT_SHARED wants DATABASE_URL/);
    expect(refusalOf({ PORT_SHARED: '1', DATABASE_URL: 'postgres://db/bazar' })).toBe('accepted');
  });

  test('start several processes in production only, and never when processes are started one by one', () => {
    const production = { ...smtp, ...operator, NODE_ENV: 'production' };
    const database = { DATABASE_URL: 'postgres://db/bazar' };
    expect(readConfig({}).processes).toBe(1);
    expect(readConfig({ PROCESSES: '3' }).processes).toBe(3);
    expect(readConfig(production).processes).toBe(Math.min(availableParallelism(), 4));
    expect(readConfig({ ...production, ...database, PORT_SHARED: '1' }).processes).toBe(1);
    expect(readConfig({ ...production, ...database, ROLE: 'worker' }).processes).toBe(1);
    expect(refusalOf({ ...database, PROCESSES: '2', PORT_SHARED: '1' })).toMatch(/^PROCESSES must be 1 with/);
    expect(refusalOf({ ...database, PROCESSES: '2', ROLE: 'worker' })).toMatch(/^PROCESSES must be 1 with/);
    expect(refusalOf({ ROLE: 'web' })).toMatch(/^ROLE wants DATABASE_URL/);
  });

  test('add no demo listings in production or to a configured database unless requested', () => {
    expect(readConfig({ ...smtp, ...operator, NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/bazar' }).demo).toBe(false);
    expect(readConfig({ ...smtp, ...operator, NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });

  test('read the public address without its trailing slash and send emails from its host', () => {
    const config = readConfig({ ...smtp, ...operator, APP_URL: 'https://bazar.example/' });
    expect(config.appUrl).toBe('https://bazar.example');
    expect(config.mailFrom).toBe('Florbalový bazar <neodpovidat@bazar.example>');
  });

  test('accept the address of map tiles only with its three placeholders', () => {
    expect(readConfig({}).mapTiles).toBeUndefined();
    expect(refusalOf({ MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png' })).toMatch(
      /^MAP_TILE_URL must name/,
    );
    expect(
      readConfig({ MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILE_ATTRIBUTION: '© Tiles' }),
    ).toMatchObject({ mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' } });
  });

  test('offer signing in with an external account only with both client id and secret', () => {
    expect(readConfig({ GOOGLE_CLIENT_ID: 'bazar' }).google).toBeUndefined();
    expect(readConfig({ GOOGLE_CLIENT_ID: 'bazar', GOOGLE_CLIENT_SECRET: 'x' }).google).toEqual({
      clientId: 'bazar',
      clientSecret: 'x',
      issuer: 'https://accounts.google.com',
    });
  });

  test('send secrets only encrypted, or within this machine', () => {
    expect(refusalOf({ GOOGLE_ISSUER: 'http://accounts.example' })).toMatch(/^GOOGLE_ISSUER must begin/);
    expect(refusalOf({ FACEBOOK_BASE_URL: 'http://localhost.example' })).toMatch(/^FACEBOOK_BASE_URL must/);
    const client = { FACEBOOK_CLIENT_ID: 'bazar', FACEBOOK_CLIENT_SECRET: 'x' };
    const local = readConfig({ ...client, FACEBOOK_BASE_URL: 'http://localhost:4000/' });
    expect(local.facebook?.baseUrl).toBe('http://localhost:4000');
  });
});
