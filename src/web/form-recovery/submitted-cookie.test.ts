import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptionLength } from '../../features/listings/contract.ts';
import { ownCookies } from '../cookies.ts';
import { readSubmittedForm, submittedFormCookie } from './submitted-cookie.server.ts';

/** The cookie as a browser returns it to an https site. */
const back = (cookie = '') =>
  readSubmittedForm(
    new Request('https://bazar.example/', {
      headers: { cookie: ownCookies(cookie.split(';', 1)[0] ?? '') },
    }),
  );

test('a form round-trips, including repeated names', () => {
  const form = {
    address: '/ucet/inzerat/hul-1?zprava=ulozeno',
    fields: [
      ['title', 'Hůl „Epic“; levá, 96 %'],
      ['size', '1'],
      ['size', '2'],
    ] satisfies [string, string][],
  };
  expect(back(submittedFormCookie(form, true))).toEqual(form);
});

test('the longest possible description fits', () => {
  const written = readFileSync(new URL('../../../content/blog/delka-florbalky.md', import.meta.url), 'utf8');
  const fields: [string, string][] = [['description', written.slice(-descriptionLength.max)]];
  expect(back(submittedFormCookie({ address: '/ucet/inzerat/hul-1', fields }, true))?.fields).toEqual(fields);
});

test('a form too large for a cookie is not stored, and an invalid cookie is ignored', () => {
  const noise = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(33 + ((at * 7919) % 5003))).join(
    '',
  );
  expect(submittedFormCookie({ address: '/ucet', fields: [['text', noise]] }, true)).toBeUndefined();
  expect(back('__Host-neodeslano=nesmysl')).toBeUndefined();
  expect(back('')).toBeUndefined();
});
