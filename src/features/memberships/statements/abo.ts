import { type Statement, type StatementPayment, symbol, words } from './payment.ts';

/** Money coming in; 4 takes back what was paid out, 1 and 5 take money away. */
const credit = '2';

/**
 * The GPC file of the ABO system: records 074 (the account) and 075 (a movement), fields by their columns.
 * Some banks shuffle the digits of account numbers in it, so whose account it is cannot be compared.
 */
export function readAbo(text: string): Statement | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines[0]?.startsWith('074')) return undefined;
  const movements = lines.filter((line) => line.startsWith('075')).map(paymentOf);
  if (movements.includes('malformed')) return undefined;
  const payments = movements.filter((movement) => movement !== 'malformed' && movement !== undefined);
  return { payments, leftOut: movements.length - payments.length };
}

function paymentOf(line: string): StatementPayment | 'malformed' | undefined {
  /** Columns as the description counts them: from 1, both included. */
  const field = (from: number, to: number) => line.slice(from - 1, to);
  const amount = field(49, 60);
  const date = /^(\d\d)(\d\d)(\d\d)$/.exec(field(123, 128)) ?? /^(\d\d)(\d\d)(\d\d)$/.exec(field(92, 97));
  if (!date || !/^\d{12}$/.test(amount)) return 'malformed';
  if (field(61, 61) !== credit || Number(amount) === 0) return undefined;
  return {
    bankId: words(field(36, 48))?.replace(/^0+/, ''),
    bookedOn: `20${date[3]}-${date[2]}-${date[1]}`,
    amountHalere: Number(amount),
    variableSymbol: symbol(field(62, 71)),
    payerAccount: accountOf(field(20, 35), field(74, 77)),
    payerName: words(field(98, 117)),
  };
}

function accountOf(sixteen: string, bank: string): string | undefined {
  const [prefix, number] = [sixteen.slice(0, 6), sixteen.slice(6)].map((part) => part.replace(/^0+/, ''));
  return number ? `${prefix ? `${prefix}-` : ''}${number}/${bank}` : undefined;
}
