import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titledOffer } from '../../../../test/titled-offer.ts';
import { analyzeListing, evaluatePlan, isExact, placeNames, planOf, vocabularyOf } from '../index.ts';

const known = {
  vocabulary: vocabularyOf(new Map([['florbalk', 90]])),
  places: placeNames([{ code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' }]),
};
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => (key === 'not' ? `not ${value}` : `${key}=${value}`))
    .join(' ');

test.each([
  ['boty bez Asics', 'category=boty not brand=asics'],
  ['nechci dětskou florbalku', 'not ageGroup=junior category=florbalky'],
  ['nedětská florbalka', 'not ageGroup=junior category=florbalky'],
  ['florbalka levá, dětské nechci', 'category=florbalky hand=left not ageGroup=junior'],
  ['čepel jiná než Zone', 'category=cepele not brand=zone'],
  ['florbalka bez prasklin', 'category=florbalky not condition=damaged'],
  ['florbalka mimo Brno', 'category=florbalky not place=brno'],
  ['vak na hole, ne batoh', 'category=vaky-na-hole not category=batohy'],
  ['boty ne 42', 'category=boty not shoeSizeEu=42-42'],
  ['hůl levá, ne pravá', 'category=florbalky hand=left not hand=right'],
  ['florbalka ne víc než 500 Kč', 'category=florbalky price=-500'],
  ['hůl bez čepele', 'category=shafty'],
  ['batoh bez známek opotřebení', 'category=batohy condition=like-new'],
])('„%s“ asks for %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test('an exclusion is shown as a chip, which removes it as a whole', () => {
  const { understood } = planOf('florbalka bez Unihoc 96 cm', known);
  expect(understood.map(({ label, rest }) => [label, rest])).toEqual([
    ['florbalka', 'bez Unihoc 96 cm'],
    ['ne\u00a0Unihoc', 'florbalka 96 cm'],
    ['96\u00a0cm', 'florbalka bez Unihoc'],
  ]);
});

const qualities = ['Unihoc', 'levou', 'dětskou', 'černou', 'novou', 'poškozenou'] as const;
const titles = fc
  .tuple(
    fc.constantFrom('', 'Unihoc', 'Zone'),
    fc.constantFrom('', 'levá', 'pravá'),
    fc.constantFrom('', 'dětská'),
    fc.constantFrom('', 'černá', 'bílá'),
    fc.constantFrom('', 'nová', 'použitá', 'prasklá'),
  )
  .map((words) => `Florbalka ${words.join(' ')}`);

test('a negated quality excludes exactly the listings that have it', () => {
  fc.assert(
    fc.property(
      titles,
      fc.constantFrom(...qualities),
      fc.constantFrom('bez', 'ne', 'kromě', 'nechci'),
      (title, quality, no) => {
        const { marks, numbers } = analyzeListing({
          kind: 'offer',
          category: 'florbalky',
          title,
          description: '',
          attributes: {},
          priceType: 'agreement',
          swap: false,
        });
        const traits = { marks: new Set([...marks, 'kind:offer']), numbers };
        const isFound = (query: string) => evaluatePlan(planOf(query, known), traits) !== undefined;
        const wanted = planOf(`florbalka ${quality}`, known);
        const has = isFound(`florbalka ${quality}`) && isExact(wanted, traits);
        expect(isFound(`florbalka ${no} ${quality}`), title).toBe(isFound('florbalka') && !has);
      },
    ),
  );
});

test.each([
  ['branky', 'branka bez sítě', 'Branka bez sítě', 'Branka'],
  ['brankarske-masky', 'maska ne modrá', 'Maska červená', 'Maska'],
  ['trika-a-mikiny', 'mikina s kapucí', 'Mikina', 'Mikina bez kapuce'],
  ['boty', 'dámské boty', 'Boty dámské', 'Boty pánské'],
])('in „%s“, „%s“ ranks „%s“ before „%s“', (category, query, first, second) => {
  const [better, worse] = [first, second].map(
    (title) => evaluatePlan(planOf(query, known), titledOffer(category, title)) ?? 0,
  );
  expect(better).toBeGreaterThan(worse ?? 0);
  expect(worse).toBeGreaterThan(0);
});
