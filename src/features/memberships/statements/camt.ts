import { readBankAccount } from '../../../contract/bank-account.ts';
import { type Statement, type StatementPayment, halere, symbol, words } from './payment.ts';
import { type XmlElement, readXml, xmlAll, xmlText } from './xml.ts';

/** An ISO 20022 statement (camt.053), as Czech banks fill it. */
export function readCamt(text: string): Statement | undefined {
  const statements = xmlAll(readXml(text.trimStart()), 'BkToCstmrStmt/Stmt');
  if (statements.length === 0) return undefined;
  const entries = statements.flatMap((each) => xmlAll(each, 'Ntry'));
  const movements = entries.flatMap(paymentsOf);
  if (movements.includes('malformed')) return undefined;
  const payments = movements.filter((movement) => movement !== 'malformed' && movement !== undefined);
  const iban = readBankAccount(xmlText(statements[0], 'Acct/Id/IBAN') ?? '')?.iban;
  return { iban, payments, leftOut: movements.length - payments.length };
}

/** An entry may gather more payments, each with details of its own. */
function paymentsOf(entry: XmlElement): (StatementPayment | 'malformed' | undefined)[] {
  const details = xmlAll(entry, 'NtryDtls/TxDtls');
  const booked = ['BOOK', undefined].includes(xmlText(entry, 'Sts/Cd') || xmlText(entry, 'Sts') || undefined);
  if (!booked || xmlText(entry, 'CdtDbtInd') !== 'CRDT' || xmlText(entry, 'RvslInd') === 'true') {
    return [undefined];
  }
  const [only] = details;
  if (details.length > 1) return details.map((each) => paymentOf(entry, each, amountOf(each)));
  return [paymentOf(entry, only, xmlAll(entry, 'Amt')[0])];
}

function paymentOf(
  entry: XmlElement,
  details: XmlElement | undefined,
  amount: XmlElement | undefined,
): StatementPayment | 'malformed' | undefined {
  const date =
    xmlText(entry, 'BookgDt/Dt') ?? xmlText(entry, 'BookgDt/DtTm') ?? xmlText(entry, 'ValDt/Dt') ?? '';
  const amountHalere = halere(amount?.text ?? '');
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || amountHalere === undefined || amountHalere < 0) return 'malformed';
  if (amount?.attributes.get('Ccy') !== 'CZK' || amountHalere === 0) return undefined;
  const payer = details && xmlAll(details, 'RltdPties')[0];
  return {
    bankId:
      words(xmlText(details, 'Refs/AcctSvcrRef')) ??
      words(xmlText(entry, 'AcctSvcrRef')) ??
      words(xmlText(entry, 'NtryRef')),
    bookedOn: date.slice(0, 10),
    amountHalere,
    variableSymbol: symbolOf(details),
    payerAccount: accountOf(payer, details),
    payerName: words(xmlText(payer, 'Dbtr/Nm') ?? xmlText(payer, 'Dbtr/Pty/Nm')),
    message: words(
      xmlAll(details, 'RmtInf/Ustrd')
        .map(({ text }) => text)
        .join(' '),
    ),
  };
}

const amountOf = (details: XmlElement) =>
  xmlAll(details, 'AmtDtls/TxAmt/Amt')[0] ?? xmlAll(details, 'Amt')[0];

/** Czech banks write symbols as `VS:123` in the structured remittance, or as `/VS123/SS/KS` in the end-to-end reference. */
function symbolOf(details: XmlElement | undefined): string | undefined {
  const places = [
    ...xmlAll(details, 'RmtInf/Strd/CdtrRefInf/Ref').map(({ text }) => text),
    xmlText(details, 'Refs/EndToEndId') ?? '',
    ...xmlAll(details, 'RmtInf/Ustrd').map(({ text }) => text),
  ];
  const found = places.map((text) => /(?:^|[^A-Z])VS[:\s]{0,2}(\d{1,10})(?!\d)/i.exec(text)?.[1]);
  return symbol(found.find((each) => each !== undefined));
}

function accountOf(payer: XmlElement | undefined, details: XmlElement | undefined): string | undefined {
  const iban = words(xmlText(payer, 'DbtrAcct/Id/IBAN'));
  const number = words(xmlText(payer, 'DbtrAcct/Id/Othr/Id'));
  const bank = words(xmlText(details, 'RltdAgts/DbtrAgt/FinInstnId/Othr/Id'));
  return iban ?? (number && bank && !number.includes('/') ? `${number}/${bank}` : number);
}
