import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBankAccount } from './bank-account.ts';

it('reads an account in the local format and as IBAN, and returns both', () => {
  const expected = { local: '19-2000145399/0800', iban: 'CZ6508000000192000145399' };
  expect(readBankAccount('19-2000145399/0800')).toEqual(expected);
  expect(readBankAccount('000019-2000145399 / 0800')).toEqual(expected);
  expect(readBankAccount('CZ65 0800 0000 1920 0014 5399')).toEqual(expected);
});

it('refuses what is not an account', () => {
  for (const wrong of ['', '123', '19-2000145398/0800', '2000145399', 'CZ6608000000192000145399', 'SK1']) {
    expect(readBankAccount(wrong), wrong).toBeUndefined();
  }
});

it('detects any single wrong digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const iban = 'CZ6508000000192000145399'.split('');
      iban[place] = String((Number(iban[place]) + more) % 10);
      expect(readBankAccount(iban.join(''))).toBeUndefined();
    }),
  );
});
