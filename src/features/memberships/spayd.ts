import { fold } from '../../contract/fold.ts';

type Payment = { iban: string; amountHalere: number; variableSymbol: string; message: string };

/** Characters of the standard's message that also fit the alphanumeric mode of a QR code, so that the code stays small. */
const allowed = /[^0-9A-Z $%+\-./:]/g;
const messageLength = 60;

/** A payment as banks' applications read it: Short Payment Descriptor 1.0 of the Czech Banking Association („QR Platba“). */
export function spayd({ iban, amountHalere, variableSymbol, message }: Payment): string {
  const plain = fold(message).toUpperCase().replaceAll(allowed, ' ').replaceAll(/\s+/g, ' ').trim();
  const fields = [
    `ACC:${iban}`,
    `AM:${(amountHalere / 100).toFixed(2)}`,
    'CC:CZK',
    `X-VS:${variableSymbol}`,
    `MSG:${plain.slice(0, messageLength).trim()}`,
  ];
  return ['SPD', '1.0', ...fields].join('*');
}
