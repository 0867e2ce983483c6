import { expect, test } from 'vitest';
import { type ComboEvent, type ComboState, comboReducer } from './combobox-state.ts';

const brno = { value: '582786', label: 'Brno' };
const brniste = { value: '561398', label: 'Brniště' };
const rest: ComboState = { phase: 'closed', text: '', options: [], active: -1, value: '' };
const after = (...events: ComboEvent[]) => events.reduce(comboReducer, rest);
const typed = (text: string): ComboEvent => ({ type: 'typed', text, searches: text.length > 0 });
const found = (text: string, ...options: (typeof brno)[]): ComboEvent => ({ type: 'found', text, options });

test('typing loads options and shows them when they arrive', () => {
  expect(after(typed('Brn')).phase).toBe('loading');
  expect(after(typed('Brn'), found('Brn', brno, brniste))).toMatchObject({
    phase: 'open',
    options: [brno, brniste],
  });
});

test('ignores a late response to earlier text', () => {
  expect(after(typed('Br'), typed('Brn'), found('Br', brno)).phase).toBe('loading');
  expect(after(typed('Br'), typed('Brn'), { type: 'failed', text: 'Br' }).phase).toBe('loading');
});

test('a response after closing does not reopen the list', () => {
  expect(after(typed('Brn'), { type: 'closed' }, found('Brn', brno)).phase).toBe('closed');
});

test('arrow keys wrap around the list', () => {
  const open = after(typed('Brn'), found('Brn', brno, brniste));
  expect(comboReducer(open, { type: 'moved', step: 1 }).active).toBe(0);
  expect(comboReducer(open, { type: 'moved', step: -1 }).active).toBe(1);
  expect(comboReducer({ ...open, active: 1 }, { type: 'moved', step: 1 }).active).toBe(0);
});

test('choosing sets text and value; typing again clears the value and keeps the text', () => {
  const chosen = after(typed('Brn'), found('Brn', brno), { type: 'chosen', option: brno });
  expect(chosen).toMatchObject({ phase: 'closed', text: 'Brno', value: '582786' });
  expect(comboReducer(chosen, typed('Brno-město'))).toMatchObject({ text: 'Brno-město', value: '' });
});

test('no results and a failure have states of their own', () => {
  expect(after(typed('Qqq'), found('Qqq')).phase).toBe('none');
  expect(after(typed('Qqq'), { type: 'failed', text: 'Qqq' }).phase).toBe('error');
});

test('an option may write a text other than its label', () => {
  const add = { value: '', label: 'Přidat „Sal“ jako novou', text: 'Sal' };
  expect(after(typed('Sal'), { type: 'chosen', option: add })).toMatchObject({ text: 'Sal', value: '' });
});
