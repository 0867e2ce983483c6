import { expect, it } from 'vitest';
import { readBankAccount } from '../../contract/bank-account.ts';
import { readStatement } from './read-statement.ts';

/*
 * Lines laid out by the columns of the banks' descriptions of ABO (record 075): from 4 the account, 20 the other
 * account, 36 the document number, 49 haléře, 61 the posting code, 62 the variable symbol, 72 two zeros with the
 * bank and the constant symbol, 82 the specific symbol, 92 the value date, 98 the name, 118 the currency, 123 the
 * posting date.
 */
const head =
  '0740000002000145399Bazar               30042600000000123456+00000000133356+000000000000000+000000000009900+005060526              ';
const line = ({ code = '2', vs = '0026000017', currency = '0203', name = 'NOVAK PETR          ' } = {}) =>
  `075000000200014539900001920001453990026123456789000000009900${code}${vs}00080005580000000000060526${name}0${currency}070526`;
const aboOf = (...lines: string[]) => readStatement(Buffer.from([head, ...lines, ''].join('\r\n')));

it('reads an ABO record by columns: haléře, zeros before the symbol, the posting date', () => {
  expect(line()).toHaveLength(128);
  expect(aboOf(line())?.payments).toEqual([
    {
      bankId: '26123456789',
      bookedOn: '2026-05-07',
      amountHalere: 9900,
      variableSymbol: '26000017',
      payerAccount: '19-2000145399/0800',
      payerName: 'NOVAK PETR',
    },
  ]);
});

it('distinguishes the four posting codes: debit, credit, reversed debit, reversed credit', () => {
  const statement = aboOf(...['1', '2', '4', '5'].map((code) => line({ code })));
  expect(statement?.payments.map(({ amountHalere }) => amountHalere)).toEqual([9900, -9900]);
  expect(statement?.leftOut).toBe(2);
});

it.each([
  ['0203', 1],
  ['0000', 1],
  ['1101', 1],
  ['0978', 0],
])('reads an ABO record in currency %s as %d CZK payments', (currency, payments) => {
  expect(aboOf(line({ currency }))?.payments).toHaveLength(payments);
});

it('decodes names in the Windows and DOS code pages', () => {
  const written = line({ name: 'DVO*AK JI*I          '.slice(0, 20) });
  const withByte = (upper: number, lower: number) => {
    const bytes = Buffer.from([head, written, ''].join('\r\n'), 'latin1');
    bytes[bytes.indexOf('*')] = upper;
    bytes[bytes.indexOf('*')] = lower;
    return readStatement(bytes)?.payments[0]?.payerName;
  };
  expect(withByte(0xd8, 0xf8)).toBe('DVOŘAK JIřI');
  expect(withByte(0xfc, 0xfd)).toBe('DVOŘAK JIřI');
});

const camtOf = (entries: string, iban = 'CZ6508000000192000145399') =>
  `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries}</Stmt>`;
const document = (...statements: string[]) =>
  readStatement(Buffer.from(`<Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`));
const entry = (inside: string, kind = 'CRDT', reversal = '') =>
  `<Ntry><NtryRef>1</NtryRef><Amt Ccy="CZK">198.00</Amt><CdtDbtInd>${kind}</CdtDbtInd>${reversal}<Sts>BOOK</Sts>
   <BookgDt><Dt>2026-05-06</Dt></BookgDt>${inside}</Ntry>`;
const part = '<TxDtls><Amt Ccy="CZK">99.00</Amt></TxDtls>';

it('distinguishes equal payments of one CAMT entry, and does not use a line number as a reference', () => {
  const batch = entry(`<AcctSvcrRef>REF9</AcctSvcrRef><NtryDtls>${part}${part}</NtryDtls>`);
  expect(document(camtOf(batch))?.payments.map(({ bankId }) => bankId)).toEqual(['REF9/0', 'REF9/1']);
  expect(document(camtOf(entry('')))?.payments[0]?.bankId).toBeUndefined();
});

it('reads a CAMT entry whose details have no amounts as one payment without details', () => {
  const parts = entry('<NtryDtls><TxDtls/><TxDtls/></NtryDtls>');
  expect(document(camtOf(parts))?.payments).toMatchObject([{ amountHalere: 19_800 }]);
});

it('reads a reversed CAMT credit as a negative payment, and skips a reversed debit', () => {
  const reversal = '<RvslInd>true</RvslInd>';
  const statement = document(camtOf(entry('', 'DBIT', reversal) + entry('', 'CRDT', reversal)));
  expect(statement?.payments.map(({ amountHalere }) => amountHalere)).toEqual([-19_800]);
  expect(statement?.leftOut).toBe(1);
});

it('returns every account of a CAMT file', () => {
  const other = readBankAccount('2000145399/0800')?.iban ?? '';
  expect(document(camtOf(''), camtOf('', other))?.ibans).toEqual(['CZ6508000000192000145399', other]);
});
