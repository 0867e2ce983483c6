import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { refuse } from '../../contract/errors.ts';
import { listExports } from '../all.ts';
import { lastActions } from '../audit/db.ts';
import type { Cell } from '../list-export.ts';
import { listNames } from './contract.ts';
import { csvStream } from './csv.ts';
import { exportList } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const moderator = { ...admin, email: 'moderator@example.cz', admin: false, moderator: true };

type Asked = Parameters<typeof exportList>[3];
async function saved(asked: Asked, viewer = admin) {
  const file = given(await exportList(platform, listExports, viewer, asked));
  const bytes = await buffer(file.stream());
  const [head = [], ...rows]: string[][] = parse(bytes, { bom: true, delimiter: ';' });
  return { file, head, rows };
}

async function* rowsOf(...rows: (readonly Cell[])[]) {
  yield* rows;
}
const written = async (...rows: (readonly Cell[])[]) =>
  (await buffer(csvStream(['a'], rowsOf(...rows)))).toString();

describe('a table', () => {
  it('is readable by Czech spreadsheets: a byte order mark, semicolons, decimal commas, times in Prague', async () => {
    expect(await written(['Hůl "Epic"', 12.5, true, new Date('2026-01-02T10:05:00Z'), null])).toBe(
      '\uFEFF"a"\r\n"Hůl ""Epic""";12,5;ano;2026-01-02 11:05;\r\n',
    );
  });

  it.each(['=1+1', '+420 603', '-1', '@SUM(A1)', '\t=1', ' =cmd', '＝1'])(
    'neutralizes formulas in user input: %s',
    async (text) => {
      expect(await written([text])).toBe(`\uFEFF"a"\r\n"'${text}"\r\n`);
    },
  );

  it('keeps negative numbers as numbers', async () => {
    expect(await written([-5])).toBe('\uFEFF"a"\r\n-5\r\n');
  });

  it('reads rows on demand, and stops when cancelled', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield [(read += 1)];
    }
    const reader = csvStream(['a'], endless()).getReader();
    await reader.read();
    await reader.cancel();
    expect(read).toBeLessThan(1000);
  });
});

describe('a list of the administration', () => {
  it.each(listNames)('can be saved: %s', async (list) => {
    const { file, head, rows } = await saved({ list });
    expect(file).toMatchObject({ mediaType: 'text/csv; charset=utf-8' });
    expect(file.name).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(head.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('is exported with the filters of its page, and formulas are neutralized', async () => {
    const viewer = await newAdvertiser(platform);
    const title = '=HYPERLINK("http://zlo.example")';
    const id = await addListing(platform, viewer, { values: { title: 'Hůl k exportu' } });
    await addListing(platform, viewer, { state: 'sold', values: { title: 'Prodaná k exportu' } });
    await platform.db.updateTable('listings').where('id', '=', id).set({ title }).execute();
    const { rows } = await saved({ list: 'listings', q: viewer.email, state: 'active' });
    expect(rows.map((row) => row.slice(0, 4))).toEqual([[String(id), `'${title}`, 'nabídka', 'Aktivní']]);
  });

  it('is exported completely, over any number of pages', async () => {
    await platform.db
      .insertInto('admin_actions')
      .values(
        Array.from({ length: 1203 }, (_, number) => ({
          admin_email: admin.email,
          action: 'remove-listing',
          subject: 'listing:1',
          reason: `mnoho ${number}`,
          done_at: platform.clock.now(),
        })),
      )
      .execute();
    const { rows } = await saved({ list: 'log' });
    expect(rows.filter((row) => row.at(-1)?.startsWith('mnoho'))).toHaveLength(1203);
  });

  it('is exported only by roles that may see it, and audited without search terms', async () => {
    expect(await exportList(platform, listExports, moderator, { list: 'orders' })).toEqual(
      refuse('not-allowed'),
    );
    await saved({ list: 'listings', q: 'jana@example.cz', state: 'sold' }, moderator);
    const [noted] = await lastActions(platform.db, { atMost: 1 });
    expect(noted).toMatchObject({
      admin: moderator.email,
      action: 'export-list',
      subject: 'list:listings',
      reason: 'stav sold, jen hledaná slova',
    });
    const { rows } = await saved({ list: 'log' }, moderator);
    expect(rows.filter((row) => row[4]?.startsWith('list:'))).toEqual([]);
  });
});
