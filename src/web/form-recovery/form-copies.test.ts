import { expect, test } from 'vitest';
import { browserStorage } from '../../contract/stored-in-browser.ts';
import { writtenTextPrefixes } from '../../ui/forms/tab-storage.ts';

test('signing out deletes all stored input, and every store is registered for it', () => {
  const cleared = browserStorage.filter(
    ({ where, lasts }) => where === 'sessionStorage' && lasts.includes('odhlášení'),
  );
  expect(cleared.map(({ name }) => name)).toEqual(writtenTextPrefixes);
});
