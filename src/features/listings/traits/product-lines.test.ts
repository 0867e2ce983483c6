import { expect, test } from 'vitest';
import { knownProduct, productLines } from './product-lines.ts';

const lines = (
  category: string,
  brand: string | undefined,
  title: string,
  model?: string,
  marks: string[] = [],
) => productLines({ category, brand, title, marks, ...(model === undefined ? {} : { model }) });

test.each([
  ['the title', lines('florbalky', 'unihoc', 'Unihoc EPIC 26, levá'), ['unihoc/epic']],
  ['the model', lines('florbalky', 'fat-pipe', 'Hůl pro syna', 'raw concept 27'), ['fat-pipe/raw-concept']],
  ['the text', lines('cepele', 'unihoc', 'Čepel, nová', undefined, ['line:unity']), ['unihoc/unity']],
  ['a longer name', lines('micky', 'salming', 'Míčky Aero Plus'), ['salming/aero-plus']],
  ['a model nobody knows', lines('florbalky', 'exel', 'Hůl Exel', 'Zvláštní 7'), ['exel/zvlastni-7']],
])('a product line is recognized in %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('lines of other gear, of other brands or without a brand are ignored', () => {
  expect(lines('florbalky', 'unihoc', 'Hůl s čepelí Unity', undefined, ['line:unity'])).toEqual([]);
  expect(lines('florbalky', 'zone', 'Zone, jako Epic')).toEqual([]);
  expect(lines('florbalky', 'jina', 'Epic', 'Epic')).toEqual([]);
  expect(lines('florbalky', undefined, 'Epic', 'Epic')).toEqual([]);
});

test('the model of a stick’s blade is not its line, unless it is the only one that the title names', () => {
  const stick = (title: string, marks: string[], model = '') =>
    productLines({ category: 'florbalky', brand: 'zone', title, model, marks, bladeModel: 'Zuper' });
  expect(stick('Zone Maker', ['line:maker', 'line:zuper'])).toEqual(['zone/maker']);
  expect(stick('Zone Maker, čepel Zuper', ['line:maker', 'line:zuper'])).toEqual(['zone/maker']);
  expect(stick('Hůl Zone', ['line:zuper'])).toEqual([]);
  expect(stick('Zone Zuper', ['line:zuper'])).toEqual(['zone/zuper']);
});

test('only a known line has a page', () => {
  expect(knownProduct('fat-pipe/raw-concept')).toEqual({ slug: 'fat-pipe-raw-concept', name: 'Raw Concept' });
  expect(knownProduct('exel/zvlastni-7')).toBeUndefined();
});
