import { expect, test } from 'vitest';
import { browserStorage } from '../../contract/stored-in-browser.ts';
import { writtenCopies } from '../../ui/forms/tab-copy.ts';

test('signing out forgets every text that is kept, and the register says so', () => {
  const forgotten = browserStorage.filter(
    ({ where, lasts }) => where === 'sessionStorage' && lasts.includes('odhlášení'),
  );
  expect(forgotten.map(({ name }) => name)).toEqual(writtenCopies);
});
