import { expect, test } from 'vitest';
import { shownErrors, summaryOf } from './use-live-form.ts';

const checked = { title: ['Toto pole je povinné'], price: ['Toto pole je povinné'] };
const nothing = { server: {}, changed: new Set<string>() };

test('shows no error for an unvisited field', () => {
  expect(shownErrors({ checked, visited: new Set(['price']), ...nothing })).toEqual({ price: checked.price });
});

test('a submission attempt shows the errors of all fields', () => {
  expect(shownErrors({ checked, visited: 'all', ...nothing })).toEqual(checked);
});

test('a server error is shown until its field changes', () => {
  const server = { pin: ['Špatný PIN'] };
  const at = { checked: {}, visited: new Set(['pin']), server };
  expect(shownErrors({ ...at, changed: new Set(['title']) })).toEqual(server);
  expect(shownErrors({ ...at, changed: new Set(['pin']) })).toEqual({});
});

test('an error found in the browser takes precedence over a server error of the same field', () => {
  const server = { title: ['Řetězec musí mít alespoň 5 znaků'] };
  expect(shownErrors({ checked, visited: 'all', server, changed: new Set() })).toMatchObject({
    title: checked.title,
  });
});

test('the summary names the fields in their order', () => {
  const labels = { price: 'Cena', title: 'Název' };
  expect(summaryOf({ ...checked, other: ['Něco je jinak.'] }, labels)).toEqual([
    { fieldId: 'price', message: 'Cena: Toto pole je povinné' },
    { fieldId: 'title', message: 'Název: Toto pole je povinné' },
    { fieldId: 'other', message: 'Něco je jinak.' },
  ]);
});

test('the summary lists all errors of a field, so that a password can be fixed in one go', () => {
  const errors = { password: ['je krátké', 'nemá velké písmeno'], name: ['Toto pole je povinné'] };
  expect(summaryOf(errors, { name: 'Jméno', password: 'Heslo' })).toEqual([
    { fieldId: 'name', message: 'Jméno: Toto pole je povinné' },
    { fieldId: 'password', message: 'Heslo: je krátké' },
    { fieldId: 'password', message: 'Heslo: nemá velké písmeno' },
  ]);
});

test('the error of a form’s only field is shown at the field and not repeated in the summary', () => {
  const labels = { email: 'Tvůj e-mail' };
  const errors = { email: ['Neplatný formát emailu'] };
  expect(summaryOf(errors, labels)).toEqual([]);
  expect(summaryOf({ ...errors, other: ['Něco je jinak.'] }, labels)).toEqual([
    { fieldId: 'other', message: 'Něco je jinak.' },
  ]);
});
