import { fold } from '../../../contract/fold.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttributeDefinition, CategoryForm } from '../../catalogue/contract.ts';
import { attributeField, categories, categoryForm, findBrand } from '../../catalogue/index.ts';
import type { FormValues } from '../../listings/contract.ts';
import { titleLength } from '../../listings/contract.ts';
import { recognizeListing } from '../../recognition/index.ts';
import { priceFields, rowAttributes } from '../rules.ts';
import { cellsOf, handOf, type RowCells } from './columns.ts';

/** The form of an offer for each row of a table; whatever a cell says that no field takes stays in words. */
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
    size && `velikost ${size}`,
    flex && `flex ${flex}`,
    condition,
    ...rest,
  ];
  const text = words.filter(Boolean).join(', ').slice(0, 1000);
  const read = await recognizeListing(platform, { text, category: named });
  // A row describes nothing: its words are the title, and what all have in common is said of all.
  const facts = read.values.filter(({ name }) => name !== 'description');
  const recognized: FormValues = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  const form = read.category === undefined ? undefined : categoryForm(read.category);
  const said = form ? attributesSaid(form, { hand, size, flex }) : { values: {}, unplaced: [] };
  const brand = cells.brand && findBrand(cells.brand);
  const recognizedTexts = facts.flatMap(({ value, text: shown }) => [value, shown].flat().map(fold));
  const unplaced = [...rest, ...said.unplaced].filter(
    (cell) => !fold(title).includes(fold(cell)) && !recognizedTexts.includes(fold(cell)),
  );
  return {
    ...recognized,
    ...(read.category === undefined ? {} : { category: read.category }),
    title: withWords(title, unplaced),
    ...(brand ? { brand } : {}),
    ...said.values,
    ...conditionSaid(condition),
    ...(cells.quantity === undefined ? {} : { quantity: cells.quantity.replace(/\s*ks\.?$/i, '') }),
    ...priceFields(cells.price ?? [recognized['price'] ?? ''].flat().join('')),
    ...(cells.description === undefined ? {} : { description: cells.description }),
  };
}

/** A leaf by its name in any of its forms. */
function categoryNamed(cell: string): string | undefined {
  const word = fold(cell).trim();
  return categories().find(
    ({ listable, slug, name, forms }) =>
      listable && [slug, name, ...Object.values(forms)].some((each) => fold(each) === word),
  )?.slug;
}

/** Words that no field takes stand behind the title, as far as there is room. */
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

const choiceOf = ({ choices = [] }: AttributeDefinition, cell: string): string | undefined =>
  choices.find(({ id, label }) => [id, label].some((each) => fold(each) === fold(cell)))?.id;

const conditionPatterns = [
  [/^jako nov|^zanovn/, { condition: 'like-new' }],
  [/^nov/, { condition: 'new' }],
  [/poskozen|na dily/, { condition: 'damaged' }],
  [/lehce|malo/, { condition: 'used', wear: 'light' }],
  [/hodne|opotrebe/, { condition: 'used', wear: 'heavy' }],
  [/pouzit|hran/, { condition: 'used' }],
] as const;

function conditionSaid(cell: string): FormValues {
  return { ...conditionPatterns.find(([words]) => words.test(fold(cell).trim()))?.[1] };
}
