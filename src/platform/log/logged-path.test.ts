import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomIds } from '../ids.ts';
import { loggedPath } from './logged-path.ts';

test.each(['/newsletters/KEY/sign-out', '/hlidani/KEY.data', '/vyhra/KEY', '/api/v1/renewals/KEY'])(
  'redacts the key of an email’s link: %s',
  (path) => {
    for (let emails = 0; emails < 200; emails += 1)
      expect(loggedPath(path.replace('KEY', randomIds.token()))).toBe(path.replace('KEY', '…'));
  },
);

test('logs the address of a listing or a page unchanged', () => {
  const slug = fc.stringMatching(/^[\d.a-z-]{1,80}$/);
  fc.assert(
    fc.property(slug, (name) => {
      expect(loggedPath(`/inzerat/${name}`)).toBe(`/inzerat/${name}`);
    }),
  );
});
