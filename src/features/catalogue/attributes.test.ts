import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { installCzechErrorMap } from '../../contract/messages.ts';
import { attributesFromForm, attributesToForm } from './attributes-form.ts';
import {
  attributesSchema,
  floorballFlex,
  lengthsDisagree,
  looksLikeTotal,
  offStep,
  oneLengthNeeded,
  outOfOrder,
} from './attributes-schema.ts';
import { categories } from './categories.ts';
import { categoryForm } from './category-form.ts';
import type { AttributeDefinition, AttributeValue, CategoryForm, Kind } from './contract.ts';
import { lengthsAgree } from './lengths.ts';

beforeAll(installCzechErrorMap);

function form(slug: string): CategoryForm {
  const found = categoryForm(slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
}
const leaves = categories().filter((each) => each.listable);

/** Parses a form; returns its attributes, or its error messages by field. */
function read(slug: string, kind: Kind, values: Record<string, string | string[]>) {
  const result = attributesSchema(form(slug), kind).safeParse(attributesFromForm(form(slug), kind, values));
  if (result.success) return { attributes: result.data };
  const named = Map.groupBy(result.error.issues, ({ path }) =>
    ['attributes', ...path.filter((part) => typeof part === 'string')].join('.'),
  );
  return {
    fields: Object.fromEntries(
      [...named].map(([name, issues]) => [name, issues.map((each) => each.message)]),
    ),
  };
}

const offer = (slug: string, attributes: Record<string, string | string[]>) =>
  read(
    slug,
    'offer',
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`attributes.${key}`, value])),
  );
const stick = { shaftLengthCm: '96', hand: 'left' };

test('converts a form’s text into typed values', () => {
  const given = {
    ...stick,
    totalLengthCm: '107 cm',
    flexMm: ' 26 ',
    shortened: 'on',
    ageGroup: ['u17', 'adult'],
  };
  expect(offer('florbalky', given)).toEqual({
    attributes: {
      shaftLengthCm: 96,
      totalLengthCm: 107,
      flexMm: 26,
      hand: 'left',
      shortened: true,
      ageGroup: ['u17', 'adult'],
    },
  });
  expect(offer('boty', { shoeSizeEu: '42,5' })).toEqual({ attributes: { shoeSizeEu: 42.5 } });
});

test('a missing required attribute is reported in the wording of the specification', () => {
  expect(offer('boty', {})).toEqual({ fields: { 'attributes.shoeSizeEu': ['Toto pole je povinné'] } });
  expect(offer('shafty', {})).toEqual({ fields: { 'attributes.shaftLengthCm': ['Toto pole je povinné'] } });
  expect(offer('brankarske-masky', { maskSize: '' })).toEqual({
    fields: { 'attributes.maskSize': ['Musíte vybrat hodnotu'] },
  });
  expect(offer('sety', {})).toEqual({
    fields: { 'attributes.bundleContents': ['Musíte vybrat jednu z možností'] },
  });
});

test('a stick needs one of its two lengths, either will do', () => {
  expect(offer('florbalky', { hand: 'left' })).toEqual({
    fields: { 'attributes.shaftLengthCm': [oneLengthNeeded] },
  });
  expect(offer('florbalky', { hand: 'left', totalLengthCm: '106' })).toHaveProperty('attributes');
  expect(offer('florbalky', stick)).toHaveProperty('attributes');
});

test('all invalid fields are reported together, including cross-field errors', () => {
  expect(offer('florbalky', { shaftLengthCm: '96', totalLengthCm: '96', flexMm: 'tvrdá' })).toEqual({
    fields: {
      'attributes.hand': ['Musíte vybrat hodnotu'],
      'attributes.flexMm': ['Toto pole musí být `číslo`'],
      'attributes.totalLengthCm': [lengthsDisagree],
    },
  });
});

test.each([
  ['florbalky', { ...stick, shaftLengthCm: '49' }, 'shaftLengthCm', 'Číslo musí být větší než 49'],
  ['florbalky', { ...stick, shaftLengthCm: '106' }, 'shaftLengthCm', looksLikeTotal],
  ['shafty', { shaftLengthCm: '106' }, 'shaftLengthCm', 'Číslo musí být menší než 105'],
  ['florbalky', { ...stick, shaftLengthCm: '96,5' }, 'shaftLengthCm', 'Číslo musí být celé číslo'],
  ['florbalky', { ...stick, flexMm: '75' }, 'flexMm', floorballFlex],
  ['florbalky', { ...stick, flexMm: '41' }, 'flexMm', 'Číslo musí být menší než 41'],
  ['boty', { shoeSizeEu: '27' }, 'shoeSizeEu', 'Číslo musí být větší než 27,5'],
  ['boty', { shoeSizeEu: '42,3' }, 'shoeSizeEu', offStep],
  ['florbalky', { ...stick, hand: 'both' }, 'hand', 'Musíte vybrat hodnotu'],
  ['florbalky', { ...stick, ageGroup: 'u99' }, 'ageGroup', 'Musíte vybrat hodnotu'],
  ['florbalky', { ...stick, bladeModel: 'x'.repeat(61) }, 'bladeModel', 'Řetězec nesmí přesáhnout 60 znaků'],
] as const)('%s %j is refused at %s: %s', (slug, given, key, sentence) => {
  expect(offer(slug, { ...given })).toEqual({ fields: { [`attributes.${key}`]: [sentence] } });
});

test('both numbers of a stick’s label may be typed into one field', () => {
  const both = { attributes: { shaftLengthCm: 96, totalLengthCm: 107, hand: 'left' } };
  expect(offer('florbalky', { shaftLengthCm: '96/107', hand: 'left' })).toEqual(both);
  expect(offer('florbalky', { totalLengthCm: '96 (107)', hand: 'left' })).toEqual(both);
});

test('fields left from another category are ignored; a value of another category is rejected', () => {
  expect(offer('boty', { shoeSizeEu: '43', flexMm: '27' })).toEqual({ attributes: { shoeSizeEu: 43 } });
  expect(offer('shafty', { shaftLengthCm: '96/107' })).toEqual({ attributes: { shaftLengthCm: 96 } });
  const given = attributesSchema(form('boty'), 'offer').safeParse({ shoeSizeEu: 43, flexMm: 27 });
  expect(given.error?.issues[0]?.message).toBe('Tahle kategorie nemá vlastnost flexMm.');
});

test('a demand has ranges and lists, and requires nothing', () => {
  const values = {
    'attributes.flexMm.min': '27',
    'attributes.shaftLengthCm.max': '96',
    'attributes.hand': 'left',
  };
  expect(read('florbalky', 'demand', values)).toEqual({
    attributes: { shaftLengthCm: { max: 96 }, flexMm: { min: 27 }, hand: ['left'] },
  });
  expect(read('boty', 'demand', {})).toEqual({ attributes: {} });
  const turned = { 'attributes.flexMm.min': '30', 'attributes.flexMm.max': '27' };
  expect(read('florbalky', 'demand', turned)).toEqual({
    fields: { 'attributes.flexMm.min': [outOfOrder] },
  });
});

const numbers = leaves.flatMap(({ slug }) =>
  form(slug)
    .attributes.filter((each) => each.type === 'int' || each.type === 'decimal')
    .map((definition) => ({ slug, key: definition.key, definition })),
);

test.each(numbers)(
  '$key of $slug accepts both ends of its range and rejects values beyond',
  ({ definition }) => {
    const { key, min = NaN, max = NaN, step = 1 } = definition;
    const schema = attributesSchema({ slug: '', attributes: [definition] }, 'offer');
    const accepts = (value: number) => schema.safeParse({ [key]: value }).success;
    expect([min - step, min, max, max + step].map(accepts)).toEqual([false, true, true, false]);
  },
);

function anyValue(
  { type, choices = [], min = 0, max = 0, step = 1 }: AttributeDefinition,
  kind: Kind,
): fc.Arbitrary<AttributeValue> {
  const ids = choices.map((each) => each.id);
  const number = fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step);
  if (type === 'bool') return fc.boolean();
  const lines = ['Unity', 'WIZ', 'R-8'];
  if (type === 'line')
    return kind === 'offer' ? fc.constantFrom(...lines) : fc.subarray(lines, { minLength: 1 });
  if (type === 'multi' || (type === 'enum' && kind === 'demand')) return fc.subarray(ids, { minLength: 1 });
  if (type === 'enum') return fc.constantFrom(...ids);
  if (kind === 'offer') return number;
  return fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
}

test.each(
  leaves.flatMap(({ slug }) => [
    { slug, kind: 'offer' as const },
    { slug, kind: 'demand' as const },
  ]),
)('attributes of $slug ($kind) survive a round trip through the form', ({ slug, kind }) => {
  const category = form(slug);
  const values = fc.record(
    Object.fromEntries(category.attributes.map((each) => [each.key, anyValue(each, kind)])),
  );
  fc.assert(
    fc.property(values, (attributes) => {
      const { shaftLengthCm: shaft, totalLengthCm: total } = attributes;
      fc.pre(typeof shaft !== 'number' || typeof total !== 'number' || lengthsAgree(shaft, total));
      const back = attributesFromForm(category, kind, attributesToForm(attributes));
      expect(attributesSchema(category, kind).parse(back)).toEqual(attributes);
    }),
    { numRuns: 30 },
  );
});
