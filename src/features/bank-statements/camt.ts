import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { readBankAccount } from '../../contract/bank-account.ts';
import { halere, type Statement, type StatementPayment, symbol, cleanText } from './payment.ts';

type XmlElement = {
  /** Local name, without the namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: false,
});

const textNode = z.object({ '#text': z.string() });
const attributes = z.record(z.string(), z.string());
const nodes = z.array(z.record(z.string(), z.unknown()));

/**
 * Parses elements, attributes and text. Undefined when the XML is not well formed or has a DOCTYPE, which rules out
 * entity expansion attacks.
 */
export function readXml(source: string): XmlElement | undefined {
  if (/<!DOCTYPE/i.test(source) || XMLValidator.validate(source) !== true) return undefined;
  return element('', parser.parse(source)).children[0];
}

/** All elements at a path of names. */
function xmlAll(from: XmlElement | undefined, path: string): XmlElement[] {
  const [first, ...rest] = path.split('/');
  const found = from?.children.filter(({ name }) => name === first) ?? [];
  return rest.length === 0 ? found : found.flatMap((each) => xmlAll(each, rest.join('/')));
}

/** The text of the first element at a path. */
function xmlText(from: XmlElement | undefined, path: string): string | undefined {
  return xmlAll(from, path)[0]?.text.trim();
}

/** Converts the parser's nodes: each is a record with the element's name as its key and its attributes under `:@`. */
function element(name: string, content: unknown, given: unknown = {}): XmlElement {
  const made: XmlElement = {
    name,
    attributes: new Map(Object.entries(attributes.parse(given))),
    children: [],
    text: '',
  };
  for (const { ':@': own, ...node } of nodes.parse(content)) {
    const text = textNode.safeParse(node);
    if (text.success) made.text += text.data['#text'];
    else for (const [child, inside] of Object.entries(node)) made.children.push(element(child, inside, own));
  }
  return made;
}

/** An ISO 20022 statement (camt.053), as used by Czech banks. */
export function readCamt(text: string): Statement | undefined {
  const statements = xmlAll(readXml(text.trimStart()), 'BkToCstmrStmt/Stmt');
  if (statements.length === 0) return undefined;
  const entries = statements.flatMap((each) => xmlAll(each, 'Ntry'));
  const movements = entries.flatMap(paymentsOf);
  if (movements.includes('malformed')) return undefined;
  const payments = movements.filter((movement) => movement !== 'malformed' && movement !== undefined);
  const ibans = statements.flatMap(
    (each) => readBankAccount(xmlText(each, 'Acct/Id/IBAN') ?? '')?.iban ?? [],
  );
  return { ibans, payments, leftOut: movements.length - payments.length };
}

type Movement = StatementPayment | 'malformed' | undefined;

/** The payments of an entry, which may combine several, each with its own details. */
function paymentsOf(entry: XmlElement): Movement[] {
  const details = xmlAll(entry, 'NtryDtls/TxDtls');
  const booked = ['BOOK', undefined].includes(xmlText(entry, 'Sts/Cd') || xmlText(entry, 'Sts') || undefined);
  const sign = signOf(entry);
  if (!booked || sign === undefined) return [undefined];
  const [first, ...others] = details;
  const amounts = details.flatMap((each) => amountOf(each) ?? []);
  // Details without amounts cannot be split, so the entry is one payment without details.
  if (others.length > 0 && amounts.length < details.length)
    return [paymentOf(entry, undefined, { amount: xmlAll(entry, 'Amt')[0], sign })];
  if (others.length === 0) return [paymentOf(entry, first, { amount: xmlAll(entry, 'Amt')[0], sign })];
  return details.map((each, place) => paymentOf(entry, each, { amount: amounts[place], sign, place }));
}

/**
 * 1 for a credit, -1 for a reversed credit, which is a debit with the reversal indicator (ISO 20022, RvslInd);
 * undefined for others.
 */
function signOf(entry: XmlElement): 1 | -1 | undefined {
  const reversal = ['true', '1'].includes(xmlText(entry, 'RvslInd') ?? '');
  if (xmlText(entry, 'CdtDbtInd') === 'CRDT') return reversal ? undefined : 1;
  return reversal ? -1 : undefined;
}

type Amount = { amount: XmlElement | undefined; sign: 1 | -1; place?: number };

function paymentOf(
  entry: XmlElement,
  details: XmlElement | undefined,
  { amount, sign, place }: Amount,
): Movement {
  const date =
    xmlText(entry, 'BookgDt/Dt') ?? xmlText(entry, 'BookgDt/DtTm') ?? xmlText(entry, 'ValDt/Dt') ?? '';
  const amountHalere = halere(amount?.text ?? '');
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || amountHalere === undefined || amountHalere < 0) return 'malformed';
  if (amount?.attributes.get('Ccy') !== 'CZK' || amountHalere === 0) return undefined;
  const payer = details && xmlAll(details, 'RltdPties')[0];
  return {
    bankId: bankIdOf(entry, details, place),
    bookedOn: date.slice(0, 10),
    amountHalere: sign * amountHalere,
    variableSymbol: symbolOf(details),
    payerAccount: accountOf(payer, details),
    payerName: cleanText(xmlText(payer, 'Dbtr/Nm') ?? xmlText(payer, 'Dbtr/Pty/Nm')),
    message: cleanText(
      xmlAll(details, 'RmtInf/Ustrd')
        .map(({ text }) => text)
        .join(' '),
    ),
  };
}

/** The bank's own reference. `NtryRef` is not used: many banks number the entries of each statement from one. */
function bankIdOf(entry: XmlElement, details: XmlElement | undefined, place: number | undefined) {
  const own = cleanText(xmlText(details, 'Refs/AcctSvcrRef'));
  const shared = cleanText(xmlText(entry, 'AcctSvcrRef'));
  return own ?? (shared && place !== undefined ? `${shared}/${place}` : shared);
}

const amountOf = (details: XmlElement) =>
  xmlAll(details, 'AmtDtls/TxAmt/Amt')[0] ?? xmlAll(details, 'Amt')[0];

/**
 * The variable symbol: Czech banks write it as `VS:123` in the structured remittance, or as `/VS123/SS/KS` in the
 * end-to-end reference.
 */
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
  const iban = cleanText(xmlText(payer, 'DbtrAcct/Id/IBAN'));
  const number = cleanText(xmlText(payer, 'DbtrAcct/Id/Othr/Id'));
  const bank = cleanText(xmlText(details, 'RltdAgts/DbtrAgt/FinInstnId/Othr/Id'));
  return iban ?? (number && bank && !number.includes('/') ? `${number}/${bank}` : number);
}
