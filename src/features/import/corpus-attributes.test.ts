import { expect, test } from 'vitest';
import { corpusAttributes } from './corpus-shape.ts';

const offer = (category: string, text = '') => ({ kind: 'offer', category, text }) as const;

test('a length is the shaft’s, unless it is too long for one or the text calls it the total', () => {
  const lengthOf = (length_cm: number, text = '') =>
    corpusAttributes({ length_cm }, offer('florbalky', text)).attributes;
  expect(lengthOf(104)).toEqual({ shaftLengthCm: 104 });
  expect(lengthOf(105)).toEqual({ totalLengthCm: 105 });
  expect(lengthOf(85, 'Celková délka je 85 cm')).toEqual({ totalLengthCm: 85 });
  expect(lengthOf(85, '85 cm i s čepelí')).toEqual({ totalLengthCm: 85 });
  expect(lengthOf(85, 'Shaft 85 cm, celková délka 95 cm')).toEqual({ shaftLengthCm: 85 });
  expect(lengthOf(85, 'celkem 185 Kč')).toEqual({ shaftLengthCm: 85 });
});

test('a size is mapped to the attribute of its category, and stays in the text when no value matches', () => {
  const sizeOf = (category: string, size: string) => corpusAttributes({ size }, offer(category));
  expect(sizeOf('brankarske-vesty', 'XL')).toEqual({ attributes: { goalieSize: 'xl' }, kept: [] });
  expect(sizeOf('trika-a-mikiny', '152')).toEqual({ attributes: { clothingSize: '152' }, kept: [] });
  expect(sizeOf('brankarske-rukavice', 'JR')).toEqual({ attributes: { gloveSize: 'junior' }, kept: [] });
  expect(sizeOf('brankarske-vesty', '152')).toEqual({ attributes: {}, kept: ['velikost 152'] });
  expect(sizeOf('florbalky', 'M')).toEqual({ attributes: {}, kept: ['velikost M'] });
});

test('a demand has exactly the values of its line', () => {
  const facts = { length_cm: 96, flex: 27, hand: 'P' } as const;
  expect(corpusAttributes(facts, { kind: 'demand', category: 'florbalky', text: '' })).toEqual({
    attributes: {
      shaftLengthCm: { min: 96, max: 96 },
      flexMm: { min: 27, max: 27 },
      hand: ['right'],
    },
    kept: [],
  });
});

test('half sizes of shoes are mapped, others stay in the text', () => {
  expect(corpusAttributes({ shoe_size: 42.5 }, offer('boty')).attributes).toEqual({ shoeSizeEu: 42.5 });
  expect(corpusAttributes({ shoe_size: 42.3 }, offer('boty')).kept).toEqual(['velikost bot 42,3']);
  expect(corpusAttributes({ shoe_size: 42 }, offer('ostatni')).kept).toEqual(['velikost bot 42']);
});
