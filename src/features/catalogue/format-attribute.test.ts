import { expect, test } from 'vitest';
import { attributeRows, attributeHints } from './rules.ts';
import { cardFacts } from './card-facts.ts';
import { cardLine } from './card-line.ts';
import { categories } from './categories.ts';
import { categoryForm } from './category-form.ts';
import type { AttributeValues, CategoryForm } from './contract.ts';
import { preparedQuestions } from './questions.ts';

function form(slug: string): CategoryForm {
  const found = categoryForm(slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
}
const line = (slug: string, attributes: AttributeValues) =>
  cardLine(cardFacts(form(slug), attributes)).replaceAll('\u00a0', ' ');

const lines: [slug: string, attributes: AttributeValues, expected: string][] = [
  ['florbalky', { hand: 'left', shaftLengthCm: 96, flexMm: 27 }, 'levá · 96 cm · flex 27'],
  ['florbalky', { hand: 'right', totalLengthCm: 106 }, 'pravá · 106 cm celkem'],
  ['cepele', { hand: 'left', bladeModel: 'Unity', bladeHardness: 'medium' }, 'levá · Unity · střední'],
  ['boty', { shoeSizeEu: 43, footLengthCm: 27.5 }, 'EU 43 (27,5 cm)'],
  ['brankarske-vesty', { goalieSize: 'l', ageGroup: ['adult'] }, 'L · dospělí'],
  ['micky', { quantity: 20, colour: ['white'] }, '20 ks · bílá'],
  [
    'florbalky',
    { hand: ['left'], shaftLengthCm: { min: 92, max: 96 }, flexMm: { max: 29 } },
    'levá · 92–96 cm · flex do 29',
  ],
  ['shafty', { shaftLengthCm: 96, shaftMaterial: 'composite' }, '96 cm · kompozit'],
  ['branky', { goalSize: '160x115', netIncluded: true }, '160 × 115 cm · síť'],
  ['mantinely', { quantity: 40, iffMark: 'unreadable' }, '40 ks'],
];
test.each(lines)('%s %j is formatted as „%s“ on a card', (slug, attributes, expected) => {
  expect(line(slug, attributes)).toBe(expected);
});

test('the fact strip omits unstated attributes and includes the side for the blade icon', () => {
  expect(cardFacts(form('florbalky'), { hand: 'left', flexMm: 27 })).toEqual([
    { label: 'strana', value: 'levá', hand: 'left' },
    { label: 'flex', value: '27' },
  ]);
});

test('an unstated attribute is replaced by the next stated one', () => {
  const labels = cardFacts(form('dresy'), { clothingSize: 'm', colour: ['red'] }).map((each) => each.label);
  expect(labels).toEqual(['velikost', 'barva']);
});

test('a listing without attributes has no fact strip', () => {
  expect(cardFacts(form('ostatni'), {})).toEqual([]);
});

test.each(categories().filter((each) => each.listable))(
  'every leaf, such as $slug, has facts for its cards',
  ({ slug }) => {
    const category = form(slug);
    const stated = category.attributes.flatMap(({ key, type, choices, max = 1 }) =>
      type === 'enum' || type === 'multi'
        ? [[key, choices?.[0]?.id ?? '']]
        : [[key, type === 'bool' ? true : type === 'line' ? 'Unity' : max]],
    );
    const facts = cardFacts(category, Object.fromEntries(stated));
    expect(facts.length).toBeGreaterThan(0);
  },
);

test('the attribute table has full names and units, and marks the estimated length', () => {
  const rows = attributeRows(form('florbalky'), {
    shaftLengthCm: 96,
    hand: 'left',
    shortened: true,
    ageGroup: ['u17', 'adult'],
  });
  expect(rows).toEqual([
    { label: 'Délka shaftu', value: '96\u00a0cm' },
    { label: 'Celková délka', value: 'přibližně 106\u00a0cm' },
    { label: 'Strana', value: 'Levá (L)' },
    { label: 'Zkrácená', value: 'Ano' },
    { label: 'Věková kategorie', value: 'U17 – dorost, Dospělí' },
  ]);
  expect(attributeRows(form('shafty'), { shaftLengthCm: 96 })).toHaveLength(1);
});

test('a form warns about unusual numbers while they are typed', () => {
  expect(
    attributeHints(form('florbalky'), { shaftLengthCm: 97, flexMm: 22 }).map((each) => each.key),
  ).toEqual(['shaftLengthCm', 'flexMm']);
  expect(attributeHints(form('shafty'), { shaftLengthCm: 97 })).toEqual([]);
});

test('prepared questions match the category', () => {
  expect(preparedQuestions('boty', false)[0]).toBe('Kolik centimetrů má stélka?');
  expect(preparedQuestions('brankarske-masky', false)[0]).toContain('IFF nebo CE');
  expect(preparedQuestions('ostatni', true)).toHaveLength(5);
});
