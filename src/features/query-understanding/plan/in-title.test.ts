import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titledOffer } from '../../../../test/titled-offer.ts';
import { evaluatePlan, isExact, missedBy, placeNames, planOf, tokens, vocabularyOf } from '../index.ts';

const known = {
  vocabulary: vocabularyOf(new Map(Object.entries({ florbalk: 900, cepel: 300 }))),
  places: placeNames([{ code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' }]),
};

const isFound = (query: string, traits: ReturnType<typeof titledOffer>) =>
  evaluatePlan(planOf(query, known), traits) !== undefined;

test.each([
  ['Unihoc Replayer', 'Unihoc Replayer 96 levá'],
  ['Unihoc Evo3', 'Unihoc Evo3 96 levá'],
  ['Razor', 'Zone Razor 96 levá'],
])('„%s“ is the name of a blade and finds the stick „%s“ as exactly what was asked for', (query, title) => {
  const stick = titledOffer('florbalky', title);
  expect(isFound(query, stick)).toBe(true);
  expect(isExact(planOf(query, known), stick)).toBe(true);
});

test('a catalogue match of a name ranks before another thing of that name', () => {
  const points = (traits: ReturnType<typeof titledOffer>) =>
    evaluatePlan(planOf('Unihoc Replayer', known), traits) ?? 0;
  expect(points(titledOffer('cepele', 'Čepel Unihoc Replayer'))).toBeGreaterThan(
    points(titledOffer('florbalky', 'Unihoc Replayer 96 levá')),
  );
});

test('a brand in the title is not reported as missed, whatever the form says', () => {
  const grip = titledOffer('omotavky', 'Omotávka Zone na hůl Unihoc');
  const missed = missedBy(planOf('omotávka hůl Unihoc', known), grip);
  expect(missed.map(({ label }) => label)).not.toContain('Unihoc');
});

const wordsOfTitle = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(
      'Vyměním',
      'výměna',
      'levou',
      'pravá',
      'za',
      'bez',
      'nechci',
      '96',
      'flex',
      '26',
      'cm',
      'do',
      '500',
      'Unihoc',
      'Zone',
      'Replayer',
      'Razor',
      'Epic',
      'boty',
      'maska',
      'držák',
      'na',
      'florbalky',
      'Brno',
      'hokej',
      'dětská',
      'po',
      'synovi',
      'nové',
      'karbon',
      'není',
      'daruju',
      'hledám',
      'XL',
      'L',
    ),
    fc.string({ minLength: 1, maxLength: 12 }).filter((word) => !/[\s\-–×*]/.test(word)),
  ),
  { minLength: 1, maxLength: 9 },
);

test('a listing whose title contains all typed words is found, however they are interpreted', () => {
  fc.assert(
    fc.property(
      wordsOfTitle.chain((title) =>
        fc.tuple(fc.constant(title), fc.shuffledSubarray(title, { minLength: 1 })),
      ),
      fc.constantFrom('florbalky', 'boty', 'ostatni', 'servis-a-upravy', 'brankarske-masky'),
      ([title, typed], category) => {
        const query = typed.join(' ');
        const words = new Set(tokens(title.join(' ')));
        // Words that are one token beside each other, such as `Unihoc` and `-`, may be two when separated.
        fc.pre(tokens(query).length > 0 && tokens(query).every((word) => words.has(word)));
        expect(isFound(query, titledOffer(category, title.join(' '))), query).toBe(true);
      },
    ),
  );
});
