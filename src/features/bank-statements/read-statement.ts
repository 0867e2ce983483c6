import { readCamt } from './camt.ts';
import { readFioCsv } from './fio-csv.ts';
import { readFioJson } from './fio-json.ts';
import { type Statement, type StatementPayment, symbol, cleanText } from './payment.ts';

/** Posting codes of a credit and a reversed credit; 1 is a debit and 4 a reversed debit. */
const credit = '2';
const creditReversed = '5';
/** Any ISO 4217 number other than CZK, e.g. `0978`; some banks write their own code for CZK, which must not match. */
const otherCurrency = /^0(?!203|000)\d{3}$/;

/**
 * The GPC file of the ABO system: records 074 (the account) and 075 (a transaction), fixed-width fields. Some banks
 * permute the digits of account numbers, so the account cannot be compared.
 */
function readAbo(text: string): Statement | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines[0]?.startsWith('074')) return undefined;
  const movements = lines.filter((line) => line.startsWith('075')).map(paymentOf);
  if (movements.includes('malformed')) return undefined;
  const payments = movements.filter((movement) => movement !== 'malformed' && movement !== undefined);
  return { ibans: [], payments, leftOut: movements.length - payments.length };
}

function paymentOf(line: string): StatementPayment | 'malformed' | undefined {
  /** Column numbers as in the description: from 1, inclusive. */
  const field = (from: number, to: number) => line.slice(from - 1, to);
  const amount = field(49, 60);
  const date = /^(\d\d)(\d\d)(\d\d)$/.exec(field(123, 128)) ?? /^(\d\d)(\d\d)(\d\d)$/.exec(field(92, 97));
  if (!date || !/^\d{12}$/.test(amount)) return 'malformed';
  const sign = { [credit]: 1, [creditReversed]: -1 }[field(61, 61)];
  if (sign === undefined || Number(amount) === 0 || otherCurrency.test(field(119, 122))) return undefined;
  return {
    bankId: cleanText(field(36, 48))?.replace(/^0+/, ''),
    bookedOn: `20${date[3]}-${date[2]}-${date[1]}`,
    amountHalere: sign * Number(amount),
    variableSymbol: symbol(field(62, 71)),
    payerAccount: accountOf(field(20, 35), field(74, 77)),
    payerName: cleanText(field(98, 117)),
  };
}

function accountOf(sixteen: string, bank: string): string | undefined {
  const [prefix, number] = [sixteen.slice(0, 6), sixteen.slice(6)].map((part) => part.replace(/^0+/, ''));
  return number ? `${prefix ? `${prefix}-` : ''}${number}/${bank}` : undefined;
}

/** Czech letters in the order of the table below. */
const letters = 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ';
/** Their codes in DOS code page 852, which some banks still use for ABO and TextDecoder does not support. */
const cp852Codes = 'a09fd482d8a1e5a2fde79ca385eca7b5acd290b7d6d5e0fce69be9deeda6'.match(/../g) ?? [];
const letterOfDos = new Map(cp852Codes.map((code, at) => [Number.parseInt(code, 16), letters[at] ?? '']));

/** Banks use UTF-8 or, for ABO, Windows-1250 or CP852: of these two the one that yields more Czech letters is used. */
function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1250').decode(bytes);
    const high = bytes.filter((byte) => byte > 127);
    const inDos = high.filter((byte) => letterOfDos.has(byte)).length;
    const inWindows = Array.from(new TextDecoder('windows-1250').decode(high)).filter((sign) =>
      letters.includes(sign),
    ).length;
    if (inWindows >= inDos) return windows;
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCodePoint(byte) : (letterOfDos.get(byte) ?? '?'),
    ).join('');
  }
}

/** Reads a statement in any of the four formats; undefined when none matches or the file is damaged. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = decodeStatement(bytes);
  return readFioJson(text) ?? readCamt(text) ?? readAbo(text) ?? readFioCsv(text);
}
