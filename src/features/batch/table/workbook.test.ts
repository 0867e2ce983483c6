import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

/** An XLSX workbook with these parts and tabs, as spreadsheets and libraries write it. */
async function workbook(
  parts: Record<string, string | Buffer>,
  sheets = tabs(['sheet1']),
): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...sheets, ...parts }))
    zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The list of tabs by their files, from the first one. */
const tabs = (files: readonly string[], hidden?: string) => ({
  'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${files
    .map((file) => `<sheet name="${file}" r:id="r-${file}"${file === hidden ? ' state="hidden"' : ''}/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${files
    .map((file) => `<Relationship Id="r-${file}" Target="worksheets/${file}.xml"/>`)
    .join('')}</Relationships>`,
});
const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const number = (n: number) => sheet(`<row r="1"><c r="A1"><v>${n}</v></c></row>`);
const strings =
  '<?xml version="1.0"?><sst><si><t>N&#225;zev</t></si><si><r><t>Zone </t></r><r><rPr><b/></rPr><t xml:space="preserve">Dream &amp; AIR</t></r></si></sst>';

test('a sheet is read: shared, formatted and inline texts, numbers, gaps and results of formulas', async () => {
  const rows = sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Cena</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>42.50000000000001</v></c><c r="C2"><f>800+50</f><v>850</v></c><c r="D2" t="e"><v>#REF!</v></c></row>' +
      '<row r="3"/>',
  );
  const bytes = await workbook({ 'xl/sharedStrings.xml': strings, 'xl/worksheets/sheet1.xml': rows });
  expect(await readTable(bytes)).toEqual({
    rows: [
      ['Název', '', 'Cena'],
      ['Zone Dream & AIR', '42.5', '850', ''],
    ],
  });
});

test('a date is read as it is said, in any date format, and no other formatted number is a date', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\. m\\. yyyy"/><numFmt numFmtId="165" formatCode="#,##0 &quot;daný Kč&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
  const rows =
    '<row><c s="1"><v>45366</v></c><c s="2"><v>46361.75</v></c><c s="3"><v>45366</v></c><c s="0"><v>45366</v></c></row>';
  const bytes = await workbook({ 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet(rows) });
  expect(await readTable(bytes)).toEqual({ rows: [['15. 3. 2024', '5. 12. 2026', '45366', '45366']] });
});

test('of several sheets the first visible one with contents is read, in the order of the tabs', async () => {
  const parts = {
    'xl/worksheets/sheet1.xml': number(1),
    'xl/worksheets/sheet2.xml': number(2),
    'xl/worksheets/sheet3.xml': number(3),
    'xl/worksheets/sheet4.xml': sheet(''),
  };
  const read = async (order: string[], hidden?: string) =>
    readTable(await workbook(parts, tabs(order, hidden)));
  expect(await read(['sheet2', 'sheet1'])).toEqual({ rows: [['2']] });
  expect(await read(['sheet4', 'sheet3', 'sheet1'])).toEqual({ rows: [['3']] });
  expect(await read(['sheet1', 'sheet3'], 'sheet1')).toEqual({ rows: [['3']] });
  expect(await read(['sheet4'])).toEqual({ wrong: expect.stringMatching(/nic není/) });
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
