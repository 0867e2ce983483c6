import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StatementPayment, halere } from './payment.ts';
import { readStatement } from './read-statement.ts';
import { type SpecimenPayment, abo, camt, fioCsv, fioJson } from '../../../test/specimens/statements.ts';
import { readXml } from './camt.ts';

const payments: SpecimenPayment[] = [
  {
    bankId: '26123456789',
    bookedOn: '2026-05-06',
    halere: 9900,
    variableSymbol: '26000017',
    payer: 'Jiří Dvořáček',
    message: 'Členství; "Klub" & spol.',
  },
  { bankId: '26123456790', bookedOn: '2026-05-07', halere: 39_950, payer: 'Petr Novák' },
  { bankId: '26123456791', bookedOn: '2026-05-07', halere: 1200, variableSymbol: '5', out: true },
];

const forms = { 'Fio CSV': fioCsv, 'Fio JSON': fioJson, 'ABO (GPC)': abo, 'CAMT.053': camt };

for (const [name, write] of Object.entries(forms)) {
  it(`reads the incoming payments of ${name}`, () => {
    const statement = readStatement(write(payments));
    expect(statement?.leftOut).toBe(1);
    expect(statement?.payments).toMatchObject([
      {
        bankId: '26123456789',
        bookedOn: '2026-05-06',
        amountHalere: 9900,
        variableSymbol: '26000017',
        payerAccount: '2000145399/0800',
      },
      { bankId: '26123456790', bookedOn: '2026-05-07', amountHalere: 39_950 },
    ]);
    expect(statement?.payments[1]?.variableSymbol).toBeUndefined();
    if (name !== 'ABO (GPC)') {
      expect(statement?.ibans).toEqual(['CZ6508000000192000145399']);
      expect(statement?.payments[0]?.message).toBe('Členství; "Klub" & spol.');
    }
    if (name !== 'ABO (GPC)') expect(statement?.payments[0]?.payerName).toBe('Jiří Dvořáček');
  });

  it(`never returns a wrong payment from a truncated ${name}`, () => {
    const whole = write(payments);
    const all = readStatement(whole)?.payments ?? [];
    for (let length = 0; length < whole.length; length += 1) {
      const read = readStatement(whole.subarray(0, length))?.payments ?? [];
      const facts = ({ amountHalere, variableSymbol, bankId, bookedOn }: StatementPayment) =>
        [amountHalere, variableSymbol, bankId, bookedOn].join();
      expect(read.map(facts), `cut to ${length}`).toEqual(all.slice(0, read.length).map(facts));
    }
  });
}

it('reads several payments combined in one entry', () => {
  const details = (vs: string, amount: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="CZK">${amount}</Amt></TxAmt></AmtDtls>
     <RmtInf><Strd><CdtrRefInf><Ref>VS:${vs}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
  const statement = readStatement(
    Buffer.from(`<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="CZK">498.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-05-06T10:00:00</DtTm></BookgDt>
      <NtryDtls>${details('26000017', '99.00')}${details('0026000025', '399.00')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`),
  );
  expect(statement?.payments).toMatchObject([
    { amountHalere: 9900, variableSymbol: '26000017' },
    { amountHalere: 39_900, variableSymbol: '26000025' },
  ]);
});

it('recognizes nothing else as a statement', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readStatement(bytes)));
  for (const other of [
    '',
    '{}',
    '<a/>',
    '074',
    'a;b\n1;2',
    '<a><b></a></b>',
    'Datum;Objem;VS\n1.1.2026;sto;1',
  ]) {
    expect(readStatement(Buffer.from(other)) ?? { payments: [] }, other).toMatchObject({ payments: [] });
  }
  const bomb = '<!DOCTYPE a [<!ENTITY x "xxxx">]><a>&x;</a>';
  expect(readXml(bomb)).toBeUndefined();
});

it('rejects XML that is not well formed', () => {
  const text = (source: string) => readXml(source)?.children[0]?.text;
  expect(text('<s:a xmlns:s="u"><s:b> 1 &lt; 2 <![CDATA[& 3]]></s:b></s:a>')).toBe(' 1 < 2 & 3');
  for (const broken of [
    '<a><b>1</c></a>',
    '<a><b>1</a></b>',
    '<a><b>1</b>',
    '<a><b>1</b></a></a>',
    '<a>1</a><a>2</a>',
    'a',
  ])
    expect(readXml(broken), broken).toBeUndefined();
});

it('parses amounts exactly', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (amount) => {
      expect(halere((amount / 100).toFixed(2))).toBe(amount);
      expect(halere(`-${(amount / 100).toFixed(2).replace('.', ',')}`)).toBe(amount === 0 ? -0 : -amount);
    }),
  );
  expect(['1 234,5', '99', '1.234,50', ''].map(halere)).toEqual([123_450, 9900, undefined, undefined]);
});
