import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const sent = (body: string | FormData | URLSearchParams | undefined, type?: string) =>
  new Request('http://bazar.example/kontakt', {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    headers: type === undefined ? {} : { 'content-type': type },
  });

test('fields are read in every encoding of a form', async () => {
  const encoded = new FormData();
  encoded.append('name', 'Jana');
  expect(await readForm(sent(encoded))).toEqual({ name: 'Jana' });
  expect(await readForm(sent(new URLSearchParams({ name: 'Jana' })))).toEqual({ name: 'Jana' });
});

test.each([
  ['no body', undefined, undefined],
  ['JSON', '{"name":"Jana"}', 'application/json'],
  ['parts without a boundary', 'zzz', 'multipart/form-data'],
  ['parts that are none', 'zzz', 'multipart/form-data; boundary=x'],
])('%s is reported as the client’s error', async (_, body, type) => {
  await expect(readForm(sent(body, type))).rejects.toMatchObject({ init: { status: 400 } });
});
