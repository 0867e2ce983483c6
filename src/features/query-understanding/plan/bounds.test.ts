import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeListing, evaluatePlan, isExact, placeNames, planOf, vocabularyOf } from '../index.ts';

const known = {
  vocabulary: vocabularyOf(new Map([['florbalk', 90]])),
  places: placeNames([{ code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' }]),
};
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');

test.each([
  ['florbalka od 92 do 96 cm', 'category=florbalky shaftLengthCm=92-96'],
  ['hůl kratší než 80 cm', 'category=florbalky shaftLengthCm=-79'],
  ['hůl ne kratší než 80 cm', 'category=florbalky shaftLengthCm=80-'],
  ['hůl nesmí být delší než 87 cm', 'category=florbalky shaftLengthCm=-87'],
  ['florbalka 100+ cm', 'category=florbalky shaftLengthCm=100-'],
  ['florbalka 95 cm a delší', 'category=florbalky shaftLengthCm=95-'],
  ['florbalka minimální délka 95', 'category=florbalky shaftLengthCm=95-'],
  ['florbalka celkem od 100 do 106 cm', 'category=florbalky totalLengthCm=100-106'],
  ['hůl do 90', 'category=florbalky shaftLengthCm=-90'],
  ['hůl do 100', 'category=florbalky price=-100'],
  ['flex pod 27', 'flexMm=-26'],
  ['florbalka tvrdší než 27', 'category=florbalky flexMm=-26'],
  ['hůl s flexem mezi 24 a 27', 'category=florbalky flexMm=24-27'],
  ['boty větší než 42 a menší než 45', 'category=boty shoeSizeEu=42.5-44.5'],
  ['boty od 42 do 44 do 1000 Kč', 'category=boty shoeSizeEu=42-44 price=-1000'],
  ['boty vel. max 42', 'category=boty shoeSizeEu=-42'],
  ['dres od 140 do 152', 'category=dresy size=140-152'],
  ['mikina M až XL', 'category=trika-a-mikiny size=m-xl'],
  ['vesta od L', 'category=brankarske-vesty size=l-'],
  ['florbalka od 8 do 10 let', 'category=florbalky ageGroup=8-10'],
  ['florbalka pro mladší než 8 let', 'category=florbalky ageGroup=-7'],
  ['florbalka výška od 170 do 180 cm', 'category=florbalky bodyHeight=170-180'],
  ['florbalka na výšku 130 až 140 cm', 'category=florbalky ageGroup=8-10'],
  ['florbalka do 30 km od Brna', 'category=florbalky place=brno'],
  ['boty Brno + 20 km', 'category=boty place=brno'],
  ['boty 27 cm', 'category=boty shoeSizeEu=42-42'],
  ['maska levnější než 500', 'category=brankarske-masky price=-500'],
  ['maska od pětistovky do tisícovky', 'category=brankarske-masky price=500-1000'],
  ['maska 1 000 – 2 000 Kč', 'category=brankarske-masky price=1000-2000'],
  ['boty 42 max 500 Kč', 'category=boty shoeSizeEu=42-42 price=-500'],
])('„%s“ sets bounds: %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

/** For each measure, its form in queries and the title of an offer with a value. */
const measures = [
  {
    thing: 'hůl',
    unit: ' cm',
    key: 'shaftLengthCm',
    least: 55,
    most: 99,
    title: (n: number) => `Hůl, délka shaftu ${n} cm`,
  },
  { thing: 'hůl flex', unit: '', key: 'flexMm', least: 23, most: 35, title: (n: number) => `Hůl flex ${n}` },
  {
    thing: 'boty vel.',
    unit: '',
    key: 'shoeSizeEu',
    least: 30,
    most: 47,
    title: (n: number) => `Boty vel. ${n}`,
  },
  { thing: 'boty', unit: ' Kč', key: 'price', least: 100, most: 2000, title: () => 'Boty vel. 42' },
];
const ranges = [
  (a: number, b: number, unit: string) => `od ${a} do ${b}${unit}`,
  (a: number, b: number, unit: string) => `${a} až ${b}${unit}`,
  (a: number, b: number, unit: string) => `mezi ${a} a ${b}${unit}`,
  (a: number, b: number, unit: string) => `min. ${a}${unit} max ${b}${unit}`,
  (a: number, b: number, unit: string) => `alespoň ${a}${unit} a nejvýš ${b}${unit}`,
];

test('all ways to write a range mean the same for every measure, and only values within it match', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...measures),
      fc.tuple(fc.double({ min: 0, max: 0.99, noNaN: true }), fc.double({ min: 0, max: 0.99, noNaN: true })),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      ({ thing, unit, key, least, most, title }, ends, offered) => {
        const numberAt = (share: number) => least + Math.floor(share * (most - least + 1));
        const [from, to] = ends.map(numberAt).toSorted((a, b) => a - b);
        fc.pre(from !== undefined && to !== undefined && from < to);
        for (const said of ranges) {
          // A dash or „až“ alone does not join a length with a price.
          if (key === 'price' && said === ranges[1] && from < 190) continue;
          const query = `${thing} ${said(from, to, unit)}`;
          const plan = planOf(query, known);
          expect(
            plan.understood.map((each) => `${each.key}=${each.value}`),
            query,
          ).toContain(`${key}=${from}-${to}`);
          const number = numberAt(offered);
          const { marks, numbers } = analyzeListing({
            kind: 'offer',
            category: thing.startsWith('hůl') ? 'florbalky' : 'boty',
            title: title(number),
            description: '',
            attributes: {},
            swap: false,
            ...(key === 'price'
              ? { priceType: 'fixed' as const, price: number }
              : { priceType: 'agreement' as const }),
          });
          const traits = { marks: new Set([...marks, 'kind:offer']), numbers };
          const isFound = evaluatePlan(plan, traits) !== undefined && isExact(plan, traits);
          expect(isFound, `${query}: ${title(number)}`).toBe(number >= from && number <= to);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a radius is part of its town’s chip, and has a mark of its own', () => {
  const plan = planOf('boty 42 do 30 km od Brna', known);
  expect(plan.understood.map(({ label, rest }) => [label, rest])).toContainEqual([
    'Brno + 30\u00a0km',
    'boty 42 od',
  ]);
  expect(JSON.stringify(plan.score)).toContain('around:brno:30');
});
