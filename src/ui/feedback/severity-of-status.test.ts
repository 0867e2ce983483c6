import { expect, test } from 'vitest';
import { severityOfStatus } from './severity.ts';

test.each([
  [100, 'info'],
  [199, 'info'],
  [200, 'success'],
  [204, 'success'],
  [301, 'warn'],
  [399, 'warn'],
  [400, 'error'],
  [503, 'error'],
])('status %i is shown as %s', (status, severity) => {
  expect(severityOfStatus(status)).toBe(severity);
});
