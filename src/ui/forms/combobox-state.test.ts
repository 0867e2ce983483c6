import { expect, test } from 'vitest';
import { type ComboEvent, type ComboState, comboReducer } from './combobox-state.ts';

const brno = { value: '582786', label: 'Brno' };
const brniste = { value: '561398', label: 'Brniště' };
const rest: ComboState = { phase: 'closed', text: '', options: [], active: -1, value: '' };
const after = (...events: ComboEvent[]) => events.reduce(comboReducer, rest);
const typed = (text: string): ComboEvent => ({ type: 'typed', text, searches: text.length > 0 });
const found = (text: string, ...options: (typeof brno)[]): ComboEvent => ({ type: 'found', text, options });

test('typing waits for options and shows them when they come', () => {
  expect(after(typed('Brn')).phase).toBe('loading');
  expect(after(typed('Brn'), found('Brn', brno, brniste))).toMatchObject({
    phase: 'open',
    options: [brno, brniste],
  });
});

test('a late answer to what was typed before changes nothing', () => {
  expect(after(typed('Br'), typed('Brn'), found('Br', brno)).phase).toBe('loading');
  expect(after(typed('Br'), typed('Brn'), { type: 'failed', text: 'Br' }).phase).toBe('loading');
});

test('an answer that comes after the list was closed does not open it again', () => {
  expect(after(typed('Brn'), { type: 'closed' }, found('Brn', brno)).phase).toBe('closed');
});

test('arrows go around the list from either end', () => {
  const open = after(typed('Brn'), found('Brn', brno, brniste));
  expect(comboReducer(open, { type: 'moved', step: 1 }).active).toBe(0);
  expect(comboReducer(open, { type: 'moved', step: -1 }).active).toBe(1);
  expect(comboReducer({ ...open, active: 1 }, { type: 'moved', step: 1 }).active).toBe(0);
});

test('choosing fills the text and the value; typing again clears the value but keeps the words', () => {
  const chosen = after(typed('Brn'), found('Brn', brno), { type: 'chosen', option: brno });
  expect(chosen).toMatchObject({ phase: 'closed', text: 'Brno', value: '582786' });
  expect(comboReducer(chosen, typed('Brno-město'))).toMatchObject({ text: 'Brno-město', value: '' });
});

test('nothing found and a failure have states of their own', () => {
  expect(after(typed('Qqq'), found('Qqq')).phase).toBe('none');
  expect(after(typed('Qqq'), { type: 'failed', text: 'Qqq' }).phase).toBe('error');
});

test('an option may write something else than its label', () => {
  const add = { value: '', label: 'Přidat „Sal“ jako novou', text: 'Sal' };
  expect(after(typed('Sal'), { type: 'chosen', option: add })).toMatchObject({ text: 'Sal', value: '' });
});
