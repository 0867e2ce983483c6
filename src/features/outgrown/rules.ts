import { counted } from '../../contract/czech.ts';

/** Categories children grow out of, and the attribute that contains the size. */
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

/** Accepted measures of a child (cm, whole years). */
export const childBounds = {
  height: { min: 80, max: 190, error: 'Výška: celé číslo od 80 do 190 cm.' },
  age: { min: 3, max: 17, error: 'Věk: celé číslo od 3 do 17 let.' },
} as const;

/** From this EU size on a shoe may be an adult's, so the age is required. */
export const minShoeNeedingAge = 36;

/** The measure of the child that the estimate needs, if any: small shoes need none. */
export function neededMeasure({ category, size }: { category: OutgrownCategory; size: string }) {
  if (sizeAttributes[category] !== 'shoeSizeEu') return 'height';
  return Number(size) >= minShoeNeedingAge ? 'age' : undefined;
}

/** Error of the height when the size is unknown too, so that both are reported at once. */
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

/** Human-readable size: `75 cm`, `EU 33,5`, `128`. */
export function formatSize(category: OutgrownCategory, size: string): string {
  const attribute = sizeAttributes[category];
  if (attribute === 'shaftLengthCm') return `${size}\u00a0cm`;
  return attribute === 'shoeSizeEu' ? `EU\u00a0${size.replace('.', ',')}` : size;
}

/** The size of a stick is its shaft. */
export const sizeWord = (category: OutgrownCategory): string =>
  category === 'florbalky' ? 'shaft' : 'velikost';

/** Why there is no estimate, each as a sentence. */
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

/** `2027-09` becomes `září 2027`. */
export function formatMonth(month: string): string {
  const { name, year } = wordsOf(month);
  return `${name} ${year}`;
}

/** `2027-09` becomes `v září 2027`. */
export function formatInMonth(month: string): string {
  const { locative, year } = wordsOf(month);
  return `v\u00a0${locative} ${year}`;
}

type Due = { month: string; spread: number };

/** `o 2 měsíce dřív či později` */
export const formatSpread = ({ spread }: Pick<Due, 'spread'>): string =>
  `o\u00a0${counted(spread, ['měsíc', 'měsíce', 'měsíců'])} dřív či později`;

/** `asi v září 2027, o 2 měsíce dřív či později`; without a spread the month was chosen by the user. */
export const formatDue = ({ month, spread }: Due): string =>
  spread === 0 ? formatInMonth(month) : `asi ${formatInMonth(month)}, ${formatSpread({ spread })}`;

/** Horizon of the estimate in months: anything further would be a guess. */
export const maxMonthsAhead = 36;

/** Adds months: `2027-09` plus 4 is `2028-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-');
  const count = Number(year) * 12 + Number(number) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** URL parameter with the conversation in which an item was bought. */
export const conversationParameter = 'konverzace';

const fieldNames = ['category', 'size', 'height', 'age', 'brand'] as const;
type FieldName = (typeof fieldNames)[number];

/** Raw fields from the page's URL; `asked` when its form was submitted. */
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
