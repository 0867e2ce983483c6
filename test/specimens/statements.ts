/**
 * Bank statements in the formats of Czech banks with the same two payments, constructed from the banks'
 * documentation.
 */
export type SpecimenPayment = {
  bankId: string;
  /** `2026-05-04`. */
  bookedOn: string;
  halere: number;
  variableSymbol?: string;
  message?: string;
  payer?: string;
  /** An outgoing payment. */
  out?: boolean;
  /** Received earlier and returned by the bank. */
  back?: boolean;
};

const crowns = (halere: number, point: string) =>
  `${Math.floor(halere / 100)}${point}${String(halere % 100).padStart(2, '0')}`;

export function fioCsv(
  payments: readonly SpecimenPayment[],
  account = ['19-2000145399', '0800', 'CZ6508000000192000145399'],
): Buffer {
  const [id, bank, iban] = account;
  const rows = payments.map(
    ({ bankId, bookedOn, halere, variableSymbol = '', message = '', payer = '', out, back }) =>
      [
        bankId,
        bookedOn.split('-').toReversed().join('.'),
        `${out || back ? '-' : ''}${crowns(halere, ',')}`,
        'CZK',
        '2000145399',
        payer,
        '0800',
        'Česká spořitelna, a.s.',
        '0558',
        variableSymbol,
        '',
        payer,
        message,
        back ? 'Opravný pohyb' : out ? 'Bezhotovostní platba' : 'Bezhotovostní příjem',
        '',
        '',
        '',
        '',
        '1',
      ]
        .map((field) => `"${field.replaceAll('"', '""')}"`)
        .join(';'),
  );
  const names =
    'ID operace;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Uživatelská identifikace;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Komentář;BIC;ID pokynu';
  const head = [`accountId;${id}`, `bankId;${bank}`, 'currency;CZK', `iban;${iban}`, '', names];
  return Buffer.from(`\uFEFF${[...head, ...rows].join('\r\n')}\r\n`);
}

export function fioJson(payments: readonly SpecimenPayment[]): Buffer {
  const value = (given: unknown) => (given === undefined ? null : { value: given });
  const transaction = payments.map(({ bankId, bookedOn, halere, variableSymbol, message, payer, out }) => ({
    column22: value(Number(bankId)),
    column0: value(`${bookedOn}+0200`),
    column1: value(((out ? -1 : 1) * halere) / 100),
    column14: value('CZK'),
    column2: value('2000145399'),
    column3: value('0800'),
    column10: value(payer),
    column5: value(variableSymbol),
    column16: value(message),
    column8: value('Bezhotovostní příjem'),
  }));
  const info = {
    accountId: '19-2000145399',
    bankId: '0800',
    currency: 'CZK',
    iban: 'CZ6508000000192000145399',
  };
  return Buffer.from(JSON.stringify({ accountStatement: { info, transactionList: { transaction } } }));
}

/** Codes of letters in Windows-1250, which Node can decode but not encode. */
const windows1250: Readonly<Record<string, number>> = { á: 0xe1, í: 0xed, ř: 0xf8, č: 0xe8, Č: 0xc8 };

export function abo(payments: readonly SpecimenPayment[]): Buffer {
  const day = (date: string) => date.slice(2).split('-').toReversed().join('');
  const lines = payments.map(({ bankId, bookedOn, halere, variableSymbol = '', payer = '', out }) =>
    [
      '075',
      '0000192000145399',
      '0000002000145399',
      bankId.padStart(13, '0'),
      String(halere).padStart(12, '0'),
      out ? '1' : '2',
      variableSymbol.padStart(10, '0'),
      '0008000558',
      '0'.repeat(10),
      day(bookedOn),
      payer.padEnd(20).slice(0, 20),
      '00203',
      day(bookedOn),
    ].join(''),
  );
  const head = `0740000192000145399${'Bazar'.padEnd(20)}010526${'0'.repeat(14)}+${'0'.repeat(14)}+`;
  const text = `${[head.padEnd(128), ...lines].join('\r\n')}\r\n`;
  return Buffer.from(text.split('').map((email) => windows1250[email] ?? email.charCodeAt(0)));
}

export function camt(payments: readonly SpecimenPayment[], iban = 'CZ6508000000192000145399'): Buffer {
  const entries = payments.map(
    ({ bankId, bookedOn, halere, variableSymbol, message, payer, out }) => `
    <Ntry>
      <NtryRef>${bankId}</NtryRef>
      <Amt Ccy="CZK">${crowns(halere, '.')}</Amt>
      <CdtDbtInd>${out ? 'DBIT' : 'CRDT'}</CdtDbtInd>
      <Sts>BOOK</Sts>
      <BookgDt><Dt>${bookedOn}</Dt></BookgDt>
      <AcctSvcrRef>${bankId}</AcctSvcrRef>
      <NtryDtls><TxDtls>
        <Refs><EndToEndId>${variableSymbol ? `/VS${variableSymbol}/SS/KS0558` : 'NOTPROVIDED'}</EndToEndId></Refs>
        <RltdPties><Dbtr><Nm>${payer ?? ''}</Nm></Dbtr>
          <DbtrAcct><Id><Othr><Id>2000145399</Id></Othr></Id></DbtrAcct></RltdPties>
        <RltdAgts><DbtrAgt><FinInstnId><Othr><Id>0800</Id></Othr></FinInstnId></DbtrAgt></RltdAgts>
        <RmtInf><Ustrd>${(message ?? '').replaceAll('&', '&amp;')}</Ustrd></RmtInf>
      </TxDtls></NtryDtls>
    </Ntry>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt><Stmt><Id>2026-05</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>${entries.join('')}
  </Stmt></BkToCstmrStmt>
</Document>`);
}
