import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

/** An XLSX workbook with these parts, as Excel and LibreOffice write it. */
async function workbook(parts: Record<string, string | Buffer>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const strings =
  '<?xml version="1.0"?><sst><si><t>Název</t></si><si><r><t>Zone </t></r><r><rPr><b/></rPr><t xml:space="preserve">Dream &amp; AIR</t></r></si></sst>';

test('the first sheet of a workbook is read: texts, numbers, gaps and results of formulas', async () => {
  const rows = sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Cena</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>42.50000000000001</v></c><c r="C2"><f>800+50</f><v>850</v></c><c r="D2" t="e"><v>#REF!</v></c></row>' +
      '<row r="3"/>',
  );
  const bytes = await workbook({
    'xl/worksheets/sheet2.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': rows,
  });
  expect(await readTable(bytes)).toEqual({
    rows: [
      ['Název', '', 'Cena'],
      ['Zone Dream & AIR', '42.5', '850', ''],
    ],
  });
});

const bomb = Buffer.alloc(200_000_000, ' ');
const entity =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>';

test.each<[string, Record<string, string | Buffer>, RegExp]>([
  ['that unpacks to 200 MB', { 'xl/worksheets/sheet1.xml': bomb }, /po rozbalení moc velký/],
  ['with entities', { 'xl/worksheets/sheet1.xml': entity }, /nepovedlo otevřít/],
  [
    'with a cell in column ZZZ',
    { 'xl/worksheets/sheet1.xml': sheet('<row><c r="ZZZ1"><v>1</v></c></row>') },
    /moc velký/,
  ],
  ['without a sheet', { 'word/document.xml': '<document/>' }, /nepovedlo otevřít/],
  ['that is no XML', { 'xl/worksheets/sheet1.xml': 'Zone;850' }, /nepovedlo otevřít/],
])('a workbook %s is refused', async (_, parts, sentence) => {
  expect(await readTable(await workbook(parts))).toEqual({ wrong: expect.stringMatching(sentence) });
});

test('an archive with very many entries is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`xl/${index}.xml`, '']));
  expect(await readTable(await workbook(many))).toEqual({ wrong: expect.stringMatching(/moc velký/) });
});
