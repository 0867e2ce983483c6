import { beforeEach, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../test/api-caller.ts';
import { testPlatform } from '../../../test/platform.ts';
import { codeAt } from '../../../test/second-factor.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { listAdminActions } from '../audit/contract.ts';
import { currentSession } from '../accounts/contract.ts';
import { hashOfSecret } from '../accounts/index.ts';
import * as contract from './contract.ts';
import { removeEveryFactor } from './index.ts';

const bare = await testPlatform();
let email = '';
const config = {
  ...bare.config,
  adminEmails: Array.from({ length: 30 }, (_, n) => `spravce-${n}@example.cz`),
};
const platform = { ...bare, config };
const { clock, db } = platform;
const api = new ApiCaller(platform);
const minute = 60_000;

let admins = 0;
let token = '';
let advertiserId = '';

async function signInAgain(): Promise<string> {
  const session = await signedIn(platform, email);
  advertiserId = session.advertiser.id;
  return session.token;
}

beforeEach(async () => {
  email = `spravce-${(admins += 1)}@example.cz`;
  token = await signInAgain();
});

/** Adds an app; returns its secret, with the recovery codes created with it. */
async function addApp(name = 'Telefon') {
  const started = await api.call(contract.startTotp, { token });
  const { secret } = contract.startTotp.data.parse(started.body.data);
  const body = { code: codeAt(secret, clock.now()), name };
  const confirmed = await api.call(contract.confirmTotp, { token, body });
  return { secret, ...contract.confirmTotp.data.parse(confirmed.body.data) };
}

const pass = async (code: string, as = token) =>
  (await api.call(contract.passSecondFactor, { token: as, body: { code } })).body.error?.code ?? 'passed';
const look = async (as = token) =>
  (await api.call(listAdminActions, { token: as })).body.error?.code ?? 'lets in';
const own = async () =>
  contract.getSecondFactor.data.parse((await api.call(contract.getSecondFactor, { token })).body.data);

describe('an admin', () => {
  it('has no access without a second factor, and gains it after setup', async () => {
    expect(await look()).toBe('second-factor-missing');
    expect((await api.call(currentSession, { token })).status).toBe(200);
    const { recoveryCodes } = await addApp();
    expect(recoveryCodes).toHaveLength(contract.recoveryCodeCount);
    expect(await look()).toBe('lets in');
  });

  it('must pass it in each session, and again after half a day', async () => {
    const { secret } = await addApp();
    const other = await signInAgain();
    expect(await look(other)).toBe('second-factor-needed');
    clock.advance(minute);
    expect(await pass(codeAt(secret, clock.now()), other)).toBe('passed');
    expect(await look(other)).toBe('lets in');
    clock.advance(contract.secondFactorHours * 60 * minute);
    expect(await look(other)).toBe('second-factor-needed');
  });

  it('can set up the first factor only right after signing in', async () => {
    clock.advance(contract.setupMinutes * minute);
    const { body } = await api.call(contract.startTotp, { token });
    expect(body.error?.code).toBe('fresh-sign-in-needed');
  });

  it('can change factors only right after passing one, cannot remove the last, and is notified by email', async () => {
    const { secret } = await addApp();
    clock.advance(contract.setupMinutes * minute);
    expect((await api.call(contract.startTotp, { token })).body.error?.code).toBe('second-factor-needed');
    expect((await api.call(contract.makeRecoveryCodes, { token })).body.error?.code).toBe(
      'second-factor-needed',
    );
    expect((await own()).fresh).toBe(false);
    await pass(codeAt(secret, clock.now()));
    const [first] = (await own()).factors;
    const remove = { token, params: { id: first?.id ?? '' } };
    expect((await api.call(contract.removeFactor, remove)).body.error?.code).toBe('second-factor-last');
    await addApp('Tablet');
    expect((await api.call(contract.removeFactor, remove)).status).toBe(200);
    expect((await own()).factors.map(({ name }) => name)).toEqual(['Tablet']);
    await platform.runJobs();
    const subjects = platform.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !subject.includes('PIN'))).toEqual([
      'Tvůj účet má nový druhý faktor',
      'Tvůj účet má nový druhý faktor',
      'Z tvého účtu zmizel druhý faktor',
    ]);
    const noted = await db
      .selectFrom('admin_actions')
      .where('admin_email', '=', email)
      .select('action')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'add-second-factor',
      'add-second-factor',
      'remove-second-factor',
    ]);
  });
});

describe('a code of an app', () => {
  it('is valid once, and half a minute before and after its time', async () => {
    const { secret } = await addApp();
    clock.advance(5 * minute);
    const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
    expect(await pass(at(-60))).toBe('wrong-code');
    expect(await pass(at(-30))).toBe('passed');
    expect(await pass(at(-30))).toBe('wrong-code');
    expect(await pass(at(30))).toBe('passed');
    // The code in between is older than one already accepted.
    expect(await pass(at(0))).toBe('wrong-code');
  });

  it('is not compared after five wrong ones, while a recovery code is still accepted', async () => {
    const { secret, recoveryCodes } = await addApp();
    clock.advance(5 * minute);
    const right = codeAt(secret, clock.now());
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await pass(wrong)).toBe('wrong-code');
    expect(await pass(right, await signInAgain())).toBe('too-many-requests');
    expect(await pass(recoveryCodes[0] ?? '')).toBe('passed');
  });

  it('sent several times concurrently is accepted once', async () => {
    const { secret } = await addApp();
    clock.advance(5 * minute);
    const code = codeAt(secret, clock.now());
    const answers = await Promise.all(Array.from({ length: 4 }, () => pass(code)));
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('are valid once each, in any notation, and are replaced by a new set', async () => {
    const { recoveryCodes } = await addApp();
    const [first = '', second = ''] = recoveryCodes;
    expect(await pass(first.toLowerCase().replaceAll('-', ' '))).toBe('passed');
    expect(await pass(first)).toBe('wrong-code');
    expect((await own()).recoveryCodes).toBe(contract.recoveryCodeCount - 1);
    const made = await api.call(contract.makeRecoveryCodes, { token });
    const { recoveryCodes: next } = contract.makeRecoveryCodes.data.parse(made.body.data);
    expect(await pass(second)).toBe('wrong-code');
    expect(await pass(next[0] ?? '')).toBe('passed');
  });

  it('have 120 random bits each, and older ones of sixteen characters are still valid', async () => {
    const { recoveryCodes } = await addApp();
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const code_hash = hashOfSecret('ABCDEFGH23456777');
    await db
      .insertInto('recovery_codes')
      .values({ code_hash, advertiser_id: advertiserId, created_at: clock.now() })
      .execute();
    expect(await pass('ABCD-EFGH-2345-6777')).toBe('passed');
  });

  it('are stored as hashes', async () => {
    const { recoveryCodes } = await addApp();
    const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

it('after losing all factors and a reset by the operator, setup starts over in every session', async () => {
  const { recoveryCodes } = await addApp();
  await db.transaction().execute((trx) => removeEveryFactor(platform, trx, { advertiserId, email }));
  expect(await look()).toBe('second-factor-missing');
  expect(await pass(recoveryCodes[0] ?? '')).toBe('wrong-code');
  const noted = await db.selectFrom('admin_actions').orderBy('id', 'desc').selectAll().executeTakeFirst();
  expect(noted).toMatchObject({ admin_email: 'provozovatel', action: 'remove-second-factor' });
});

it('without a role nothing about a second factor is disclosed', async () => {
  const { token: nobody } = await signedIn(platform, 'nekdo@example.cz');
  expect((await api.call(contract.getSecondFactor, { token: nobody })).body.error?.code).toBe('not-allowed');
});
