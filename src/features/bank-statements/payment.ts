import { z } from 'zod';
import { readBankAccount } from '../../contract/bank-account.ts';
import { takesBack } from './fio-csv.ts';

/** One incoming payment, as a statement reports it. */
export type StatementPayment = {
  /** The bank's own number of the movement, where the form has one. */
  readonly bankId?: string | undefined;
  /** `2026-05-04`. */
  readonly bookedOn: string;
  /** Whole haléře; banks count in them, we only compare. Less than nothing when the bank took a payment back. */
  readonly amountHalere: number;
  readonly variableSymbol?: string | undefined;
  /** As the statement writes it. */
  readonly payerAccount?: string | undefined;
  readonly payerName?: string | undefined;
  readonly message?: string | undefined;
};

export type Statement = {
  /** Whose accounts it is about, where the form says it in a shape that can be compared. */
  readonly ibans: readonly string[];
  readonly payments: readonly StatementPayment[];
  /** Movements that are not payments to us in crowns: what was paid out, other currencies. */
  readonly leftOut: number;
};

/** Digits without zeros in front; nothing for none. */
export function symbol(written: string | undefined): string | undefined {
  const digits = (written ?? '').trim().replace(/^0+/, '');
  return /^\d{1,10}$/.test(digits) ? digits : undefined;
}

/** Trimmed, on one line; nothing for none. */
export function cleanText(written: string | undefined): string | undefined {
  const text = (written ?? '').replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/** `1 234,50`, `1234.5` or `99` crowns as haléře, without going through a fraction; nothing when it is no amount. */
export function halere(written: string): number | undefined {
  const match = /^([+-]?)(\d{1,12})(?:[.,](\d{1,2})0*)?$/.exec(written.replaceAll(/\s/g, ''));
  if (!match) return undefined;
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -amount : amount;
}

/** A column is an object with its value, or nothing. */
const column = z
  .object({ value: z.union([z.string(), z.number()]) })
  .nullish()
  .transform((given) => (given ? String(given.value) : undefined));

/** Columns by the numbers of Fio's API: what they mean stands beside them. */
const movement = z.object({
  column22: column, // number of the movement
  column0: column.pipe(z.string().regex(/^\d{4}-\d{2}-\d{2}/)), // date
  column1: column.pipe(z.string()), // amount
  column14: column, // currency
  column2: column, // other account
  column3: column, // its bank
  column10: column, // its name
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
    const isPayment = amountHalere > 0 || (amountHalere < 0 && takesBack.test(each.column8 ?? ''));
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
