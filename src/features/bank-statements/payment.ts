/** One incoming payment of a statement. */
export type StatementPayment = {
  /** The bank's own id of the transaction, if the format has one. */
  readonly bankId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** Whole haléře, so that no rounding is needed. Negative for a reversed payment. */
  readonly amountHalere: number;
  readonly variableSymbol?: string | undefined;
  /** As in the statement. */
  readonly payerAccount?: string | undefined;
  readonly payerName?: string | undefined;
  readonly message?: string | undefined;
};

export type Statement = {
  /** The accounts of the statement, if the format gives them in a comparable form. */
  readonly ibans: readonly string[];
  readonly payments: readonly StatementPayment[];
  /** Number of transactions that are not incoming CZK payments: debits and other currencies. */
  readonly leftOut: number;
};

/** Digits without leading zeros; undefined when there are none. */
export function symbol(written: string | undefined): string | undefined {
  const digits = (written ?? '').trim().replace(/^0+/, '');
  return /^\d{1,10}$/.test(digits) ? digits : undefined;
}

/** Trimmed, on one line; undefined when empty. */
export function cleanText(written: string | undefined): string | undefined {
  const text = (written ?? '').replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/**
 * Parses `1 234,50`, `1234.5` or `99` CZK as haléře, without floating-point arithmetic; undefined when it is not an
 * amount.
 */
export function halere(written: string): number | undefined {
  const match = /^([+-]?)(\d{1,12})(?:[.,](\d{1,2})0*)?$/.exec(written.replaceAll(/\s/g, ''));
  if (!match) return undefined;
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -amount : amount;
}
