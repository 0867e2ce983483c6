/** A Czech bank account in the local format and as IBAN. */
export type BankAccount = {
  /** `19-2000145399/0800`. */
  readonly local: string;
  /** `CZ6508000000192000145399`, without spaces. */
  readonly iban: string;
};

const numberWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
const prefixWeights = numberWeights.slice(4);

/**
 * Parses `19-2000145399/0800` or `CZ65 0800 …`; undefined when a check digit is wrong (ČNB decree 169/2011, ISO 13616).
 */
export function readBankAccount(written: string): BankAccount | undefined {
  const compact = written.replaceAll(/\s/g, '').toUpperCase();
  const iban = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(compact);
  const local = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(compact);
  const [bank = '', prefix = '', number = ''] = iban
    ? iban.slice(1)
    : [local?.[3], (local?.[1] ?? '').padStart(6, '0'), local?.[2]?.padStart(10, '0')];
  if (bank === '' || !divides(prefix, prefixWeights) || !divides(number, numberWeights)) return undefined;
  const account = accountOf(bank, prefix, number);
  return iban && account.iban !== compact ? undefined : account;
}

function accountOf(bank: string, prefix: string, number: string): BankAccount {
  const basic = bank + prefix + number;
  // C and Z count as 12 and 35, and the check digits as 00 while they are computed.
  const check = String(98n - (BigInt(`${basic}123500`) % 97n)).padStart(2, '0');
  const short = prefix.replace(/^0+/, '');
  const local = `${short === '' ? '' : `${short}-`}${number.replace(/^0+/, '')}/${bank}`;
  return { local, iban: `CZ${check}${basic}` };
}

function divides(digits: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return digits.length === weights.length && sum % 11 === 0;
}
