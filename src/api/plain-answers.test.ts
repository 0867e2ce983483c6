import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAnswer, inProcessReply, withSerializedBody } from './plain-answers.ts';

const value = fc.anything({ withNullPrototype: false, values: [fc.jsonValue(), fc.constant(undefined)] });

test('an in-process caller gets the same values that JSON would carry', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), value), async (data) => {
      const inside = await inProcessReply(plainAnswer({ data }, 200)).json();
      expect(inside).toStrictEqual(await withSerializedBody(plainAnswer({ data }, 200)).json());
    }),
  );
});

test('changes that a caller makes to a response do not affect the next one', async () => {
  const kept = { categories: [{ slug: 'florbalky' }] };
  const reply = await inProcessReply(plainAnswer({ data: kept }, 200)).json();
  reply.data.categories.push({ slug: 'boty' });
  expect(kept.categories).toHaveLength(1);
});

test('status and refusals are the same for both kinds of callers', async () => {
  const refused = plainAnswer({ error: { code: 'not-found', message: 'Nic takového tu není.' } }, 404);
  expect(inProcessReply(refused)).toMatchObject({ ok: false, status: 404 });
  expect(withSerializedBody(refused).status).toBe(404);
  expect(withSerializedBody(refused).headers.get('content-type')).toMatch('application/json');
});
