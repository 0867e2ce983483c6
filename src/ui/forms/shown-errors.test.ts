import { expect, test } from 'vitest';
import { shownErrors, summaryOf } from './use-live-form.ts';

const checked = { title: ['Toto pole je povinné'], price: ['Toto pole je povinné'] };
const nothing = { server: {}, changed: new Set<string>() };

test('a field that nobody has visited yet is not called wrong', () => {
  expect(shownErrors({ checked, visited: new Set(['price']), ...nothing })).toEqual({ price: checked.price });
});

test('an attempt to send names every wrong field', () => {
  expect(shownErrors({ checked, visited: 'all', ...nothing })).toEqual(checked);
});

test('what the server said stays until that field changes', () => {
  const server = { pin: ['Špatný PIN'] };
  const at = { checked: {}, visited: new Set(['pin']), server };
  expect(shownErrors({ ...at, changed: new Set(['title']) })).toEqual(server);
  expect(shownErrors({ ...at, changed: new Set(['pin']) })).toEqual({});
});

test('what the browser finds comes before what the server said of the same field', () => {
  const server = { title: ['Řetězec musí mít alespoň 5 znaků'] };
  expect(shownErrors({ checked, visited: 'all', server, changed: new Set() })).toMatchObject({
    title: checked.title,
  });
});

test('the summary names the fields, in their order', () => {
  const labels = { price: 'Cena', title: 'Název' };
  expect(summaryOf({ ...checked, other: ['Něco je jinak.'] }, labels)).toEqual([
    { fieldId: 'price', message: 'Cena: Toto pole je povinné' },
    { fieldId: 'title', message: 'Název: Toto pole je povinné' },
    { fieldId: 'other', message: 'Něco je jinak.' },
  ]);
});

test('of a field with several faults the summary says all, so that a password is mended in one go', () => {
  const errors = { password: ['je krátké', 'nemá velké písmeno'], name: ['Toto pole je povinné'] };
  expect(summaryOf(errors, { name: 'Jméno', password: 'Heslo' })).toEqual([
    { fieldId: 'name', message: 'Jméno: Toto pole je povinné' },
    { fieldId: 'password', message: 'Heslo: je krátké' },
    { fieldId: 'password', message: 'Heslo: nemá velké písmeno' },
  ]);
});

test('the only field of a form says its sentence itself, and is not repeated above', () => {
  const labels = { email: 'Tvůj e-mail' };
  const errors = { email: ['Neplatný formát emailu'] };
  expect(summaryOf(errors, labels)).toEqual([]);
  expect(summaryOf({ ...errors, other: ['Něco je jinak.'] }, labels)).toEqual([
    { fieldId: 'other', message: 'Něco je jinak.' },
  ]);
});
