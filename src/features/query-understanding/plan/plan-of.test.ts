import { expect, test } from 'vitest';
import { evaluatePlan, placeNames, planOf, analyzeListing, vocabularyOf } from '../index.ts';

const places = placeNames([
  { code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' },
  { code: 'liberec', name: 'Liberec', kind: 'place', district: 'CZ0513', region: 'CZ051' },
  { code: 'hk', name: 'Hradec Králové', kind: 'place', district: 'CZ0521', region: 'CZ052' },
  { code: 'praha', name: 'Praha', kind: 'place', district: 'CZ0100', region: 'CZ010' },
  { code: 'most', name: 'Most', kind: 'place', district: 'CZ0425', region: 'CZ042' },
  { code: 'jicin', name: 'Jičín', kind: 'place', district: 'CZ0522', region: 'CZ052' },
  { code: 'novy', name: 'Nový Jičín', kind: 'place', district: 'CZ0804', region: 'CZ080' },
  { code: 'hb', name: 'Havlíčkův Brod', kind: 'place', district: 'CZ0631', region: 'CZ063' },
  { code: 'kurim', name: 'Kuřim', kind: 'place', district: 'CZ0643', region: 'CZ064' },
  { code: 'as', name: 'Aš', kind: 'place', district: 'CZ0411', region: 'CZ041' },
  { code: 'CZ0203', name: 'Kladno', kind: 'district', region: 'CZ020' },
  { code: 'CZ072', name: 'Zlínský kraj', kind: 'region', region: 'CZ072' },
]);
const known = {
  vocabulary: vocabularyOf(
    new Map([
      ['hexa', 9],
      ['cepel', 500],
    ]),
  ),
  places,
};
const chips = (query: string) => planOf(query, known).understood.map(({ key, value }) => `${key}=${value}`);

test.each([
  ['florbalkou 96 leva', ['category=florbalky', 'shaftLengthCm=96-96', 'hand=left']],
  ['fatpajp', ['brand=fat-pipe']],
  ['unihok cepel', ['brand=unihoc', 'category=cepele']],
  ['oksdog', ['brand=oxdog']],
  ['excel florbalka', ['brand=exel', 'category=florbalky']],
  ['salmink boty 43', ['brand=salming', 'category=boty', 'shoeSizeEu=43-43']],
  ['golman maska', ['category=brankarske-masky']],
  ['salovky 38', ['category=boty', 'shoeSizeEu=38-38']],
  ['hul pro deti', ['category=florbalky', 'ageGroup=junior']],
  ['čepelí zone', ['category=cepele', 'brand=zone']],
  ['stickbag', ['category=vaky-na-hole']],
  ['nakoleniky', ['category=brankarske-chranice-kolen']],
  ['bryle na florbal', ['category=ochranne-bryle']],
  ['106 cm florbalka', ['totalLengthCm=106-106', 'category=florbalky']],
  ['zahnout čepel', ['category=servis-a-upravy']],
  ['daruju florbalku', ['priceType=free', 'category=florbalky']],
  ['hůl výměna', ['category=florbalky', 'swap=yes']],
  ['láhve', ['category=ostatni']],
  ['brankářských helem', ['category=brankarske-masky']],
  ['tmavě modrá florbalka', ['colour=blue', 'category=florbalky']],
  ['zahnutá čepel levá', ['word=zahnuta', 'category=cepele', 'hand=left']],
  ['zkrácená florbalka', ['word=zkracena', 'category=florbalky']],
  ['zkrácení florbalky', ['category=servis-a-upravy']],
  ['shaft bez čepele', ['category=shafty', 'not=category=cepele']],
  ['20 míčků', ['quantity=20-20', 'category=micky']],
  ['sada čepelí', ['quantity=2-', 'category=cepele']],
  ['tři páry štulpen', ['quantity=3-3', 'category=stulpny']],
  ['set', ['category=sety']],
  ['vak na 3 hole', ['category=vaky-na-hole']],
  ['boty 26 cm stélka', ['category=boty', 'shoeSizeEu=40.5-40.5']],
  ['boty vel. 37 a půl', ['category=boty', 'shoeSizeEu=37.5-37.5']],
  ['brankář junior set', ['ageGroup=junior', 'category=brankarske-sety']],
  ['florbalka pro devítiletou dceru', ['category=florbalky', 'ageGroup=9-9']],
  ['Canadien Bison 96', ['brand=canadien', 'word=bison', 'shaftLengthCm=96-96']],
])('„%s“ is understood as %j', (query, expected) => {
  expect(chips(query)).toEqual(expected);
});

test.each([
  ['pro 8 letého', '8-8'],
  ['pro desetiletého', '10-10'],
  ['prvňáček', '7-7'],
  ['předškolák', '5-6'],
  ['pro druháka', '8-8'],
  ['třeťák', '9-9'],
  ['pro dítě 6 let', '6-6'],
  ['na 130 cm postavu', '8-8'],
  ['pro 4. třídu', '10-10'],
  ['pro holku 12', '12-12'],
  ['pro dítě 125 cm', '8-8'],
])('„florbalka %s“ asks for the age %s', (words, value) => {
  expect(chips(`florbalka ${words}`)).toContain(`ageGroup=${value}`);
});

test.each([
  ['na pravou ruku', 'right'],
  ['pro praváka', 'right'],
  ['zahnutí vlevo', 'left'],
  ['P', 'right'],
  ['R', 'right'],
  ['L', 'left'],
])('„čepel %s“ is a blade of the side %s', (words, hand) => {
  expect(chips(`čepel ${words}`)).toEqual(['category=cepele', `hand=${hand}`]);
});

test.each([
  ['florbalka 92-96 levá', ['category=florbalky', 'shaftLengthCm=92-96', 'hand=left']],
  ['boty 42 nebo 43', ['category=boty', 'shoeSizeEu=42-43']],
  ['hůl flex 26 až 28', ['category=florbalky', 'flexMm=26-28']],
  ['hůl 96 - 500 Kč', ['category=florbalky', 'shaftLengthCm=96-96', 'price=-500']],
  ['florbalka 96 do 800', ['category=florbalky', 'shaftLengthCm=96-96', 'price=-800']],
  ['hůl do 90 cm', ['category=florbalky', 'shaftLengthCm=-90']],
  ['hůl devadesát šest', ['category=florbalky', 'shaftLengthCm=96-96']],
  ['branka 115 x 160 cm', ['category=branky', 'word=160x115']],
])('„%s“ asks for %j', (query, expected) => {
  expect(chips(query)).toEqual(expected);
});

test('a range ranks values within it, both ends included, before values beside it', () => {
  const found = (query: string, title: string, category: string, price?: number) => {
    const common = { kind: 'offer', description: '', attributes: {}, swap: false } as const;
    const asked =
      price === undefined ? { priceType: 'agreement' as const } : { priceType: 'fixed' as const, price };
    const { marks, numbers } = analyzeListing({ ...common, ...asked, title, category });
    return evaluatePlan(planOf(query, known), { marks: new Set([...marks, 'kind:offer']), numbers }) ?? 0;
  };
  const shoes = (size: number) => found('boty 38-40', `Sálovky vel. ${size}`, 'boty');
  expect([37.5, 38, 39, 40, 40.5].map((size) => shoes(size) - shoes(39))).toEqual([-100, 0, 0, 0, -100]);
  const stick = (cm: number) => found('hůl 92-96', `Hůl, délka shaftu ${cm} cm`, 'florbalky');
  expect([91, 92, 94, 96, 97].map((cm) => stick(cm) - stick(94))).toEqual([-100, 0, 0, 0, -100]);
  const jersey = (size: number) => found('dres 140', `Dres vel. ${size}`, 'dresy');
  expect([146, 150].map((size) => jersey(size) - jersey(140))).toEqual([-212, -220]);
  const mask = (czk: number) => found('maska 1000-2000', 'Maska', 'brankarske-masky', czk);
  expect([999, 1000, 1500, 2000, 2001].map((czk) => mask(czk) - mask(1500))).toEqual([-100, 0, 0, 0, -100]);
});

test('a letter is the side of a stick and the size of clothes', () => {
  expect(chips('dres L')).toEqual(['category=dresy', 'size=l']);
  expect(chips('vesta XL')).toEqual(['category=brankarske-vesty', 'size=xl']);
});

test.each([
  ['do 500', '-500'],
  ['do 500 Kč', '-500'],
  ['pod 800', '-800'],
  ['max 1 200 kč', '-1200'],
  ['do 5 stovek', '-500'],
  ['do tisícovky', '-1000'],
  ['od 300', '300-'],
  ['levněji než 700', '-700'],
  ['min. 500', '500-'],
  ['1000-2000', '1000-2000'],
  ['1 000 – 2 000 Kč', '1000-2000'],
  ['mezi 500 a 1000', '500-1000'],
  ['1-2 tisíce', '1000-2000'],
  ['kolem tisíce', '800-1200'],
  ['patnáct set', '-1500'],
])('„maska %s“ is a price of %s', (words, value) => {
  expect(chips(`maska ${words}`)).toContain(`price=${value}`);
});

test.each([
  ['Brno', 'brno'],
  ['v Brně', 'brno'],
  ['v Liberci', 'liberec'],
  ['Hradci Králové', 'hk'],
  ['hr. Králové', 'hk'],
  ['Praha 4', 'praha'],
  ['v Mostě', 'most'],
  ['okres Kladno', 'CZ0203'],
  ['zlinsky kraj', 'CZ072'],
  ['Nový Jičín', 'novy'],
  ['v Novém Jičíně', 'novy'],
  ['v Havlíčkově Brodě', 'hb'],
  ['v Kuřimi', 'kurim'],
  ['v Aši', 'as'],
  ['z Aše', 'as'],
  ['z Kuřimi', 'kurim'],
  ['kolem Liberce', 'liberec'],
  ['okr. Kladno', 'CZ0203'],
])('„boty %s“ are looked for at %s and by nothing else', (words, code) => {
  expect(chips(`boty ${words}`)).toEqual(['category=boty', `place=${code}`]);
});

test.each([
  ['čep', 'category=cepele'],
  ['sálo', 'category=boty'],
  ['unih', 'brand=unihoc'],
  ['susp', 'category=brankarske-doplnky'],
])('„%s“ is the beginning of %s', (typed, chip) => {
  expect(chips(typed)).toEqual([chip]);
});

test.each(['florblaka', 'hokejkka', 'flrobalka'])('the mistyped „%s“ is a stick', (word) => {
  expect(chips(word)).toEqual(['category=florbalky']);
});

test.each(['notebook', 'kolo pro dítě', 'lyžařské boty', 'hokejka na led', 'tenisové míčky'])(
  '„%s“ finds only listings that say so themselves',
  (query) => {
    const { required } = planOf(query, known);
    expect(required.length).toBeGreaterThan(0);
    expect(required.flat().every((mark) => mark.startsWith('head:'))).toBe(true);
  },
);

test('beside a brand an unknown word is a model: listings that contain it rank first, others of the brand follow', () => {
  const plan = planOf('čepel Jadberg Hexa', known);
  const points = (title: string) => {
    const common = { kind: 'offer', category: 'cepele', description: '', priceType: 'agreement' } as const;
    const { marks, numbers } = analyzeListing({ ...common, title, attributes: {}, swap: false });
    return evaluatePlan(plan, { marks: new Set([...marks, 'kind:offer']), numbers }) ?? 0;
  };
  expect(points('Čepel Jadberg Hexa')).toBeGreaterThan(points('Čepel Jadberg'));
  expect(points('Čepel Jadberg')).toBeGreaterThan(0);
  expect(points('Čepel Zone Hexa')).toBeLessThanOrEqual(0);
});

test('materials only improve the rank', () => {
  const plan = planOf('karbonová florbalka', known);
  const points = (title: string) => {
    const common = { kind: 'offer', category: 'florbalky', description: '', priceType: 'agreement' } as const;
    const { marks, numbers } = analyzeListing({ ...common, title, attributes: {}, swap: false });
    return evaluatePlan(plan, { marks: new Set([...marks, 'kind:offer']), numbers }) ?? 0;
  };
  expect(points('Karbonová florbalka')).toBeGreaterThan(points('Florbalka'));
  expect(points('Florbalka')).toBeGreaterThan(0);
});

test('a mask labelled only as senior ranks below one of the exact size, and junior ones are excluded', () => {
  const plan = planOf('brankarska maska L', known);
  const points = (maskSize: string) => {
    const common = {
      kind: 'offer',
      category: 'brankarske-masky',
      description: '',
      priceType: 'agreement',
    } as const;
    const { marks, numbers } = analyzeListing({
      ...common,
      title: 'Maska',
      attributes: { maskSize },
      swap: false,
    });
    return evaluatePlan(plan, { marks: new Set([...marks, 'kind:offer']), numbers }) ?? 0;
  };
  expect([points('l') > points('senior'), points('senior') > 0, points('junior')]).toEqual([true, true, 0]);
});

test.each([
  'hledám boty 42',
  'sháním boty 42',
  'koupím boty 42',
  'chtěl bych koupit boty 42',
  'kde koupím boty 42',
])('who looks for something wants offers: „%s“', (query) => {
  expect(chips(query)).toEqual(expect.arrayContaining(['category=boty', 'shoeSizeEu=42-42']));
  expect(chips(query)).not.toContain('kind=demand');
});

test('a query for demands returns demands', () => {
  expect(chips('kdo shání levou čepel')).toEqual(['kind=demand', 'hand=left', 'category=cepele']);
});

test('removing a chip leaves the other words as typed', () => {
  const { understood } = planOf('Levá florbalka Unihoc do 500 Kč', known);
  expect(understood.map(({ label, rest }) => `${label}: ${rest}`)).toEqual([
    'levá: florbalka Unihoc do 500 Kč',
    'florbalka: Levá Unihoc do 500 Kč',
    'Unihoc: Levá florbalka do 500 Kč',
    'do\u00a0500\u00a0Kč: Levá florbalka Unihoc',
  ]);
});

test('a stated shaft ranks before one estimated from the total length, and both match', () => {
  const plan = planOf('florbalka 96 cm', known);
  const points = (title: string) => {
    const common = { kind: 'offer', category: 'florbalky', description: '', priceType: 'agreement' } as const;
    const { marks, numbers } = analyzeListing({ ...common, title, attributes: {}, swap: false });
    return evaluatePlan(plan, { marks: new Set([...marks, 'kind:offer']), numbers }) ?? 0;
  };
  expect(points('Florbalka, délka shaftu 96 cm')).toBeGreaterThan(points('Florbalka, celkem 106 cm'));
  expect(points('Florbalka, celkem 106 cm')).toBeGreaterThan(points('Florbalka, délka shaftu 98 cm'));
});
