import { beforeEach, expect, it, vi } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, lastMailedPin, signedIn } from '../../../test/sign-in.ts';
import { checkFields } from '../../contract/check-fields.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordForm } from './contract.ts';
import { findAdvertiser } from './db.ts';
import { register } from './start-sign-in.ts';
import { setPassword } from './own-account.ts';
import { signIn, signInWithPassword } from './sign-in.ts';
import { hashSlowly } from './secrets.ts';
import { findViewerByToken } from './sessions.ts';

// Hashing takes long, and many times longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const platform = await testPlatform();
const password = 'Zelena-cepel-7';
const client = 'test';
beforeEach(() => platform.clock.advance(3_600_000));

let people = 0;
const somebody = () => `heslo${(people += 1)}@example.cz`;

async function registered(email: string, chosen = password) {
  const browserKey = platform.ids.token();
  const asked = await register(platform, { email, name: 'Jana', password: chosen, browserKey, client });
  if (isRefusal(asked)) throw new Error(asked.refused);
  const pin = await lastMailedPin(platform, email);
  const session = await signIn(platform, { challengeId: asked.id, browserKey, pin, client });
  if (isRefusal(session)) throw new Error(session.refused);
  return session;
}

it('is checked for every requirement, each with its own message', () => {
  const check = checkFields(passwordForm);
  const problemsOf = (typed: string, again = typed) => check({ password: typed, passwordAgain: again });
  expect(problemsOf(password)).toEqual({});
  expect(problemsOf('')['password']).toEqual([validationMessages.required]);
  expect(problemsOf('12345')['password']).toEqual([
    'Řetězec musí mít alespoň 10 znaků',
    'Heslo musí obsahovat malé písmeno',
    'Heslo musí obsahovat velké písmeno',
  ]);
  expect(problemsOf('zelenacepel')['password']).toEqual(['Heslo musí obsahovat velké písmeno']);
  expect(problemsOf('ZELENACEPEL')['password']).toEqual(['Heslo musí obsahovat malé písmeno']);
  expect(problemsOf(password, 'Zelena-cepel-8')).toEqual({ passwordAgain: ['Hesla se musí shodovat'] });
  expect(problemsOf('', '')).toMatchObject({ passwordAgain: ['Toto pole je povinné'] });
});

it('is refused when built from published lists, Czech words, the site’s name or the address', async () => {
  const common =
    `Password123 P@ssw0rd2024 Heslo12345 Qwertzuiop1 HesloHeslo FlorbalFlorbal! Aa123456789 Abcd123456
    1Qaz2wsx3edc Zaq12wsxcde3 Princess123 Liverpool1 Football2024 Qwerty12345 Iloveyou123 Welcome2024 Sunshine12
    Superman123 Bazarflorbal2026 Florbal2024 FlorbalovyBazar1 Jana.novakova1 Asdfghjkl1 Michael1990 Charlie1234
    Slunicko123 Martin1985 Veronika2001 Unihoc12345`.split(/\s+/);
  const fine = ['Zelena-cepel-7', 'moje Kočka má 4 tlapky', 'Tykev93!krmelec', 'Florbalka od babičky'];
  const email = 'jana.novakova@example.cz';
  const isTaken = async (typed: string) => !(await isCommonPassword(typed, email));
  const taken = async (all: readonly string[]) => {
    const judged = await Promise.all(all.map(async (typed) => ({ typed, taken: await isTaken(typed) })));
    return judged.filter((each) => each.taken).map(({ typed }) => typed);
  };
  expect(await taken(common)).toEqual([]);
  expect(await taken(fine)).toEqual(fine);
  const chosen = { email: somebody(), password: 'Florbal2024', browserKey: platform.ids.token(), client };
  expect(await register(platform, chosen)).toEqual(
    refuse('invalid-input', { fields: { password: ['Tohle heslo používá moc lidí. Zvol jiné.'] } }),
  );
});

it('is refused when long enough but among the 49,000 published ones, in any case', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const published = dictionary['passwords-common'].filter((each) => each.length >= 10);
  expect(published.length).toBeGreaterThan(1_000);
  // Every fifth one: testing all would take seconds.
  const chosen = published
    .filter((_, at) => at % 5 === 0)
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1));
  const judged = await Promise.all(chosen.map((typed) => isCommonPassword(typed, 'nikdo@example.cz')));
  expect(chosen.filter((_, at) => !judged[at])).toEqual([]);
});

it('is compared exactly as typed, up to 200 characters, including spaces and case', async () => {
  const email = somebody();
  const long = ` ${'Zelena cepel a 7 klubek vlny, '.repeat(7)}`.slice(0, 199).padEnd(200, ' ');
  await registered(email, long);
  const opens = async (typed: string) =>
    !isRefusal(await signInWithPassword(platform, { email, password: typed, client }));
  for (const other of [long.slice(0, 199), long.trim(), long.toLowerCase()])
    expect(await opens(other)).toBe(false);
  expect(await opens(long)).toBe(true);
});

it('becomes valid only when the mailed PIN is entered', async () => {
  const email = somebody();
  const browserKey = platform.ids.token();
  const name = 'Jana Nováková';
  const asked = await register(platform, { email, name, password, browserKey, client });
  if (isRefusal(asked)) throw new Error(asked.refused);
  expect(await signInWithPassword(platform, { email, password, client })).toEqual(refuse('wrong-password'));
  expect(await findAdvertiser(platform.db, { email })).toBeUndefined();
  const pin = await lastMailedPin(platform, email);
  expect(await signIn(platform, { challengeId: asked.id, browserKey, pin, client })).toMatchObject({
    advertiser: { email, publicName: 'Jana N.' },
  });
  expect(await signInWithPassword(platform, { email, password, client })).toHaveProperty('token');
  const { rows } = await platform.pool.query('select row_to_json(advertisers)::text as row from advertisers');
  expect(JSON.stringify(rows)).not.toContain(password);
});

it('is changed by registering a known address again, which ends its sessions and notifies by email', async () => {
  const email = somebody();
  const before = await registered(email);
  const after = await registered(email, 'Cervena-cepel-8');
  expect(after.advertiser.id).toBe(before.advertiser.id);
  expect(await findViewerByToken(platform, before.token)).toBeUndefined();
  expect(await findViewerByToken(platform, after.token)).toBeDefined();
  expect(await signInWithPassword(platform, { email, password, client })).toEqual(refuse('wrong-password'));
  await platform.runJobs();
  expect(platform.emails.findLast(({ to }) => to === email)?.subject).toBe('Tvoje heslo se změnilo');
});

it('cannot be set by somebody who only knows the account’s lasting PIN', async () => {
  const email = somebody();
  const session = await signedIn(platform, email);
  await platform.db
    .updateTable('advertisers')
    .set({ lasting_pin_hash: await hashSlowly('405163', 'salt') })
    .where('id', '=', session.advertiser.id)
    .execute();
  const browserKey = platform.ids.token();
  const asked = await register(platform, { email, password, browserKey, client });
  if (isRefusal(asked)) throw new Error(asked.refused);
  expect(await signIn(platform, { challengeId: asked.id, browserKey, pin: '405163', client })).toHaveProperty(
    'refused',
    'wrong-pin',
  );
});

it('is refused for fifteen minutes after five failures, even for unknown addresses; a mailed PIN works', async () => {
  const known = somebody();
  await registered(known);
  for (const email of [known, somebody()]) {
    for (let i = 0; i < 5; i += 1) {
      const wrong = { email, password: `Spatne-heslo-${i}`, client };
      expect(await signInWithPassword(platform, wrong)).toEqual(refuse('wrong-password'));
    }
    expect(await signInWithPassword(platform, { email, password, client })).toEqual(
      refuse('wrong-password', {
        message: 'Moc špatných pokusů. Teď tě přihlásí jen PIN z e-mailu.',
      }),
    );
    expect(await signIn(platform, await askForPin(platform, email))).toHaveProperty('token');
  }
  platform.clock.advance(15 * 60_000);
  expect(await signInWithPassword(platform, { email: known, password, client })).toHaveProperty('token');
});

it('is compared five times in total for a hundred concurrent guesses of one client', async () => {
  const email = somebody();
  await registered(email);
  const guesses = Array.from({ length: 100 }, (_, i) => ({ email, password: `Spatne-heslo-${i}`, client }));
  const answers = await Promise.all(guesses.map((guess) => signInWithPassword(platform, guess)));
  const compared = answers.filter((answer) => isRefusal(answer) && answer.message === undefined);
  expect(compared).toHaveLength(5);
});

it('is accepted from its owner after a stranger has exhausted their attempts', async () => {
  const email = somebody();
  await registered(email);
  for (let i = 0; i < 6; i += 1)
    await signInWithPassword(platform, { email, password: `Spatne-heslo-${i}`, client: 'stranger' });
  expect(await signInWithPassword(platform, { email, password, client: 'stranger' })).toHaveProperty(
    'refused',
  );
  expect(await signInWithPassword(platform, { email, password, client })).toHaveProperty('token');
});

it('is accepted from a known browser after strangers together have exhausted their attempts', async () => {
  const email = somebody();
  const browserKey = platform.ids.token();
  await registered(email);
  expect(await signInWithPassword(platform, { email, password, client, browserKey })).toHaveProperty('token');
  const failed_at = platform.clock.now();
  const failures = Array.from({ length: 30 }, (_, i) => ({ email, client: `network${i}`, failed_at }));
  await platform.db
    .insertInto('lasting_pin_failures')
    .values(failures.map((each) => ({ ...each, secret: 'password' as const })))
    .execute();
  expect(await signInWithPassword(platform, { email, password, client })).toHaveProperty('refused');
  expect(await signInWithPassword(platform, { email, password, client, browserKey })).toHaveProperty('token');
});

it('can be wrong thirty times in fifteen minutes for one client, across all addresses', async () => {
  const addresses = Array.from({ length: 7 }, somebody);
  const answers: unknown[] = [];
  for (const email of addresses) {
    const guess = () => signInWithPassword(platform, { email, password, client: 'guesser' });
    answers.push(...(await Promise.all(Array.from({ length: 5 }, guess))));
  }
  const many = answers.filter((answer) => isRefusal(answer) && answer.refused === 'too-many-requests');
  expect(many).toHaveLength(5);
});

it('can be set and changed only by a fresh session, which ends all others and notifies by email', async () => {
  const email = somebody();
  const first = await signedIn(platform, email);
  const other = await signedIn(platform, email);
  const hashOf = async (token: string) => (await findViewerByToken(platform, token))?.tokenHash;
  const own = { advertiserId: first.advertiser.id, tokenHash: await hashOf(first.token) };
  platform.clock.advance(24 * 3_600_000);
  expect(await setPassword(platform, { ...own, password })).toEqual(refuse('fresh-sign-in-needed'));
  expect(await findViewerByToken(platform, other.token)).toBeDefined();
  const subjects: (string | undefined)[] = [];
  for (const chosen of [password, 'Cervena-cepel-8']) {
    const young = await signedIn(platform, email);
    const fresh = { ...own, tokenHash: await hashOf(young.token), password: chosen };
    expect(await setPassword(platform, fresh)).toHaveProperty('email', email);
    expect(await findViewerByToken(platform, first.token)).toBeUndefined();
    expect(await findViewerByToken(platform, young.token)).toBeDefined();
    await platform.runJobs();
    subjects.push(platform.emails.findLast(({ to }) => to === email)?.subject);
  }
  expect(subjects).toEqual(['Tvůj účet má nově heslo', 'Tvoje heslo se změnilo']);
});
