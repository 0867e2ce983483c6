import { expect, test } from 'vitest';
import {
  nothingSuggested,
  type SuggestionEvent,
  type SuggestionGroup,
  suggestionReducer,
} from './suggestion-state.ts';

const group = (...labels: string[]): SuggestionGroup => ({
  label: 'Hledat',
  items: labels.map((label) => ({ label, to: `/vyhledavani?q=${label}` })),
});
const typed = (text: string): SuggestionEvent => ({ type: 'typed', text, shortest: 3 });
const found = (text: string, ...labels: string[]): SuggestionEvent => ({
  type: 'found',
  text,
  groups: labels.length > 0 ? [group(...labels)] : [],
});
const down: SuggestionEvent = { type: 'moved', step: 1 };
const up: SuggestionEvent = { type: 'moved', step: -1 };
const after = (...events: SuggestionEvent[]) => events.reduce(suggestionReducer, nothingSuggested);

test('a response to earlier text never replaces that to later text, in whatever order they arrive', () => {
  const newer = after(typed('uni'), typed('unihoc'), found('unihoc', 'Unihoc Epic'));
  expect(suggestionReducer(newer, found('uni', 'univerzální'))).toEqual(newer);
  expect(after(typed('uni'), typed('unihoc'), found('uni', 'univerzální')).groups).toEqual([]);
});

test('below three characters it states how many are needed; an emptied field shows nothing', () => {
  expect(after(typed('un')).phase).toBe('short');
  expect(after(typed('uni'), found('uni', 'Unihoc'), typed('un'))).toMatchObject({
    phase: 'short',
    groups: [],
  });
  expect(after(typed('un'), typed('')).phase).toBe('closed');
});

test('keeps old suggestions until new ones arrive, so that nothing flickers', () => {
  expect(after(typed('uni'), found('uni', 'Unihoc'), typed('unih'))).toMatchObject({
    phase: 'open',
    active: -1,
    groups: [group('Unihoc')],
  });
  expect(after(typed('uni'), found('uni', 'Unihoc'), typed('unix'), found('unix')).phase).toBe('closed');
});

test('arrow keys go through all groups and the field itself', () => {
  const open = after(typed('uni'), { type: 'found', text: 'uni', groups: [group('a', 'b'), group('c')] });
  const active = (...events: SuggestionEvent[]) => events.reduce(suggestionReducer, open).active;
  expect([active(down), active(down, down, down), active(down, down, down, down)]).toEqual([0, 2, -1]);
  expect([active(up), active(up, up, up), active(up, up, up, up)]).toEqual([2, 0, -1]);
});

test('an arrow key reopens closed suggestions without loading them again', () => {
  const closed = after(typed('uni'), found('uni', 'Unihoc'), { type: 'closed' });
  expect(suggestionReducer(closed, { type: 'reopened' }).phase).toBe('open');
  expect(after({ type: 'reopened' }).phase).toBe('closed');
});
