import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Bazaar } from '../bazaar.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());

const answer = z.object({
  data: z.object({ id: z.string().optional(), token: z.string().optional() }).optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** One request over its own connection, so that none waits for another. */
async function call(path: string, body: object) {
  const response = await fetch(`${bazaar.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'access-token': 'web', 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  return answer.parse(await response.json());
}

const browserKey = 'prohlizec-ktery-se-ptal-0123456789';

async function ask(email: string): Promise<string> {
  const { data } = await call('/sign-in/challenges', { email, browserKey });
  return data?.id ?? '';
}

test('a hundred parallel connections guessing a mailed PIN get five attempts together', async () => {
  const email = 'hadany@example.cz';
  const challengeId = await ask(email);
  const pin = await bazaar.post.pinFor(email);
  const guesses = Array.from({ length: 101 }, (_, i) => String(i).padStart(6, '0')).filter(
    (guess) => guess !== pin,
  );
  const answers = await Promise.all(
    guesses.slice(0, 100).map((guess) => call('/sessions', { challengeId, browserKey, pin: guess })),
  );
  expect(answers.filter(({ error }) => error?.code === 'wrong-pin')).toHaveLength(5);
  expect(answers.filter(({ error }) => error?.code === 'invalid-verification')).toHaveLength(95);
  const right = await call('/sessions', { challengeId, browserKey, pin });
  expect(right.error?.code).toBe('invalid-verification');
});

test('a hundred parallel connections guessing a password get at most five comparisons together', async () => {
  const email = 'heslo@example.cz';
  const password = 'Zelena-cepel-7';
  const form = { email, password, passwordAgain: password, browserKey };
  const asked = await call('/registrations', form);
  const pin = await bazaar.post.pinFor(email);
  const entered = await call('/sessions', { challengeId: asked.data?.id, browserKey, pin });
  expect(entered.data?.token).toBeDefined();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      call('/sessions/password', { email, password: `Spatne-${i}-heslo` }),
    ),
  );
  const compared = answers.filter(({ error }) => error?.message === 'Špatný e-mail nebo heslo');
  // Fewer if some counted attempts found no free database connection.
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ data }) => data?.token !== undefined)).toEqual([]);
  // Even the right password is rejected now, so a correct guess beyond the fifth would not have been revealed.
  expect((await call('/sessions/password', { email, password })).error?.code).toMatch(
    /^(wrong-password|too-many-requests)$/,
  );
});
