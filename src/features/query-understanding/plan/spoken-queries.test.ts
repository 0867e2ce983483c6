import { expect, test } from 'vitest';
import {
  evaluatePlan,
  isExact,
  missedBy,
  placeNames,
  planOf,
  analyzeListing,
  vocabularyOf,
} from '../index.ts';

const district = (name: string, code: string) => ({
  code,
  name,
  kind: 'district' as const,
  region: code.slice(0, 5),
});
const town = (name: string, code: string, of: string) => ({
  code,
  name,
  kind: 'place' as const,
  district: of,
  region: of.slice(0, 5),
});
const places = placeNames(
  [
    town('Písek', 'pisek', 'CZ0314'),
    town('Uherské Hradiště', 'uh', 'CZ0722'),
    town('Tábor', 'tabor', 'CZ0317'),
    // The largest towns match by a prefix.
    ...Array.from({ length: 300 }, (_, index) => town(`Města${index}`, `m${index}`, 'CZ0533')),
    town('Aš', 'as', 'CZ0411'),
    town('Lom', 'lom', 'CZ0425'),
    town('Brněnec', 'brnenec', 'CZ0533'),
    district('Písek', 'CZ0314'),
    district('Praha', 'CZ0100'),
    district('Brno-město', 'CZ0642'),
    district('Karviná', 'CZ0803'),
  ],
  (digits) => ({ 397: ['CZ0314'], 110: ['CZ0100'], 100: ['CZ0100'] })[digits.slice(0, 3)] ?? [],
);
const stock = vocabularyOf(new Map(Object.entries({ florbalk: 900, cepel: 300, bot: 200, helm: 50, as: 1 })));
const known = { vocabulary: stock, places };
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');

test.each([
  ['max do 500', '-500'],
  ['maximálně za 400 korun', '-400'],
  ['nanejvýš 700', '-700'],
  ['ne víc než 300 kč', '-300'],
  ['ne dražší než 700', '-700'],
  ['500 a méně', '-500'],
  ['za 200 a míň', '-200'],
  ['ne přes 500', '-500'],
  ['do sedmi set korun českých', '-700'],
  ['v ceně do 300 Kč', '-300'],
  ['rozpočet 500', '-500'],
  ['do dvoustovky', '-200'],
  ['do pětikila', '-500'],
  ['do tisícikoruny', '-1000'],
  ['do kila a půl', '-150'],
  ['do dvou a půl tisíce', '-2500'],
  ['do tisíc pět set', '-1500'],
  ['do stopadesáti', '-150'],
  ['max sto padesát', '-150'],
  ['nepřesahující 500', '-500'],
  ['víc než 300 kč', '300-'],
])('„boty %s“ tells a price', (said, price) => {
  expect(chips(`boty ${said}`)).toBe(`category=boty price=${price}`);
});

test.each([
  ['mezi florbalkami', 'category=florbalky'],
  ['florbalečka', 'category=florbalky'],
  ['botičky do haly', 'category=boty'],
  ['helmička pro brankáře', 'category=brankarske-masky'],
  ['špunt na florbalku', 'category=ostatni'],
  ['kryt na hůl', 'category=vaky-na-hole'],
  ['bágl', 'category=sportovni-tasky'],
  ['hokejka lacno', 'category=florbalky sort=cheapest'],
  ['florbalka za pár stovek', 'category=florbalky sort=cheapest'],
  ['kalhoty pre brankára', 'category=brankarske-kalhoty'],
  ['levostranná hůl', 'hand=left category=florbalky'],
  ['flexe 30', 'flexMm=30-30'],
  ['metrová florbalka', 'shaftLengthCm=100-100 category=florbalky'],
  ['florbalka 960 mm', 'category=florbalky shaftLengthCm=96-96'],
  ['mikina eMko', 'category=trika-a-mikiny size=m'],
  ['dres 3XL', 'category=dresy size=3xl'],
  ['fat pype', 'brand=fat-pipe'],
  ['fat p', 'brand=fat-pipe'],
  ['boty čtyřicítky', 'category=boty shoeSizeEu=40-40'],
  ['hůl šestadevadesátka', 'category=florbalky shaftLengthCm=96-96'],
  ['hůl f28', 'category=florbalky flexMm=28-28'],
  ['gólmanská helmice', 'category=brankarske-masky'],
  ['míčky děravé', 'category=micky'],
  ['skoro nehraná hůl', 'condition=like-new category=florbalky'],
  ['boty od 38 do 40', 'category=boty shoeSizeEu=38-40'],
  ['florbalka stovka', 'category=florbalky shaftLengthCm=100-100'],
  ['osmdesátpětka florbalka', 'shaftLengthCm=85-85 category=florbalky'],
  ['L96 27', 'hand=left shaftLengthCm=96-96 flexMm=27-27'],
  ['florbalka věk 10', 'category=florbalky ageGroup=10-10'],
  ['čepel pra', 'category=cepele hand=right'],
  ['florbalka le', 'category=florbalky hand=left'],
  ['botydohaly', 'category=boty'],
  ['gólmanský oblek', 'category=brankarska-vystroj word=oblek'],
  ['boty Uherské Hr.', 'category=boty place=uh'],
  ['první hůl pro kluka', 'category=florbalky ageGroup=junior'],
  ['florbalhokejka', 'category=florbalky'],
  ['sálováobuv', 'category=boty'],
  ['brankářskávesta', 'category=brankarske-vesty'],
  ['florbalka osobní odběr Písek', 'category=florbalky place=pisek'],
])('„%s“ is taken for %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test.each([
  ['florbalka Aš', 'category=florbalky place=as'],
  ['florbalka aš', 'category=florbalky place=as'],
  ['florbalka Lom', 'category=florbalky place=lom'],
  ['florbalka UH', 'category=florbalky place=uh'],
])('a town of two or three letters is known as it is written: „%s“', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test.each(['florbalka uh', 'florbalka as', 'florbalka lom', 'Lom'])('„%s“ names no town', (query) => {
  expect(chips(query)).not.toContain('place=');
});

test.each([
  ['boty Karvinsko', 'category=boty place=CZ0803'],
  ['boty na Karvinsku', 'category=boty place=CZ0803'],
  ['boty Brněnsko', 'category=boty place=CZ0642'],
  ['boty na Písecku', 'category=boty place=CZ0314'],
  ['boty 397 01', 'category=boty place=CZ0314'],
  ['boty 39701', 'category=boty place=CZ0314'],
  ['boty PSČ 110 00', 'category=boty place=CZ0100'],
])('the country around a town, or a postal code, is its district: „%s“', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test.each(['pro pokročilého', 'pro začátečníka', 'k Vánocům'])('„%s“ asks for nothing', (words) => {
  expect(chips(`florbalka ${words}`)).toBe('category=florbalky');
});

test('a length and a flex are not a postal code of Prague', () => {
  expect(chips('100 27 L')).toBe('shaftLengthCm=100-100 flexMm=27-27 hand=left');
});

const read = (category: string, title: string, description = '') =>
  new Set(
    analyzeListing({
      kind: 'offer',
      category,
      title,
      description,
      attributes: {},
      priceType: 'agreement',
      swap: false,
    }).marks,
  ).add('kind:offer');
const points = (query: string, marks: Set<string>) =>
  evaluatePlan(planOf(query, known), { marks, numbers: {} }) ?? 0;

test('two brands or towns joined by „nebo“ are alternatives', () => {
  const mizuno = read('boty', 'Sálovky Mizuno 44');
  expect(points('boty Mizuno nebo Adidas', mizuno)).toBe(points('boty Mizuno', mizuno));
  expect(points('boty Adidas Mizuno', mizuno)).toBe(points('boty Mizuno', mizuno));
  expect(points('boty Mizuno nebo Adidas', read('boty', 'Sálovky Joma 44'))).toBe(0);
  const here = new Set(mizuno).add('place:tabor').add('district:CZ0317').add('region:CZ031');
  expect(points('boty Písek nebo Tábor', here)).toBe(points('boty Tábor', here));
});

test('a query for a child finds clothes and shoes in small sizes, and bags of any size', () => {
  expect(points('dres pro dítě', read('dresy', 'Dres 152'))).toBeGreaterThan(0);
  expect(points('dres pro dítě', read('dresy', 'Dres XL'))).toBe(0);
  expect(points('dětské sálovky', read('boty', 'Sálovky 33'))).toBeGreaterThan(0);
  expect(points('dětské sálovky', read('boty', 'Sálovky 43'))).toBe(0);
  expect(points('dětský batoh', read('batohy', 'Batoh Zone'))).toBeGreaterThan(0);
});

test('the shape of an item only improves its rank', () => {
  const oval = read('shafty', 'Oválný shaft Zone 96');
  const other = read('shafty', 'Shaft Zone 96');
  expect(points('oválný shaft', oval)).toBeGreaterThan(points('oválný shaft', other));
  expect(points('oválný shaft', other)).toBeGreaterThan(0);
});

test('a repetition is one criterion and one chip, which removes all of it', () => {
  const { understood, criteria } = planOf('nové boty nenošené 42', known);
  expect(understood.map(({ key, rest }) => `${key}: ${rest}`)).toEqual([
    'condition: boty 42',
    'category: nové nenošené 42',
    'shoeSizeEu: nové boty nenošené',
  ]);
  expect(criteria.map((each) => each.points)).toEqual(
    planOf('nové boty 42', known).criteria.map((each) => each.points),
  );
});

test('one unknown word does not empty the results: listings without it miss only that word', () => {
  const stick = read('florbalky', 'Levá florbalka Zone 96 cm');
  const plan = planOf('levá florbalka s kouzlem podpisem', known);
  expect(points('levá florbalka s kouzlem podpisem', stick)).toBeGreaterThan(0);
  expect(missedBy(plan, { marks: stick, numbers: {} }).map(({ label }) => label)).toEqual([
    'kouzlem',
    'podpisem',
  ]);
});

test('an unknown adjective is not decisive', () => {
  const stick = read('florbalky', 'Levá florbalka Zone 96 cm');
  const plan = planOf('pohodlná levá florbalka', known);
  expect(missedBy(plan, { marks: stick, numbers: {} })).toEqual([]);
  expect(points('pohodlná levá florbalka', read('florbalky', 'Pohodlná levá florbalka'))).toBeGreaterThan(
    points('pohodlná levá florbalka', stick),
  );
});

test.each(['xqzwk', 'sekačka na trávu', 'xqzwk asdfgh', '6031234567', 'EAN 7332451235678', '777 123 456'])(
  'nonsense and codes that nobody wrote find nothing, rather than everything: „%s“',
  (query) => {
    expect(points(query, read('florbalky', 'Levá florbalka Zone 96 cm'))).toBe(0);
    expect(planOf(query, known).understood.length).toBeGreaterThan(0);
  },
);

test('a code that occurs in a listing finds it', () => {
  const shoes = read('boty', 'Sálovky Kempa', 'EAN 7332451235678, kód 3M20.');
  expect(points('7332451235678', shoes)).toBeGreaterThan(0);
  expect(points('EAN 7332451235678', shoes)).toBeGreaterThan(0);
  expect(points('boty 3M20', shoes)).toBe(points('boty', shoes));
});

test.each([
  ['lehká florbalka', ['lehká']],
  ['boty na Moravě', []],
  ['taška 30 litrů', ['30 litrů']],
  ['kterou levou florbalku nabízíte pro začátečníka', ['začátečníka']],
  ['mohli byste mi prosím poradit jakou hůl pro desetiletého syna', []],
])('what is passed over is said: of „%s“ %j', (query, ignored) => {
  expect(planOf(query, known).ignored).toEqual(ignored);
});

test.each([
  ['florbalka pro 14 letého', [90, 96], [82, 104]],
  ['florbalka pro 17 let', [92, 100, 104], [82, 87]],
  ['florbalka výška 165 cm', [87, 96], [80, 104]],
  ['florbalka na výšku 175', [92, 100], [82, 104]],
  ['hůl, měřím 185 cm', [96, 104], [87]],
])('„%s“ asks for the shafts of the table: %j, and not %j', (query, fitting, others) => {
  const plan = planOf(query, known);
  const fits = (cm: number) => {
    const marks = read('florbalky', `Hůl, délka shaftu ${cm} cm`);
    return points(query, marks) > 0 && isExact(plan, { marks, numbers: {} });
  };
  expect(fitting.map(fits)).toEqual(fitting.map(() => true));
  expect(others.map(fits)).toEqual(others.map(() => false));
});

test('for shoes and clothes an adult’s age excludes children’s sizes', () => {
  expect(points('boty 17 let', read('boty', 'Sálovky 44'))).toBeGreaterThan(0);
  expect(points('boty 17 let', read('boty', 'Sálovky 32'))).toBe(0);
  expect(points('vesta výška 140', read('brankarske-vesty', 'Vesta na výšku 130–140 cm'))).toBe(300);
});

test('a mixed lot is found as a near miss, because its price covers all its items', () => {
  const exact = (marks: Set<string>) => isExact(planOf('florbalka', known), { marks, numbers: {} });
  const lot = read('ostatni', 'Florbalka Zone + vak na hole');
  expect([points('florbalka', lot) > 0, exact(lot)]).toEqual([true, false]);
  expect(exact(read('florbalky', '2 florbalky', '- Unihoc levá 96 cm\n- Zone pravá 100 cm'))).toBe(true);
});

test('a lone vague word is searched for literally', () => {
  expect(chips('lehká')).toBe('word=lehka');
});

test('the chip of a literal word shows it as typed', () => {
  expect(planOf('florbalka Kouzelná', known).understood.map(({ label }) => label)).toContain('Kouzelná');
});

test('a length no stick has is searched for as a word, and listings without it miss it', () => {
  const { understood, criteria } = planOf('florbalka 120 cm', known);
  expect(understood.map(({ key, label, rest }) => [key, label, rest])).toEqual([
    ['category', 'florbalka', '120 cm'],
    ['word', '120 cm', 'florbalka'],
  ]);
  expect(criteria.map(({ label }) => label)).toContain('120 cm');
  expect(chips('120 cm')).toBe('word=120\u00a0cm');
  const stick = read('florbalky', 'Florbalka Zone 96 cm');
  expect(points('florbalka 120 cm', stick)).toBeGreaterThan(0);
  expect(points('florbalka 120 cm', stick)).toBeLessThan(points('florbalka', stick));
  expect(chips('florbalka 104 cm')).toContain('shaftLengthCm=104-104');
  expect(chips('dres 152 cm')).toContain('size=152');
  expect(chips('vak na hole 120 cm')).not.toContain('word');
});
