const nbsp = '\u00a0';
const rules = new Intl.PluralRules('cs');

/** A whole number with thousands separated by non-breaking spaces: `1 490`. */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, nbsp);
}

/** Numbers whose spoken form begins with dvě, tři, čtyři, šest, sedm or sto; 12 to 17 follow their last digit. */
const vocalized = /^(?:[23467]|1[23467]$|1\d\d)/;

/** `z 5`, `ze 4 000`: the preposition takes a vowel before a number whose spoken form begins with two consonants. */
export function outOf(total: number): string {
  const said = wholeNumber(total);
  const [leading = ''] = said.split(nbsp);
  return `${vocalized.test(leading) ? 'ze' : 'z'}${nbsp}${said}`;
}

/** Nominative singular (1), nominative plural (2–4) and genitive plural (0, and 5 and more). */
export type CountForms = readonly [one: string, few: string, many: string];

/** `1 nabídka`, `3 nabídky`, `128 nabídek`. */
export function counted(count: number, forms: CountForms): string {
  return `${wholeNumber(count)}${nbsp}${plural(count, forms)}`;
}

/** The form that agrees with a count printed elsewhere. */
export function plural(count: number, [one, few, many]: CountForms): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** Adds a full stop unless the sentence ends with one, as with an abbreviated name: `Jana N.` */
export const withFullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;

/** `1 490 Kč`, from an amount in whole crowns. */
export function crowns(amount: number): string {
  return `${wholeNumber(amount)}${nbsp}Kč`;
}

type Party = {
  name?: string | undefined;
  id?: string | undefined;
  vatId?: string | undefined;
  address?: string | undefined;
  register?: string | undefined;
};

/** A person or company (operator, payer or payee) on one line: `Jan Novák, IČO 12345678, Sportovní 1, 602 00 Brno`. */
export const formatParty = ({ name, id, vatId, address, register }: Party): string =>
  [name, id && `IČO\u00a0${id}`, vatId && `DIČ\u00a0${vatId}`, address, register].filter(Boolean).join(', ');
