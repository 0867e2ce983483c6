import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../contract/fold.ts';
import { catalogueBrands, categoryBySlug } from '../catalogue/index.ts';
import { evaluate, placeNames, planOf, analyzeListing, vocabularyOf } from './index.ts';
import { out } from './contract.ts';
import brandsFile from './lexicon/brands.json' with { type: 'json' };
import thingsFile from './lexicon/things.json' with { type: 'json' };

const known = {
  vocabulary: vocabularyOf(
    new Map([
      ['florbalk', 90],
      ['hexa', 3],
    ]),
  ),
  places: placeNames([{ code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' }]),
};
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem());
const words = fc
  .array(
    fc.constantFrom(
      'levá',
      'florbalka',
      'čepel',
      'Unihoc',
      'šaft',
      '96',
      'flex',
      '26',
      'do',
      '500',
      'Brno',
      'dětská',
      'nová',
      'žlutá',
      'brankář',
      'míčky',
      'L',
    ),
    { maxLength: 7 },
  )
  .map((each) => each.join(' '));
const read = (title: string, description: string) =>
  analyzeListing({
    kind: 'offer',
    category: 'florbalky',
    title,
    description,
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });

test('any text can be analyzed, and any query yields whole points', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, description, query) => {
      const points = evaluate(planOf(query, known).score, read(title, description));
      expect(Number.isInteger(points)).toBe(true);
      expect(points).toBeGreaterThanOrEqual(out * 10);
    }),
  );
});

test('a query without diacritics means the same', () => {
  fc.assert(
    fc.property(words, (query) => {
      const { required, score } = planOf(fold(query), known);
      expect({ required, score }).toEqual({
        required: planOf(query, known).required,
        score: planOf(query, known).score,
      });
    }),
  );
});

test('a listing never scores lower when it contains more of the query', () => {
  const { score } = planOf('levá florbalka Unihoc 96 cm', known);
  const points = [
    'Florbalka',
    'Florbalka Unihoc',
    'Levá florbalka Unihoc',
    'Levá florbalka Unihoc 96 cm',
  ].map((title) =>
    evaluate({ sum: [score, 0] }, { ...read(title, ''), marks: [...read(title, '').marks, 'kind:offer'] }),
  );
  expect(points).toEqual(points.toSorted((a, b) => a - b));
});

test.each(['"; DROP TABLE listings; --', '.*+?^${}()|[]\\', '😀', '\u202eflorbalka'])(
  '„%s“ repeated to 10 kB takes no more work than its beginning, and asks for the same',
  (part) => {
    const plan = (length: number) => {
      let lookedUp = 0;
      const count = (word: string) => {
        lookedUp += 1;
        return known.vocabulary.count(word);
      };
      const counting = { ...known, vocabulary: { ...known.vocabulary, count } };
      const { required, score } = planOf(part.repeat(Math.ceil(length / part.length)), counting);
      return { required, score, lookedUp };
    };
    expect(plan(10_000)).toEqual(plan(500));
  },
);

test('the lexicon refers only to existing things, categories and brands', () => {
  const things = new Set(thingsFile.things.map(({ thing }) => thing));
  const named = [
    ...thingsFile.things.flatMap(({ substitutes = {} }) => Object.keys(substitutes)),
    ...Object.values(thingsFile.goalkeepers.nouns),
  ];
  expect(named.filter((thing) => !things.has(thing))).toEqual([]);
  const leaves = [...thingsFile.things.map(({ category }) => category), ...thingsFile.vagueCategories];
  expect(leaves.filter((slug) => categoryBySlug(slug) === undefined)).toEqual([]);
  const brands = new Set(catalogueBrands().map(({ slug }) => slug));
  const called = [...Object.keys(brandsFile.byEar), ...Object.keys(brandsFile.shoeLines)];
  expect(called.filter((slug) => !brands.has(slug))).toEqual([]);
});
