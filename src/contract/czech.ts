const nbsp = '\u00a0';
const rules = new Intl.PluralRules('cs');

/** A whole number with its thousands apart: `1 490`, with non-breaking spaces. */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, nbsp);
}

/** Begins with dvě, tři, čtyři, šest, sedm or sto; 12 to 17 as their last digit does. */
const vocalized = /^(?:[23467]|1[23467]$|1\d\d)/;

/** `z 5`, `ze 4 000`: the preposition takes a vowel before a number that is said with two consonants first. */
export function outOf(total: number): string {
  const said = wholeNumber(total);
  const [leading = ''] = said.split(nbsp);
  return `${vocalized.test(leading) ? 'ze' : 'z'}${nbsp}${said}`;
}

/** Nominative singular, nominative plural (2–4) and genitive plural (5 and more, and none). */
export type CountForms = readonly [one: string, few: string, many: string];

/** `1 nabídka`, `3 nabídky`, `128 nabídek`. */
export function counted(count: number, forms: CountForms): string {
  return `${wholeNumber(count)}${nbsp}${plural(count, forms)}`;
}

/** The form that goes with a count which stands elsewhere. */
export function plural(count: number, [one, few, many]: CountForms): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** With a full stop, unless it ends with one already, as a shortened name does: `Jana N.` */
export const withFullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;

/** `1 490 Kč` of whole crowns. */
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

/** Who runs the bazaar, pays or is paid, on one line: `Jan Novák, IČO 12345678, Sportovní 1, 602 00 Brno`. */
export const formatParty = ({ name, id, vatId, address, register }: Party): string =>
  [name, id && `IČO\u00a0${id}`, vatId && `DIČ\u00a0${vatId}`, address, register].filter(Boolean).join(', ');
