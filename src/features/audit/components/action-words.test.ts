import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';

test('an action is told in words, and one that is not known yet by its own name', () => {
  expect(actionWords('put-redirect')).toBe('Uložené přesměrování');
  expect(actionWords('grow-wings')).toBe('grow-wings');
  expect(actionWords('constructor')).toBe('constructor');
});
