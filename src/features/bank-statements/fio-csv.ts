import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { readBankAccount } from '../../contract/bank-account.ts';
import { type Statement, type StatementPayment, halere, symbol, cleanText } from './payment.ts';

/** Transaction types that reverse an earlier one at Fio. */
export const reversalPattern = /oprav|storno/i;

/** The CSV of Fio banka: lines about the account, a header line, then one line per transaction. */
export function readFioCsv(text: string): Statement | undefined {
  const rows = csvRows(text);
  if (!rows) return undefined;
  const head = rows.findIndex((row) => row.includes('Datum') && row.includes('Objem') && row.includes('VS'));
  const names = rows[head];
  if (!names) return undefined;
  const about = new Map(rows.slice(0, head).map(([name = '', value = '']) => [name, value]));
  const movements = rows
    .slice(head + 1)
    // A truncated line would give a smaller amount.
    .map((row) => (row.length < names.length ? 'malformed' : paymentOf((name) => row[names.indexOf(name)])));
  if (movements.includes('malformed')) return undefined;
  const payments = movements.filter((movement) => movement !== 'malformed' && movement !== undefined);
  const iban = accountOf(about);
  return { ibans: iban ? [iban] : [], payments, leftOut: movements.length - payments.length };
}

/** Allows rows of unequal length: the lines about the account are shorter than the transactions. */
function csvRows(text: string): string[][] | undefined {
  try {
    return parse(text, { delimiter: ';', bom: true, relaxColumnCount: true, skipEmptyLines: true });
  } catch (problem) {
    if (problem instanceof CsvError) return undefined;
    throw problem;
  }
}

function paymentOf(field: (name: string) => string | undefined): StatementPayment | 'malformed' | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(field('Datum') ?? '') ?? [];
  const amountHalere = halere(field('Objem') ?? '');
  if (year === undefined || amountHalere === undefined) return 'malformed';
  const isPayment = amountHalere > 0 || (amountHalere < 0 && reversalPattern.test(field('Typ') ?? ''));
  if (!isPayment || (field('Měna') ?? 'CZK') !== 'CZK') return undefined;
  const [account, bank] = [cleanText(field('Protiúčet')), cleanText(field('Kód banky'))];
  return {
    bankId: cleanText(field('ID operace') ?? field('ID pohybu')),
    bookedOn: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    amountHalere,
    variableSymbol: symbol(field('VS')),
    payerAccount: account && bank ? `${account}/${bank}` : account,
    payerName: cleanText(field('Název protiúčtu')),
    message: cleanText(field('Zpráva pro příjemce')),
  };
}

function accountOf(about: ReadonlyMap<string, string>): string | undefined {
  const number = `${about.get('accountId') ?? ''}/${about.get('bankId') ?? ''}`;
  return readBankAccount(about.get('iban') ?? '')?.iban ?? readBankAccount(number)?.iban;
}
