import fc from 'fast-check';
import { categories, allBrands } from '../src/features/catalogue/index.ts';
import { conditions, kinds, priceTypes, wears } from '../src/features/catalogue/contract.ts';
import { allDistricts, allRegions } from '../src/features/places/index.ts';
import { ageDays, radiiKm, sellers, sorts } from '../src/features/search/contract.ts';

/** A random query of `GET /search`. */
export type RandomSearch = Record<string, string | string[] | number>;

const words = [
  'hůl',
  'florbalka',
  'unihoc',
  'unihok',
  'salming',
  'levá',
  'pravá',
  'dětská',
  'maska',
  'brankář',
  'čepel',
  'boty',
  '42',
  '96',
  'flex 26',
  'brno',
  'praha',
  'do 800',
  'zdarma',
  'juniorská',
  'taška',
  'L',
  'zone',
  'výměna',
  'koupím',
  'lehce hraná',
  'xxqq',
  'okres kladno',
  'dres',
  'fat pipe',
  'florb',
  'bez Unihoc',
  'nechci dětskou',
  'mimo Prahu',
  'od 92 do 96 cm',
  'kratší než 90 cm',
  'flex pod 28',
  'boty od 42',
  'do 50 km',
  'na výšku 175',
  'kouzelný',
];

const some = <T>(from: readonly T[], atMost = 3) =>
  fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: atMost });
const range = (low: number, high: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: low, max: high })), fc.option(fc.integer({ min: low, max: high })))
    .filter(([min, max]) => min !== null || max !== null)
    .map(([min, max]) => `${min ?? ''}-${max ?? ''}`);

/** Arbitrary searches of up to four parameters; `places` are codes of municipalities. */
export function randomSearch(places: readonly string[]): fc.Arbitrary<RandomSearch> {
  const codes = [...allRegions(), ...allDistricts()].map(({ code }) => code);
  const parameters: Record<string, fc.Arbitrary<RandomSearch>> = {
    where: fc.record({ place: fc.constantFrom(...codes) }),
    around: fc.record({ place: fc.constantFrom(...places), radius: fc.constantFrom(...radiiKm) }),
    there: fc.record({ place: fc.constantFrom(...places) }),
    ...Object.fromEntries(
      Object.entries(single).map(([key, value]) => [key, value.map((each) => ({ [key]: each }))]),
    ),
  };
  return fc
    .tuple(
      fc.option(manyTerms, { freq: 1, nil: undefined }),
      fc.option(fc.constantFrom(...sorts), { freq: 1, nil: undefined }),
      fc.uniqueArray(fc.constantFrom(...Object.keys(parameters)), { maxLength: 4 }),
    )
    .chain(([q, sort, keys]) =>
      fc
        .tuple(...keys.map((key) => parameters[key] ?? fc.constant<RandomSearch>({})))
        .map((parts) => Object.assign({}, q && { q }, sort && { sort }, ...parts)),
    );
}

const manyTerms = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((few) => few.join(' '))
  .filter((q) => q.length > 2);

const single: Record<string, fc.Arbitrary<string | string[] | number>> = {
  kind: fc.constantFrom(...kinds),
  category: some(
    categories().map(({ slug }) => slug),
    2,
  ),
  brand: some(
    allBrands()
      .map(({ slug }) => slug)
      .slice(0, 12),
  ),
  condition: some(conditions),
  wear: some(wears),
  price: range(0, 3000),
  priceType: some(priceTypes),
  swap: fc.constant('yes'),
  photo: fc.constant('yes'),
  seller: fc.constantFrom(...sellers),
  age: fc.constantFrom(...ageDays),
  hand: some(['left', 'right', 'straight'], 2),
  shaftLengthCm: range(50, 104),
  totalLengthCm: range(60, 118),
  flexMm: range(22, 40),
  shoeSizeEu: range(28, 49),
  bladeHardness: some(['soft', 'medium', 'hard'], 2),
  ageGroup: some(['u11', 'u13', 'adult'], 2),
  iffMark: some(['yes', 'no'], 1),
};
