import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQr } from '../../../test/read-qr.ts';
import { readBankAccount } from '../../contract/bank-account.ts';
import { qrSvg } from '../../platform/qr/qr.ts';
import { spayd } from './policy.ts';
import { variableSymbol } from './order.ts';

const iban = 'CZ6508000000192000145399';

it('formats a payment by the standard', () => {
  expect(
    spayd({ iban, amountHalere: 9_900, variableSymbol: '26000017', message: 'Členství Klub, 30 dní' }),
  ).toBe('SPD*1.0*ACC:CZ6508000000192000145399*AM:99.00*CC:CZK*X-VS:26000017*MSG:CLENSTVI KLUB 30 DNI');
});

const payments = fc.record({
  iban: fc.constant(iban),
  amountHalere: fc.integer({ min: 1, max: 100_000_000 }),
  variableSymbol: fc.integer({ min: 1, max: 99_999 }).map((number) => variableSymbol(number, new Date(0))),
  message: fc.string({ maxLength: 120 }),
});

it('conforms to the standard for any message', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const [mark, version, ...fields] = spayd(payment).split('*');
      expect([mark, version]).toEqual(['SPD', '1.0']);
      const values = new Map(
        fields.map((field): [string, string] => [field.split(':', 1)[0] ?? '', field.replace(/^[^:]*:/, '')]),
      );
      expect([...values.keys()]).toEqual(['ACC', 'AM', 'CC', 'X-VS', 'MSG']);
      expect(readBankAccount(values.get('ACC') ?? '')?.iban).toBe(values.get('ACC'));
      expect(values.get('AM')).toMatch(/^\d{1,7}\.\d{2}$/);
      expect(Math.round(Number(values.get('AM')) * 100)).toBe(payment.amountHalere);
      expect(values.get('CC')).toBe('CZK');
      expect(values.get('X-VS')).toMatch(/^\d{1,10}$/);
      // At most 60 characters that need no escaping and fit the alphanumeric mode of a QR code.
      expect(values.get('MSG')).toMatch(/^[0-9A-Z $%+\-./:]{0,60}$/);
    }),
  );
});

it('is decoded from the QR code by an independent decoder', async () => {
  const text = spayd({ iban, amountHalere: 39_900, variableSymbol: '26000025', message: 'Členství Profi' });
  expect(await readQr(Buffer.from(qrSvg(text)))).toBe(text);
});

it('never gives two orders symbols that differ in only one digit', () => {
  const symbols = new Set(
    Array.from({ length: 2_000 }, (_, number) => variableSymbol(number + 1, new Date())),
  );
  for (const symbol of symbols) {
    for (let place = 0; place < symbol.length; place += 1) {
      const slip = symbol.slice(0, place) + ((Number(symbol[place]) + 1) % 10) + symbol.slice(place + 1);
      expect(symbols.has(slip)).toBe(false);
    }
  }
});
