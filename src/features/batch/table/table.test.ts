import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, loadTowns } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { unreadNotes } from '../rules.ts';
import { cellsOf } from './columns.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const tableOf = async (text: string) => readTable(bytes(text));

/** A cell quoted as spreadsheets do. */
const quoted = (cell: string) => (/["\t;,\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const written = (rows: readonly string[][], delimiter: string) =>
  rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');

/** Typical cell text, including all delimiters. */
const word = fc.stringMatching(/^[A-Za-zěščřžýáíé0-9][A-Za-zěščřžýáíé0-9 ;,"/%-]{0,18}[A-Za-zěščřžýáíé0-9]$/);
const cell = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.constant('') });
const anyTable = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.array(fc.tuple(word, fc.array(cell, { minLength: width - 1, maxLength: width - 1 })), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map((rows) =>
    rows.map(([first, others]) => [first, ...others].map((each) => each.replaceAll(/ +/g, ' '))),
  );

describe('a table', () => {
  test.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
    ['commas', ','],
  ])('of any rows is read from text with %s as it was written', async (_, delimiter) => {
    await fc.assert(
      fc.asyncProperty(anyTable, async (rows) => {
        expect(await tableOf(written(rows, delimiter))).toEqual({ rows });
      }),
      { numRuns: 60 },
    );
  });

  test('with a header is read the same in any order of its columns', () => {
    const header = ['Název', 'Strana', 'Délka', 'Flex', 'Stav', 'Kusů', 'Kč za kus', 'Popis'];
    const row = fc.tuple(...header.map(() => word));
    const order = fc.shuffledSubarray([...header.keys()], { minLength: header.length });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), order, (rows, shuffled) => {
        const mixed = [header, ...rows].map((each) => shuffled.map((index) => each[index] ?? ''));
        expect(cellsOf(mixed)).toEqual(cellsOf([header, ...rows]));
      }),
    );
  });

  test('in Windows-1250 is read with diacritics, as Czech Excel saves it', async () => {
    // „Název;Cena\r\nDres žlutý;1 200,50 Kč\r\n“ with a no-break space.
    const text = Buffer.from(
      '4ee17a65763b43656e610d0a44726573209e6c7574fd3b31a03230302c3530204be80d0a',
      'hex',
    );
    expect(await readTable(text)).toEqual({
      rows: [
        ['Název', 'Cena'],
        ['Dres žlutý', '1 200,50 Kč'],
      ],
    });
  });
});

describe('input that is not a table of items is refused with a message:', () => {
  const zip = (text: string) => Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...bytes(text)]);
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', bytes(' \n;;\n'), /nic není/],
    ['ten megabytes', new Uint8Array(10_000_000).fill(97), /moc velká/],
    ['a formula', bytes('Hůl;=HYPERLINK("http://x";"y")'), /vzorec \(na řádku 1\)/],
    ['a formula of another kind', bytes('Hůl;1\nHůl;@SUM(A1)'), /vzorec \(na řádku 2\)/],
    ['a page', bytes('<!doctype html><table><tr><td>Hůl</table>'), /HTML/],
    ['a script in a cell', bytes('Hůl <script>alert(1)</script>;850'), /HTML/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /starý sešit/],
    ['a broken workbook', zip('not a zip'), /nepovedlo otevřít/],
    ['too many columns', bytes('a;'.repeat(60)), /moc sloupců/],
  ])('%s', async (_, table, sentence) => {
    expect(await readTable(table)).toEqual({ wrong: expect.stringMatching(sentence) });
  });
});

describe('rows of items', () => {
  const platform = testPlatform().then(async (ready) => {
    await loadTowns(ready);
    return ready;
  });
  const read = async (text: string) => {
    const table = await tableOf(text);
    if ('wrong' in table) throw new Error(table.wrong);
    return readRows(await platform, table.rows);
  };

  test('without a header are interpreted by the contents of their columns', async () => {
    const rows = await read(
      'Zone Dream AIR 29;L;96;29;použité;4;850\nSalming Q5 Carbon 27;L;100;27;jako nové;1;1650\nTempish dětská 65;;65;36;použité;6;190',
    );
    expect(rows).toMatchObject([
      {
        category: 'florbalky',
        title: 'Zone Dream AIR 29',
        brand: 'zone',
        'attributes.hand': 'left',
        'attributes.shaftLengthCm': '96',
        'attributes.flexMm': '29',
        condition: 'used',
        quantity: '4',
        price: '850',
      },
      { brand: 'salming', condition: 'like-new', quantity: '1', price: '1650' },
      { title: 'Tempish dětská 65', 'attributes.flexMm': '36', quantity: '6', price: '190' },
    ]);
    expect(rows[2]).not.toHaveProperty('attributes.hand');
  });

  test('with a header contain kind and size, and other text stays in the title', async () => {
    expect(
      await read(
        'Cena\tNázev\tDruh\tVelikost\tBarva skříně\n90 Kč\tDresy červené, sada\tDresy\t140\tsklad B',
      ),
    ).toMatchObject([
      {
        category: 'dresy',
        title: 'Dresy červené, sada sklad B',
        'attributes.clothingSize': '140',
        price: '90',
      },
    ]);
  });

  test('take their municipality from its column, and keep what no field understands beside it', async () => {
    const rows = await read(
      'Název;Místo;Stav;Cena\nZone Dream AIR 29;Brno;použité;850\nSalming Q5 Carbon;Brnou;ujde;900\nOxdog 87;-;?;300',
    );
    expect(rows).toMatchObject([
      { title: 'Zone Dream AIR 29', place: codeOf('Brno'), condition: 'used' },
      { title: 'Salming Q5 Carbon', 'unread.place': 'Brnou', 'unread.condition': 'ujde' },
      { title: 'Oxdog 87' },
    ]);
    expect(rows.map(unreadNotes)).toEqual([
      [],
      ['Stavu „ujde“ nerozumíme', 'Obec „Brnou“ neznáme, nebo je jich víc'],
      [],
    ]);
    expect(unreadNotes({ ...rows[1], condition: 'used', place: codeOf('Brno') })).toEqual([]);
  });

  test('with the length and side of a stick are sticks, whatever their blade is called', async () => {
    const rows = await read(
      'Název;Strana;Délka;Flex\nOxdog Razor;levá;75 cm;\nOxdog Razor;;96;27\nOxdog Razor;levá;;\nČepel Oxdog Razor;P;;',
    );
    expect(rows).toMatchObject([
      {
        category: 'florbalky',
        title: 'Oxdog Razor',
        'attributes.shaftLengthCm': '75',
        'attributes.hand': 'left',
      },
      { category: 'florbalky', 'attributes.shaftLengthCm': '96', 'attributes.flexMm': '27' },
      { category: 'cepele', 'attributes.hand': 'left' },
      { category: 'cepele', 'attributes.hand': 'right' },
    ]);
  });

  test.each([
    ['hrané', { condition: 'used', wear: 'moderate' }],
    ['dobrý stav', { condition: 'used' }],
    ['dobrý', { condition: 'used' }],
    ['po sezóně', { condition: 'used', wear: 'moderate' }],
    ['málo hrané', { condition: 'used', wear: 'light' }],
  ])('in the condition „%s“ say so in the words of the form', async (stated, condition) => {
    const [row] = await read(`Název;Stav;Cena\nZone Dream AIR 29;${stated};850`);
    expect(row).toMatchObject(condition);
    expect(row?.wear).toBe('wear' in condition ? condition.wear : undefined);
  });

  test.each([
    ['Branka 160x115', ''],
    ['Branka 160 × 115 cm', ''],
    ['Branka zápasová', '115 * 160'],
    ['Branka', '160x115 cm'],
  ])('of the goal „%s“ with the size „%s“ have the size of the catalogue', async (title, size) => {
    expect(await read(`Název;Velikost;Cena\n${title};${size};900`)).toMatchObject([
      { title, category: 'branky', 'attributes.goalSize': '160x115' },
    ]);
  });

  test('keep a malformed price in the price column, to ask about it', async () => {
    const rows = await read(
      'Zone Dream AIR;L;96;29;použité;4;850\nSalming Q5 Carbon;L;100;27;použité;1;12OO\nTempish dětská;P;65;36;použité;6;190\nUnihoc Epic;P;96;26;použité;1;1,2\nMíčky;;;;nové;3;90',
    );
    expect(rows.map(({ title, price }) => [title, price])).toEqual([
      ['Zone Dream AIR', '850'],
      ['Salming Q5 Carbon', '12OO'],
      ['Tempish dětská', '190'],
      ['Unihoc Epic', '1,2'],
      ['Míčky', '90'],
    ]);
  });

  test('start below the header, whatever precedes it, and end before the total', async () => {
    expect(
      await read(
        'Sklad FBC Modrá hvězda 2026\n;;\nNázev;Strana;Délka;Cena\nZone Dream AIR;L;96;850\nCelkem:;;;850',
      ),
    ).toMatchObject([{ title: 'Zone Dream AIR', 'attributes.hand': 'left', price: '850' }]);
  });

  test('of several kinds keep sizes out of the title', async () => {
    const rows = await read(
      'Zone Dream AIR 29;L;96;použité;850\nBrankářské kalhoty Oxdog;;M;použité;900\nDresy červené, sada;;140;nové;90',
    );
    expect(rows).toMatchObject([
      { title: 'Zone Dream AIR 29', 'attributes.shaftLengthCm': '96' },
      { title: 'Brankářské kalhoty Oxdog', 'attributes.goalieSize': expect.any(String) },
      { title: 'Dresy červené, sada', 'attributes.clothingSize': '140', price: '90' },
    ]);
  });

  test('of the downloadable sample lack nothing that a table can contain', async () => {
    const table = await readTable(readFileSync('public/vzory/hromadne-vlozeni.csv'));
    if ('wrong' in table) throw new Error(table.wrong);
    const rows = await readRows(await platform, table.rows);
    expect(rows.map(({ title, category, quantity }) => [title, category, quantity])).toEqual([
      ['Zone Dream AIR 29', 'florbalky', '4'],
      ['Salming Q5 Carbon 27', 'florbalky', '1'],
      ['Dresy červené s čísly', 'dresy', '14'],
    ]);
  });

  test('are interpreted when each is one free-text line', async () => {
    expect(await read('Zone Dream AIR 29 L 96\nUnihoc Epic 30 87 cm pravá')).toMatchObject([
      { category: 'florbalky', brand: 'zone', 'attributes.hand': 'left', 'attributes.shaftLengthCm': '96' },
      { brand: 'unihoc', 'attributes.hand': 'right', 'attributes.shaftLengthCm': '87' },
    ]);
  });

  test.each([
    [
      '20 ks Unihoc Player 87 cm levá flex 29, použité, 400 Kč, Brno',
      'Unihoc Player 87 cm levá flex 29',
      '20',
      '400',
    ],
    ['5x brankářská maska Salming 900 Kč', 'brankářská maska Salming', '5', '900'],
    ['5 x dres žlutý 140, 90 Kč/ks', 'dres žlutý 140', '5', '90'],
    ['10 × Oxdog 87 L, po 300 Kč', 'Oxdog 87 L', '10', '300'],
    ['Unihoc Player 87 cm levá, 20 kusů, 400 Kč, Brno', 'Unihoc Player 87 cm levá', '20', '400'],
    ['Zone Dream AIR 96 L, dvacet kusů, cena 1 400 Kč', 'Zone Dream AIR 96 L', '20', '1400'],
    ['Zone Dream AIR 29, 96 L', 'Zone Dream AIR 29, 96 L', undefined, undefined],
    ['2x hraná florbalka Exel 92 L, 500 Kč', '2x hraná florbalka Exel 92 L', undefined, '500'],
    ['3 ks dresy 140, vše za 300 Kč', '3 ks dresy 140, vše', undefined, '300'],
  ])(
    'of the line „%s“ say how many there are, and leave the title clean',
    async (line, title, quantity, price) => {
      const [row = {}] = await readRows(await platform, [[line]]);
      expect([row.title, row.quantity, row.price || undefined]).toEqual([title, quantity, price]);
    },
  );

  test('split by commas keep their quantity, wherever it stands', async () => {
    expect(
      await read(
        '20 ks Unihoc Player 87 cm levá flex 29, použité, 400 Kč, Brno\n5x brankářská maska Salming 900 Kč\nUnihoc Epic 92 cm pravá, 3 kusy, 500 Kč, Brno',
      ),
    ).toMatchObject([
      { title: 'Unihoc Player 87 cm levá flex 29', quantity: '20', price: '400' },
      { title: 'brankářská maska Salming', quantity: '5', price: '900', category: 'brankarske-masky' },
      { title: 'Unihoc Epic 92 cm pravá', quantity: '3', price: '500' },
    ]);
    expect(await read('Unihoc Epic 92 pravá;20 kusů;400 Kč\nOxdog 87 levá;5x;300 Kč')).toMatchObject([
      { title: 'Unihoc Epic 92 pravá', quantity: '20', price: '400' },
      { title: 'Oxdog 87 levá', quantity: '5', price: '300' },
    ]);
  });
});
