import { expect, test } from 'vitest';
import { sticksByHeight } from '../query-understanding/index.ts';
import { bodyOf } from './body.ts';
import { kitQuery } from './contract.ts';
import { isShoeEstimated, kitBounds, type Piece, pieces, wearers } from './rules.ts';
import { sizesOf } from './sizes.ts';

const asked = (query: Record<string, string>) => kitQuery.parse(query);
function valuesOf(piece: Piece, query: Record<string, string>) {
  const parsed = asked({ who: 'goalie', ...query });
  const [size] = sizesOf(piece, bodyOf(parsed), parsed).needed;
  if (!size) return [];
  return 'values' in size ? size.values : [size.min, size.max];
}

test.each([
  ['118', ['120', '130']],
  ['125', ['130', '140']],
  ['138', ['140', '150']],
  ['146', ['150', '160']],
  ['160', ['160', 'xs', 's']],
  ['168', ['s', 'm']],
  ['180', ['m', 'l', 'xl']],
  ['210', ['3xl']],
])('a goalkeeper of %s cm wears the sizes given in the article, or one size larger', (height, sizes) => {
  expect(valuesOf('vest', { height })).toEqual(sizes);
});

test.each([
  ['146', '150; kdo chce víc volnosti, vezme o\u00a0číslo větší, 160'],
  ['154', '160; kdo chce víc volnosti, vezme o\u00a0číslo větší, dospělou\u00a0XS'],
  ['180', 'M nebo L; kdo chce víc volnosti, vezme o\u00a0číslo větší, XL'],
  ['210', '3XL'],
])(
  'for a goalkeeper of %s cm the reason names the fitting size first, then the larger one',
  (height, sizes) => {
    const query = asked({ who: 'goalie', height });
    expect(sizesOf('vest', bodyOf(query), query).why).toBe(`Na výšku ${height}\u00a0cm velikost ${sizes}`);
  },
);

test.each([
  ['130', ['junior']],
  ['150', ['junior']],
  ['158', ['xs']],
  ['180', ['m', 'l']],
  ['205', ['xl']],
])('knee pads and gloves for a height of %s cm fit tightly', (height, sizes) => {
  expect(valuesOf('kneepads', { height })).toEqual(sizes);
  expect(valuesOf('gloves', { height })).toEqual(sizes);
});

test('senior sizes start at the age of twelve', () => {
  const masks = ['11', '12', '13'].map((age) => valuesOf('mask', { age }));
  expect(masks).toEqual([
    ['junior', 'universal'],
    ['junior', 'senior', 'universal'],
    ['senior', 'universal'],
  ]);
});

test('stick length and flex match the advisor’s advice', () => {
  const query = asked({ who: 'child', height: '140', age: '10', shoe: '35' });
  const row = sticksByHeight.find(({ heights }) => heights[0] === 140);
  expect(sizesOf('stick', bodyOf(query), query)).toMatchObject({
    needed: [{ key: 'shaftLengthCm', min: row?.shafts[0], max: row?.shafts[1] }],
    ifSaid: [{ key: 'flexMm', min: 32, max: 36 }],
  });
});

test('a stated shoe size allows half a size more, a child’s one size; otherwise the age decides', () => {
  const shoes = (query: Record<string, string>) => valuesOf('shoes', { ...query, shoes: 'wanted' });
  expect(shoes({ who: 'adult', height: '180', shoe: '43' })).toEqual([43, 43.5]);
  expect(shoes({ who: 'child', height: '146', shoe: '36.5' })).toEqual([36.5, 37.5]);
  expect(shoes({ who: 'child', age: '10' })).toEqual([34, 36]);
});

test('for every valid query each piece has sizes and a reason', () => {
  const { height: heights, age: ages } = kitBounds;
  for (const who of wearers)
    for (let height = heights.min; height <= heights.max; height += 1)
      for (const age of [undefined, ages.min, 8, 12, 15, 16, 40]) {
        const query = { who, height, age };
        const needsShoe = !isShoeEstimated(query);
        const parsed = kitQuery.parse({ ...query, ...(needsShoe ? { shoe: 42 } : {}) });
        for (const piece of pieces) {
          const { needed, why } = sizesOf(piece, bodyOf(parsed), parsed);
          expect(why).not.toBe('');
          expect(why).not.toContain('undefined');
          for (const size of needed)
            if ('values' in size) expect(size.values.length, `${piece} ${height}`).toBeGreaterThan(0);
            else expect(size.max).toBeGreaterThan(0);
        }
      }
});

test.each([
  [{ who: 'goalie' }, 'height', 'Napiš výšku, nebo aspoň věk.'],
  [{ who: 'adult', age: '30', shoe: '43' }, 'height', 'Napiš výšku.'],
  [{ who: 'goalie', age: '16' }, 'height', 'Podle věku odhadujeme jen do 15 let. Napiš výšku.'],
  [{ who: 'adult', height: '180' }, 'shoe', 'Napiš velikost bot, nebo u bot a štulpen zvol „Mám“.'],
  [{ who: 'child', height: '165' }, 'shoe', 'Napiš velikost bot, nebo u bot a štulpen zvol „Mám“.'],
  [{ who: 'goalie', height: '80' }, 'height', 'Výška: celé číslo od 90 do 215 cm.'],
  [{ who: 'goalie', height: '150', budget: 'moc' }, 'budget', 'Rozpočet: celé číslo od 1 do 1 000 000 Kč.'],
  [{ who: 'adult', height: '180', shoe: '60' }, 'shoe', 'Velikost bot: EU od 25 do 49, i s půlkou.'],
])('%o is rejected at its field', (query, field, sentence) => {
  const issues = kitQuery.safeParse(query).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, sentence]]);
});
