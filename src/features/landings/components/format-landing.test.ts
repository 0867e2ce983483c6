import { describe, expect, test } from 'vitest';
import { allRegions } from '../../places/index.ts';
import { inRegion, regionSlug } from '../../places/components/format-region.ts';
import { describeLanding, landingName, landingTitle } from './format-landing.ts';

type Described = Parameters<typeof describeLanding>[0];
const nothing = { neighbours: { sizes: [], brands: [], categories: [], regions: [] } };
const base: Described = {
  ...nothing,
  address: { brand: 'unihoc', category: 'florbalky' },
  brand: { slug: 'unihoc', name: 'Unihoc' },
  category: { slug: 'florbalky', name: 'Florbalky', genPl: 'florbalek', hasCondition: true },
  offers: 12,
  free: 0,
  hands: [],
  sizes: [],
  categories: [],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (facts: Partial<Described>) => plain(describeLanding({ ...base, ...facts }));
const size = (value: string, offers: number, label = `${value} cm`) => ({
  parameter: 'shaftLengthCm' as const,
  value: `${value}-${value}`,
  label,
  offers,
});
const boots: Partial<Described> = {
  category: { slug: 'boty', name: 'Boty', genPl: 'bot', hasCondition: true },
  product: { slug: 'salming-eagle', name: 'Eagle' },
  brand: { slug: 'salming', name: 'Salming' },
  size: { parameter: 'shoeSizeEu', value: '42.5-42.5', label: '42,5' },
};

describe('the description of a page', () => {
  test('inflects counted words', () => {
    const hands = (left: number, right: number) => [
      { hand: 'left' as const, offers: left },
      { hand: 'right' as const, offers: right },
    ];
    expect(
      said({ hands: hands(8, 4), prices: { count: 12, min: 350, max: 1900 }, sizes: [size('96', 5)] }),
    ).toBe('12 nabídek florbalek Unihoc: 8 levých a 4 pravé, 350–1 900 Kč, nejčastěji 96 cm.');
    expect(said({ offers: 3, hands: hands(2, 1) })).toBe('3 nabídky florbalek Unihoc: 2 levé a 1 pravá.');
    expect(said({ offers: 7, hands: [...hands(1, 5), { hand: 'straight', offers: 1 }] })).toBe(
      '7 nabídek florbalek Unihoc: 1 levá, 5 pravých a 1 rovná.',
    );
  });

  test('omits the commonest size when two are equally common, and shows a single price when all are equal', () => {
    expect(said({ sizes: [size('96', 5), size('100', 5)] })).toBe('12 nabídek florbalek Unihoc.');
    expect(said({ sizes: [size('96', 1)] })).toBe('12 nabídek florbalek Unihoc.');
    expect(said({ prices: { count: 12, min: 500, max: 500 } })).toBe('12 nabídek florbalek Unihoc: 500 Kč.');
  });

  test('lists top categories only if each has more offers than any omitted one', () => {
    const of = (...counts: number[]) => ({
      categories: counts.map((offers, at) => ({
        genPl: ['florbalek', 'bot', 'tašek', 'masek'][at] ?? '',
        offers,
      })),
    });
    expect(said({ ...of(6, 3, 2, 1), category: undefined, brand: undefined })).toBe(
      '12 nabídek: nejvíc florbalek (6), bot (3) a tašek (2).',
    );
    expect(said(of(8, 2, 2, 2))).toBe('12 nabídek florbalek Unihoc: nejvíc florbalek (8).');
    expect(said({ ...of(1, 1, 1), offers: 3 })).toBe('3 nabídky florbalek Unihoc.');
  });

  test('puts a word before a size that is not a length', () => {
    expect(said({ ...boots, offers: 5 })).toBe('5 nabídek Salming Eagle ve velikosti 42,5.');
    expect(said({ sizes: [size('m', 3, 'M')] })).toBe('12 nabídek florbalek Unihoc: nejčastěji velikost M.');
  });
});

test('headings and titles name the subject of the page', () => {
  expect(landingName(base)).toBe('Florbalky Unihoc');
  expect(plain(landingName({ ...base, ...boots }))).toBe('Salming Eagle, velikost 42,5');
  expect(plain(landingTitle(base))).toBe('Florbalky Unihoc: 12 nabídek z druhé ruky');
  expect(landingTitle({ ...base, offers: 0 })).toBe('Florbalky Unihoc');
  const region = { slug: 'kraj-vysocina', name: 'Kraj Vysočina', code: 'CZ063' };
  const { brand: _, ...ofRegion } = { ...base, region };
  const service = { slug: 'servis-a-upravy', name: 'Servis a úpravy', genPl: 'služeb', hasCondition: false };
  expect(plain(landingTitle({ ...ofRegion, category: service, offers: 4 }))).toBe(
    'Servis a úpravy v Kraji Vysočina: 4 nabídky',
  );
});

test('every region has a slug and a phrase for its location', () => {
  expect(allRegions().map(({ name }) => `${regionSlug(name)}: ${plain(inRegion(name))}`)).toEqual([
    'hlavni-mesto-praha: v Praze',
    'stredocesky-kraj: ve Středočeském kraji',
    'jihocesky-kraj: v Jihočeském kraji',
    'plzensky-kraj: v Plzeňském kraji',
    'karlovarsky-kraj: v Karlovarském kraji',
    'ustecky-kraj: v Ústeckém kraji',
    'liberecky-kraj: v Libereckém kraji',
    'kralovehradecky-kraj: v Královéhradeckém kraji',
    'pardubicky-kraj: v Pardubickém kraji',
    'kraj-vysocina: v Kraji Vysočina',
    'jihomoravsky-kraj: v Jihomoravském kraji',
    'olomoucky-kraj: v Olomouckém kraji',
    'zlinsky-kraj: ve Zlínském kraji',
    'moravskoslezsky-kraj: v Moravskoslezském kraji',
  ]);
});
