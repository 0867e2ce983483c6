import { expect, test } from 'vitest';
import { actionLabel } from './action-labels.ts';

test('a known action has a label, and an unknown one is shown by its name', () => {
  expect(actionLabel('put-redirect')).toBe('Uložené přesměrování');
  expect(actionLabel('grow-wings')).toBe('grow-wings');
  expect(actionLabel('constructor')).toBe('constructor');
});
