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
