import { counted } from '../../contract/czech.ts';

/** Categories whose things a child grows out of, and the attribute that says their size. */
export const sizeAttributes = {
  florbalky: 'shaftLengthCm',
  boty: 'shoeSizeEu',
  dresy: 'clothingSize',
  kratasy: 'clothingSize',
  'teplaky-a-soupravy': 'clothingSize',
  'trika-a-mikiny': 'clothingSize',
  'brankarske-sety': 'goalieSize',
  'brankarske-vesty': 'goalieSize',
  'brankarske-kalhoty': 'goalieSize',
  'brankarske-dresy': 'goalieSize',
} as const;
export type OutgrownCategory = keyof typeof sizeAttributes;

export const isOutgrownCategory = (slug: string): slug is OutgrownCategory => slug in sizeAttributes;

/** What can be said of a child (cm, whole years). */
export const childBounds = {
  height: { min: 80, max: 190, error: 'Výška: celé číslo od 80 do 190 cm.' },
  age: { min: 3, max: 17, error: 'Věk: celé číslo od 3 do 17 let.' },
} as const;

/** From this EU size on a shoe may be a grown-up's, so that the age has to be known. */
export const askAgeFromShoe = 36;

/** Which measure of the child is needed, if any: small shoes tell enough by themselves. */
export function neededOf({ category, size }: { category: OutgrownCategory; size: string }) {
  if (sizeAttributes[category] !== 'shoeSizeEu') return 'height';
  return Number(size) >= askAgeFromShoe ? 'age' : undefined;
}

/** What is wrong with the height where the size is not known yet, so that both are said at once. */
export function missingHeight({
  category,
  height,
}: {
  category: string;
  height?: number | string | undefined;
}): { height?: string[] } {
  const isAsked = isOutgrownCategory(category) && sizeAttributes[category] !== 'shoeSizeEu';
  return isAsked && height === undefined ? { height: [childBounds.height.error] } : {};
}

/** `75 cm`, `EU 33,5`, `128`: a size as people read it. */
export function formatSize(category: OutgrownCategory, size: string): string {
  const attribute = sizeAttributes[category];
  if (attribute === 'shaftLengthCm') return `${size}\u00a0cm`;
  return attribute === 'shoeSizeEu' ? `EU\u00a0${size.replace('.', ',')}` : size;
}

/** Of a stick its shaft is meant. */
export const sizeWord = (category: OutgrownCategory): string =>
  category === 'florbalky' ? 'shaft' : 'velikost';

/** Why nothing can be said, each as a sentence. */
export const unknownSentences = {
  'adult-size': 'Tohle už je velikost pro dospělé, tu podle růstu neodhadneme.',
  longest: 'Větší dětská velikost už není, další bude dospělá a tu podle růstu neodhadneme.',
  far: 'Do tří let z toho podle tabulek růstu nevyroste. Na delší dobu neodhadujeme.',
  grown: 'V tomto věku roste každý jinak, tady si odhad netroufneme.',
} as const;
export type UnknownReason = keyof typeof unknownSentences;

/** Months in the nominative and in the locative. */
const monthNames = [
  ['leden', 'lednu'],
  ['únor', 'únoru'],
  ['březen', 'březnu'],
  ['duben', 'dubnu'],
  ['květen', 'květnu'],
  ['červen', 'červnu'],
  ['červenec', 'červenci'],
  ['srpen', 'srpnu'],
  ['září', 'září'],
  ['říjen', 'říjnu'],
  ['listopad', 'listopadu'],
  ['prosinec', 'prosinci'],
] as const;

function wordsOf(month: string): { name: string; locative: string; year: string } {
  const [year = '', number = ''] = month.split('-');
  const [name = '', locative = ''] = monthNames[Number(number) - 1] ?? [];
  return { name, locative, year };
}

/** `září 2027` of `2027-09`. */
export function formatMonth(month: string): string {
  const { name, year } = wordsOf(month);
  return `${name} ${year}`;
}

/** `v září 2027` of `2027-09`. */
export function inMonth(month: string): string {
  const { locative, year } = wordsOf(month);
  return `v\u00a0${locative} ${year}`;
}

type Due = { month: string; spread: number };

/** `o 2 měsíce dřív či později` */
export const formatSpread = ({ spread }: Pick<Due, 'spread'>): string =>
  `o\u00a0${counted(spread, ['měsíc', 'měsíce', 'měsíců'])} dřív či později`;

/** `asi v září 2027, o 2 měsíce dřív či později`; without a spread somebody has chosen the month. */
export const formatDue = ({ month, spread }: Due): string =>
  spread === 0 ? inMonth(month) : `asi ${inMonth(month)}, ${formatSpread({ spread })}`;

/** How far ahead anything is said, in months: beyond, an estimate would be a guess. */
export const farthestMonths = 36;

/** `2027-09` and so many months: `2028-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-');
  const count = Number(year) * 12 + Number(number) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The conversation in which a thing was bought, in the address of the page. */
export const conversationParameter = 'konverzace';

const fieldNames = ['category', 'size', 'height', 'age', 'brand'] as const;
type FieldName = (typeof fieldNames)[number];

/** What an address of the page asks, as it was typed; `asked` once its form was sent. */
export function outgrownFields(query: URLSearchParams): {
  asked: boolean;
  fields: Record<FieldName, string>;
} {
  const text = (name: FieldName) => (query.get(name) ?? '').trim().slice(0, 60);
  return {
    asked: query.has('size'),
    fields: {
      category: text('category'),
      size: text('size'),
      height: text('height'),
      age: text('age'),
      brand: text('brand'),
    },
  };
}
