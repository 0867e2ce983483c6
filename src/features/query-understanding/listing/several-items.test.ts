import { expect, test } from 'vitest';
import { analyzeListing } from './analyze-listing.ts';

const listing = { kind: 'offer', attributes: {}, priceType: 'agreement', swap: false } as const;
const itemsOf = (category: string, title: string, description: string) =>
  analyzeListing({ ...listing, category, title, description }).items.map((marks) => new Set(marks));

test.each([
  [
    'brankarske-vesty',
    'vesta žák + vesta dospělý',
    'Zone 150 za 500, Blindsave Legacy L za 1200',
    ['several:vest brand:zone size:150', 'several:vest brand:blindsave size:l'],
  ],
  [
    'brankarske-sety',
    'Gólmanské věci Exel S: vesta, kalhoty',
    'Vesta 2 roky, kalhoty nové.',
    ['lot:vest brand:exel size:s', 'lot:goalie-pants brand:exel size:s'],
  ],
  [
    'brankarske-sety',
    'Kompletní výstroj gólmana',
    'Maska Zone junior, vesta Unihoc 150, rukavice XS.',
    ['lot:mask brand:zone', 'lot:vest brand:unihoc size:150', 'lot:goalie-gloves size:xs', 'lot:goalie-set'],
  ],
  [
    'kratasy',
    'Kraťasy Zone černé S + štulpny 36-39',
    'komplet',
    ['lot:shorts brand:zone size:s', 'lot:socks size:36-39'],
  ],
  [
    'florbalky',
    'Blue Stick 96 pravá + náhradní čepel',
    'Flex 29.',
    ['lot:stick brand:blue-stick hand:right shaft:96 flex:29', 'lot:blade'],
  ],
  [
    'florbalky',
    'florbalka, dvě čepele, vak',
    'Unihoc Player levá 92, flex 32.',
    ['lot:stick brand:unihoc hand:left shaft:92', 'lot:blade', 'lot:stickbag'],
  ],
  [
    'ostatni',
    'Výbava hráče',
    '- hůl Oxdog levá 96 cm\n- dres + trenky L\n- vak na hole',
    ['lot:stick shaft:96', 'lot:jersey', 'lot:shorts size:l', 'lot:stickbag'],
  ],
])('in „%s“: „%s“ – „%s“ offers %j', (category, title, description, expected) => {
  const items = itemsOf(category, title, description);
  expect(items.length).toBe(expected.length);
  for (const item of expected)
    expect(items.some((marks) => item.split(' ').every((mark) => marks.has(mark)))).toBe(true);
});

test('what a title says of the measures of a stick, no bag in the text outweighs', () => {
  const { marks } = analyzeListing({
    ...listing,
    category: 'florbalky',
    title: 'Oxdog Highlight 104 pravá',
    description: 'Ke všemu nabízím vak na jednu hůl.',
  });
  expect(marks).toContain('thing:stick');
});
