import { z } from 'zod';
import { readBankAccount } from '../../contract/bank-account.ts';
import { reversalPattern } from './fio-csv.ts';
import { type Statement, halere, symbol, cleanText } from './payment.ts';

/** A column is an object with a value, or null. */
const column = z
  .object({ value: z.union([z.string(), z.number()]) })
  .nullish()
  .transform((given) => (given ? String(given.value) : undefined));

/** Columns by their numbers in Fio's API. */
const movement = z.object({
  column22: column, // transaction id
  column0: column.pipe(z.string().regex(/^\d{4}-\d{2}-\d{2}/)), // date
  column1: column.pipe(z.string()), // amount
  column14: column, // currency
  column2: column, // counterparty's account
  column3: column, // counterparty's bank code
  column10: column, // counterparty's name
  column5: column, // variable symbol
  column16: column, // message
  column8: column, // type
});

const statement = z.object({
  accountStatement: z.object({
    info: z.object({ iban: z.string().nullish() }),
    transactionList: z.object({ transaction: z.array(movement).nullable() }),
  }),
});

/** The JSON of Fio's API. */
export function readFioJson(text: string): Statement | undefined {
  const parsed = statement.safeParse(jsonOf(text));
  if (!parsed.success) return undefined;
  const { info, transactionList } = parsed.data.accountStatement;
  const movements = transactionList.transaction ?? [];
  const payments = movements.flatMap((each) => {
    const amountHalere = halere(each.column1) ?? 0;
    const isPayment = amountHalere > 0 || (amountHalere < 0 && reversalPattern.test(each.column8 ?? ''));
    if (!isPayment || (each.column14 ?? 'CZK') !== 'CZK') return [];
    const account = cleanText(each.column2);
    return {
      bankId: cleanText(each.column22),
      bookedOn: each.column0.slice(0, 10),
      amountHalere,
      variableSymbol: symbol(each.column5),
      payerAccount: account && each.column3 ? `${account}/${each.column3}` : account,
      payerName: cleanText(each.column10),
      message: cleanText(each.column16),
    };
  });
  const iban = readBankAccount(info.iban ?? '')?.iban;
  return { ibans: iban ? [iban] : [], payments, leftOut: movements.length - payments.length };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
