import { fold } from '../../../contract/fold.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttributeDefinition, CategoryForm } from '../../catalogue/contract.ts';
import { attributeField, categories, categoryForm, findBrand } from '../../catalogue/index.ts';
import type { FormValues } from '../../listings/contract.ts';
import { titleLength } from '../../listings/contract.ts';
import type { RecognizedValue } from '../../recognition/contract.ts';
import { placesNamed } from '../../places/index.ts';
import { recognizeListing } from '../../recognition/index.ts';
import { readOffer, readTokens, samePieces } from '../../query-understanding/index.ts';
import { priceFields, rowAttributes, unreadField } from '../rules.ts';
import { cellsOf, handOf, piecesUnit, type RowCells } from './columns.ts';

/** Form values for each row of a table; text in cells that fits no field is kept in the title. */
export async function readRows(platform: Platform, rows: readonly string[][]): Promise<FormValues[]> {
  return Promise.all(cellsOf(rows).map((cells) => readRow(platform, cells)));
}

async function readRow(platform: Platform, cells: RowCells): Promise<FormValues> {
  const { title = '', category, hand = '', size = '', flex, condition = '', rest } = cells;
  const named = category === undefined ? undefined : categoryNamed(category);
  const side = { left: 'levá', right: 'pravá', straight: 'rovná' }[handOf(hand) ?? 'left'];
  const words = [
    title || rest[0],
    named ? undefined : category,
    cells.brand,
    handOf(hand) && side,
    size && `${isStick(cells) ? 'délka' : 'velikost'} ${size}`,
    flex && `flex ${flex}`,
    condition,
    ...rest,
  ];
  const text = words.filter(Boolean).join(', ').slice(0, 1000);
  const read = await recognizeListing(platform, { text, category: named });
  // A row has no description: its text is the title, and the shared description applies to all.
  const facts = read.values.filter(({ name }) => name !== 'description');
  const recognized: FormValues = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  const form = read.category === undefined ? undefined : categoryForm(read.category);
  const sized = size || (form ? sidesIn(form, title || (rest[0] ?? '')) : '');
  const said = form ? attributesSaid(form, { hand, size: sized, flex }) : { values: {}, unplaced: [] };
  const brand = cells.brand && findBrand(cells.brand);
  const recognizedTexts = facts.flatMap(({ value, text: shown }) => [value, shown].flat().map(fold));
  const unplaced = [...rest, ...said.unplaced].filter(
    (cell) =>
      !fold(title).includes(fold(cell)) &&
      !recognizedTexts.includes(fold(cell)) &&
      !(recognized['quantity'] && samePieces(cell)?.rest === ''),
  );
  return {
    ...recognized,
    ...(read.category === undefined ? {} : { category: read.category }),
    title: withWords(bareTitle(title, facts), unplaced),
    ...(brand ? { brand } : {}),
    ...said.values,
    ...conditionSaid(condition),
    ...(cells.quantity === undefined ? {} : { quantity: cells.quantity.replace(piecesUnit, '') }),
    ...priceFields(cells.price ?? [recognized['price'] ?? ''].flat().join('')),
    ...(await placeSaid(platform, cells.place)),
    ...(cells.description === undefined ? {} : { description: cells.description }),
  };
}

/** A length beside a side or a flex is that of a stick, whatever its blade is called: `Oxdog Razor`, 75 cm, levá. */
const isStick = ({ size = '', hand = '', flex }: RowCells): boolean =>
  (handOf(hand) !== undefined || flex !== undefined) && /^(?:[5-9]\d|1[01]\d)(?:\s*cm)?$/i.test(size.trim());

/**
 * Removes facts that have a field of their own from a free-text title: quantity, price, condition and
 * municipality.
 */
function bareTitle(title: string, facts: readonly RecognizedValue[]): string {
  const fact = (name: string) => facts.find((each) => each.name === name);
  const bare = (fact('quantity') && samePieces(title)?.rest) ?? title;
  const price = fact('price')?.value;
  const place = fact('place')?.text;
  const isSaid = (part: string) =>
    (place !== undefined && fold(part) === fold(place)) ||
    (price !== undefined && moneyIn(part.match(wholePrice)) === price) ||
    (fact('condition') !== undefined && oneCondition.test(fold(part)));
  const [first = '', ...parts] = bare.split(/\s*,\s+/u);
  const kept = [first, ...parts.filter((part) => !isSaid(part.trim()))].join(', ');
  const last = kept.match(lastPrice);
  const rest = last && moneyIn(last) === price ? kept.slice(0, last.index) : kept;
  return rest.replace(/[\s,]+$/u, '') || title;
}

const money = String.raw`(?:(?:cena|za|po|á)\s+)?(\d[\d\s.]*)`;
const perPiece = String.raw`(?:\s*(?:\/|za)?\s*(?:ks|kus))?\.?$`;
const currency = String.raw`\s*(?:kč|,-|czk|korun)`;
const wholePrice = new RegExp(`^${money}(?:${currency})?${perPiece}`, 'iu');
const lastPrice = new RegExp(String.raw`(?<=\s)${money}${currency}${perPiece}`, 'iu');
const moneyIn = (found: RegExpMatchArray | null) => found?.[1]?.replaceAll(/\D/g, '');
const oneCondition = /^(pouzit|nov|zanovn|jako nov)[a-z]{0,3}$/;

/** A leaf category by any form of its name. */
function categoryNamed(cell: string): string | undefined {
  const word = fold(cell).trim();
  return categories().find(
    ({ listable, slug, name, forms }) =>
      listable && [slug, name, ...Object.values(forms)].some((each) => fold(each) === word),
  )?.slug;
}

/** Appends text that fits no field to the title, as far as it fits. */
function withWords(title: string, words: readonly string[]): string {
  return words.reduce((whole, word) => {
    const longer = [whole, word].filter(Boolean).join(' ');
    return longer.length > titleLength.max ? whole : longer;
  }, title);
}

function attributesSaid(
  form: CategoryForm,
  { hand, size, flex }: { hand: string; size: string; flex: string | undefined },
): { values: FormValues; unplaced: string[] } {
  const asked = rowAttributes(form);
  const values: FormValues = {};
  const unplaced: string[] = [];
  const put = (definition: AttributeDefinition | undefined, cell: string | undefined, value = cell) => {
    if (!cell || /^[-–—?]$/.test(cell)) return;
    if (definition && value) values[attributeField(definition.key)] = value;
    else unplaced.push(cell);
  };
  const sized = asked.size;
  put(asked.hand, hand, handOf(hand));
  put(sized, size, sized?.choices ? choiceOf(sized, size) : size.replace(/\s*cm$/i, ''));
  put(asked.flex, flex, flex?.replace(/\s*mm$/i, ''));
  return { values, unplaced };
}

const choiceOf = (definition: AttributeDefinition, cell: string): string | undefined =>
  definition.choices?.find(({ id, label }) => [id, label].some((each) => fold(each) === fold(cell)))?.id ??
  sidesOf(definition, cell);

/** The choice whose two sides a text names: `160x115`, `160 × 115 cm`, `115 * 160`. */
function sidesOf({ choices = [] }: AttributeDefinition, text: string): string | undefined {
  const words = readTokens(text).map((token) => token.text);
  return choices.find(({ id }) => /^\d+x\d+$/.test(id) && words.includes(id))?.id;
}

function sidesIn(form: CategoryForm, title: string): string {
  const { size } = rowAttributes(form);
  return (size && sidesOf(size, title)) ?? '';
}

const conditionPatterns = [
  [/^jako nov|^zanovn/, { condition: 'like-new' }],
  [/^nov/, { condition: 'new' }],
  [/poskozen|na dily/, { condition: 'damaged' }],
  [/lehce|malo/, { condition: 'used', wear: 'light' }],
  [/hodne|opotrebe/, { condition: 'used', wear: 'heavy' }],
  // The form's own name of this degree is „Hrané, plně funkční“.
  [/^hran/, { condition: 'used', wear: 'moderate' }],
  [/pouzit|hran/, { condition: 'used' }],
] as const;

/** Long enough to recognize the cell by. */
const unreadMax = 60;
const unread = (name: Parameters<typeof unreadField>[0], cell: string): FormValues => ({
  [unreadField(name)]: cell.slice(0, unreadMax),
});

const isBlank = (cell: string): boolean => /^[\s?–—-]*$/.test(cell);

function conditionSaid(cell: string): FormValues {
  if (isBlank(cell)) return {};
  const known = conditionPatterns.find(([words]) => words.test(fold(cell)))?.[1];
  // `dobrý`, `stav dobrý`, `po sezóně`
  const { condition, wear } = readOffer('', /stav/i.test(cell) ? cell : `stav ${cell}`);
  if (known || condition === undefined) return known ?? unread('condition', cell);
  return { condition, ...(wear ? { wear } : {}) };
}

/** The municipality of a cell; of several with the name, the one that a district is named after. */
async function placeSaid({ db }: Platform, cell = ''): Promise<FormValues> {
  if (isBlank(cell)) return {};
  const named = await placesNamed(db, cell);
  const place = named.length === 1 ? named[0] : named.find(({ name, district }) => name === district.name);
  return place ? { place: place.code } : { place: '', ...unread('place', cell) };
}
