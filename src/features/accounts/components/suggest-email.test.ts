import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['petr.eye2@gmial.com', 'petr.eye2@gmail.com'],
  ['Eva@Gmail.con', 'eva@gmail.com'],
  ['eva@gmail.co', 'eva@gmail.com'],
  ['eva@gmail', 'eva@gmail.com'],
  ['eva@gmail.cz', 'eva@gmail.com'],
  ['eva@sezman.cz', 'eva@seznam.cz'],
  ['eva@seznam.com', 'eva@seznam.cz'],
  [' eva@centum.cz ', 'eva@centrum.cz'],
  ['eva@emai.cz', 'eva@email.cz'],
  ['eva@iclod.com', 'eva@icloud.com'],
  ['eva@outlok.com', 'eva@outlook.com'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'eva@gmail.com',
  'eva@seznam.cz',
  'eva@email.com',
  'eva@mail.com',
  'eva@ymail.com',
  'eva@outlook.cz',
  'eva@centrum.sk',
  'eva@host.cz',
  'eva@florbal-ostrava.cz',
  'eva@example.cz',
  'eva@',
  '@gmial.com',
  '',
])('„%s“ raises no question', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
