import { expect, test } from 'vitest';
import { actionLabel } from './action-labels.ts';

test('an action is told in words, and one that is not known yet by its own name', () => {
  expect(actionLabel('put-redirect')).toBe('Uložené přesměrování');
  expect(actionLabel('grow-wings')).toBe('grow-wings');
  expect(actionLabel('constructor')).toBe('constructor');
});
