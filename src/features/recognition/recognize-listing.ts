import type { OperationData, OperationInput } from '../../contract/operation.ts';
import { crowns } from '../../contract/czech.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttributeDefinition, AttributeValues, CategoryForm } from '../catalogue/contract.ts';
import { attributeField, attributesToForm, categoryForm } from '../catalogue/index.ts';
import { existingLine, productLines } from '../listings/index.ts';
import { leafOfMarks, analyzeListing, readTokens } from '../query-understanding/index.ts';
import { placeNamesOf } from '../search/index.ts';
import type { RecognizedValue, recognizeListing as contract } from './contract.ts';

type Recognized = OperationData<typeof contract>;

/** Reads what somebody wrote about the thing they offer; its first line is taken for the title. */
export async function recognizeListing(
  platform: Platform,
  { text, category }: OperationInput<typeof contract>['body'],
): Promise<Recognized> {
  const leaf = category ?? leafOfMarks(readOffer(text, 'ostatni').marks) ?? '';
  const form = categoryForm(leaf);
  if (!form) return { values: [] };
  const read = readOffer(text, form.slug);
  const { condition, wear, attributes } = read.read;
  const brand = read.read.brand ?? markOf(read.marks, 'line-brand');
  const named = form.brands.find(({ slug }) => slug === brand);
  const [line] = productLines({ category: form.slug, brand: named?.slug, title: text, marks: read.marks });
  const model = named && line && existingLine(named.slug, line.slice(named.slug.length + 1))?.name;
  const price = read.numbers.priceCzk;
  const values = [
    named && { name: 'brand', value: named.slug, label: 'Značka', text: named.name },
    model && { name: 'model', value: model, label: 'Model', text: model },
    ...attributeValues(form, attributes),
    ...(form.hasCondition
      ? [
          choiceValue('condition', 'Stav', condition, form.conditions),
          choiceValue('wear', 'Jak moc hrané', wear, form.wears),
        ]
      : []),
    price && { name: 'price', value: String(price), label: 'Cena', text: crowns(price) },
    await placeValue(platform, text),
  ];
  return { category: form.slug, values: values.filter((each) => !!each) };
}

function readOffer(text: string, category: string) {
  const [title = '', ...description] = text.trim().split('\n');
  return analyzeListing({
    kind: 'offer',
    category,
    title,
    description: description.join('\n'),
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });
}

const markOf = (marks: readonly string[], group: string) =>
  marks.find((mark) => mark.startsWith(`${group}:`))?.slice(group.length + 1);

function attributeValues(form: CategoryForm, attributes: AttributeValues): RecognizedValue[] {
  const fields = attributesToForm(attributes);
  return form.attributes.flatMap((definition) => {
    const name = attributeField(definition.key);
    const value = fields[name];
    return value === undefined
      ? []
      : [{ name, value, label: definition.label, text: textOf(definition, value) }];
  });
}

function textOf({ choices, unit }: AttributeDefinition, value: string | string[]): string {
  const texts = [value].flat().map((each) => choices?.find(({ id }) => id === each)?.label ?? each);
  return [texts.join(', '), unit].filter(Boolean).join('\u00a0');
}

function choiceValue(
  name: string,
  label: string,
  value: string | undefined,
  choices: CategoryForm['conditions'],
): RecognizedValue | undefined {
  const choice = choices.find(({ id }) => id === value);
  return choice && { name, value: choice.id, label, text: choice.label };
}

/** A municipality that is named with a capital letter behind the first word: `Most` there is a town, `most` is none. */
async function placeValue(platform: Platform, text: string): Promise<RecognizedValue | undefined> {
  const places = await placeNamesOf(platform);
  const tokens = readTokens(text);
  const words = tokens.map((token) => token.text);
  const written = tokens.map(({ start, end }) => text.slice(start, end));
  for (let at = 1; at < words.length; at += 1) {
    if (!/^\p{Lu}/u.test(written[at] ?? '')) continue;
    const place = places.at(words, at, written)?.place;
    if (place?.kind === 'place')
      return { name: 'place', value: place.code, label: 'Obec', text: place.label };
  }
  return undefined;
}
