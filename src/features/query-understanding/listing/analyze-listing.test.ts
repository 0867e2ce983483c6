import { expect, test } from 'vitest';
import type { ListingText } from '../contract.ts';
import { analyzeListing } from './analyze-listing.ts';

const listing = (title: string, description = '', more: Partial<ListingText> = {}): ListingText => ({
  kind: 'offer',
  category: 'florbalky',
  title,
  description,
  attributes: {},
  priceType: 'agreement',
  swap: false,
  ...more,
});
const marks = (...of: Parameters<typeof listing>) => analyzeListing(listing(...of)).marks;

test.each([
  ['Prodám levou hůl Unihoc 96/106', ['thing:stick', 'hand:left', 'brand:unihoc', 'shaft:96', 'total:106']],
  ['Florbalka 104 cm i s čepelí, flex 29', ['thing:stick', 'total:104', 'flex:29']],
  ['Hokejka shaft 82 cm, celková délka 92 cm', ['shaft:82', 'total:92']],
  ['Omotávka na florbalku Zone', ['thing:grip', 'brand:zone']],
  ['Sálovky Asics vel. 42 1/2', ['thing:shoes', 'shoe:425', 'brand:asics']],
  ['Salmnig čepel P', ['thing:blade', 'brand:salming', 'hand:right']],
  ['Brankářský dres vel. XL', ['thing:goalie-jersey', 'size:xl']],
  ['Vak na hole Fat Pipe', ['thing:stickbag', 'brand:fat-pipe']],
  ['Ohýbání čepelí', ['thing:bending']],
  ['Náhradní síť na branku', ['thing:net']],
])('„%s“ carries %j', (title, expected) => {
  expect(marks(title)).toEqual(expect.arrayContaining(expected));
});

test('the text overrides a wrong category', () => {
  expect(marks('Unihoc vel XS', 'Prodej nákoleníků.', { category: 'brankarske-kalhoty' })).toContain(
    'thing:kneepads',
  );
});

test('a total length entered as the shaft is corrected by the text', () => {
  const read = marks('Hůl', 'Délka shaftu: 96 cm', { attributes: { shaftLengthCm: 104 } });
  expect(read).not.toContain('total:96');
  expect(marks('Hůl', 'Délka shaftu: 94 cm', { attributes: { shaftLengthCm: 104 } })).toEqual(
    expect.arrayContaining(['shaft:94', 'total:104']),
  );
});

test('items wanted in exchange or mentioned in passing are not offered', () => {
  const vest = marks(
    'Vyměním vestu Exel za chránič krku',
    'Oproti Zone mi sedí hůř. Prodávám také batoh, koukněte na mé další nabídky.',
  );
  expect(vest).toEqual(expect.arrayContaining(['thing:vest', 'brand:exel']));
  expect(vest).not.toContain('thing:neck');
  expect(vest).not.toContain('brand:zone');
  expect(vest).not.toContain('word:batoh');
});

test.each([
  ['Hokejka na led Bauer', 'Prodám hokejku na lední hokej, flex 75, levá.'],
  ['Tenisové míčky Head 20 ks', 'Vhodné pro psa.'],
  ['Fotbalový dres vel. L', 'Dres na fotbal.'],
  ['Lyžařské brýle', 'Brýle na lyže.'],
  ['Školní batoh', 'Batoh do školy.'],
  ['Velký výběr skladem', 'Navštivte e-shop, doprava zdarma.'],
])('„%s“ is none of ours', (title, description) => {
  const read = marks(title, description);
  expect(read.some((mark) => mark.startsWith('foreign:'))).toBe(true);
  expect(read.some((mark) => mark.startsWith('thing:'))).toBe(false);
});

test('in a mixed lot the facts of an item have its name as a prefix', () => {
  const lot = marks(
    'Prodám florbalové věci',
    'Jednotlivě i dohromady:\n- čepel Exel Air levá\n- sálovky Salming vel 30',
  );
  expect(lot).toEqual(
    expect.arrayContaining([
      'lot:blade',
      'blade|brand:exel',
      'blade|hand:left',
      'lot:shoes',
      'shoes|brand:salming',
      'shoes|shoe:300',
    ]),
  );
});

test.each([
  ['Úplně nová, nerozbalená.', 'new'],
  ['Jako nová.', 'like-new'],
  ['Málo hraná.', 'light'],
  ['Běžné opotřebení.', 'moderate'],
  ['Dost ošoupané, proto ta cena.', 'heavy'],
  ['Shaft je prasklý.', 'damaged'],
  ['Bez prasklin, použitá.', 'used'],
  ['Nová stála 979 Kč, použitá.', 'used'],
])('„%s“ tells the wear %s', (description, level) => {
  expect(marks('Florbalka', description)).toContain(`worn:${level}`);
});

test('a condition in the text overrides a more flattering form', () => {
  expect(analyzeListing(listing('Florbalka', 'Dost ošoupané.', { condition: 'like-new' })).marks).toContain(
    'worn:heavy',
  );
});

test('a price in the text is used for a negotiable listing, postage is not', () => {
  expect(analyzeListing(listing('Maska', 'Pošlu Zásilkovnou za 79 Kč. Cena 370 Kč.')).numbers.priceCzk).toBe(
    370,
  );
});

test('values missing in the form are recognized for filters, under the form’s own names', () => {
  expect(analyzeListing(listing('Levá hůl Unihoc flex 26', 'Jako nová.')).read).toEqual({
    brand: 'unihoc',
    condition: 'like-new',
    attributes: { hand: 'left', flexMm: 26 },
  });
});

test.each([
  ['Hůl 70 cm', ['age:7', 'age:8', 'for:child']],
  ['Hůl pro kluka 9 let', ['age:9', 'for:child']],
])('„%s“ fits %j', (title, expected) => {
  expect(marks(title)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'Prodám hůl po jedné sezoně, čepel drží tvar.',
  'Prodám hůl, shaft bez prasklin, omotávka nová.',
  'Nabízím florbalku, čepel je málo ohraná a omotávka taky.',
  'Čepel drží tvar, omotávka nová, v ceně vak.',
  'Prodám hůl, nová omotávka.',
])('„%s“ tells of one stick, not of a lot', (description) => {
  for (const title of ['Unihoc Epic 26 levá', 'Unihoc levá florbalka'])
    expect(marks(title, description)).toEqual(
      expect.arrayContaining(['thing:stick', 'brand:unihoc', 'hand:left']),
    );
});

test.each(['Prodám hůl a čepel', 'Florbalka + náhradní čepel', 'Prodám hůl, čepel Zone levá, vak na hole'])(
  '„%s“ offers several things',
  (title) => {
    expect(marks(title)).toEqual(expect.arrayContaining(['lot:stick', 'lot:blade']));
  },
);

test('a listing whose title and form name different brands is found by both', () => {
  const both = analyzeListing(listing('Zone Monstr 28 levá', 'Jako nová.', { brand: 'unihoc' })).marks;
  expect(both).toEqual(expect.arrayContaining(['brand:unihoc', 'line-brand:zone']));
  const fitting = analyzeListing(listing('Čepel na hůl Zone', 'Jako nová.', { brand: 'unihoc' })).marks;
  expect(fitting.filter((mark) => mark.endsWith('brand:zone'))).toEqual([]);
});

test.each([
  ['Zone Harder 92 levá, výměna', 'Chci pravou 100, flex 24.', ['hand:left', 'shaft:92'], 'flex:24'],
  ['Výměna: chtěl bych vyměnit hůl Zone', 'Beru i Unihoc.', ['thing:stick', 'brand:zone'], 'brand:unihoc'],
  ['Výměna: sháním Unihoc, mám hůl Zone', 'Levá.', ['thing:stick', 'brand:zone'], 'brand:unihoc'],
  ['Vyměním hůl Zone 92', 'Beru i batoh Unihoc.', ['thing:stick', 'brand:zone'], 'word:batoh'],
])('of the swap „%s“ – „%s“ what is wanted is not offered', (title, description, expected, not) => {
  const read = marks(title, description);
  expect(read).toEqual(expect.arrayContaining(expected));
  expect(read).not.toContain(not);
});

test('the capacity of a bag in sticks or litres is neither a count nor a size', () => {
  const read = marks('Toolbag Oxdog 50 l', 'Vejde se 6 hokejek.', { category: 'toolbagy' });
  expect(read).toContain('thing:toolbag');
  expect(read.filter((mark) => /^(pieces|size):/.test(mark))).toEqual([]);
});
