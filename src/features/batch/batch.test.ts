import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal } from '../../contract/errors.ts';
import { addPhotos } from '../../../test/albums.ts';
import { codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { currentDraft, listDrafts, sweepDrafts } from '../listings/drafts.ts';
import { countOwnListings } from '../listings/own-listing.ts';
import { addRows, addTable, assignPhotos, getBatch, publishBatch, saveBatch } from './batch.ts';
import { type Batch, maxRows } from './contract.ts';
import { pricedAs, priceFields, spread } from './rules.ts';

const platform = await testPlatform();
await loadTowns(platform);
let viewer: Viewer;
beforeEach(async () => {
  viewer = await newAdvertiser(platform);
});

function given<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
const read = (text: string, who = viewer) => addTable(platform, who, new Blob([text]).stream());
const sticks = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Zone Dream AIR číslo ${n};L;96;29;použité;${n + 1};${500 + n}`,
  ).join('\n');
const shared = () => ({
  place: codeOf('Brno'),
  description: 'Hole z klubové skříně, všechny odehrály dvě sezony.',
  discount: 'Při odběru víc kusů sleva.',
  wear: 'light',
  'attributes.handover': ['personal'],
});
/** A batch of sticks, each with a photo and all shared facts. */
async function ready(count: number): Promise<Batch> {
  const { rows } = given(await read(sticks(count)));
  for (const { albumId } of rows) await addPhotos(platform, albumId, 1);
  return given(await saveBatch(platform, viewer, { shared: shared(), rows: [] }));
}
const used = async () => (await countOwnListings(platform, viewer.advertiserId)).cards.used;

describe('a batch', () => {
  test('takes each row of a table once, however often it is pasted, and says when all are there', async () => {
    await read(sticks(2));
    expect(await read(sticks(2))).toMatchObject({
      fields: { table: [expect.stringMatching(/^Tyhle řádky už tu jsou\./)] },
    });
    await saveBatch(platform, viewer, { shared: shared(), rows: [] });
    expect(given(await read(sticks(3))).rows).toHaveLength(3);
    const twice = [sticks(4), sticks(4)].join('\n');
    expect(given(await read(twice)).rows).toHaveLength(8);
  });

  test('starts from a table; rows list what is missing until it is shared or filled in', async () => {
    expect(await getBatch(platform, viewer)).toEqual({});
    const { rows } = given(await read(sticks(2)));
    expect(Object.keys(rows[0]?.missing ?? {}).toSorted()).toEqual([
      'description',
      'photos',
      'place',
      'wear',
    ]);
    const saved = given(await saveBatch(platform, viewer, { shared: shared(), rows: [] }));
    expect(saved.rows.map(({ missing }) => Object.keys(missing))).toEqual([['photos'], ['photos']]);
    expect(saved.rows[0]?.values).toMatchObject({
      description: 'Hole z klubové skříně, všechny odehrály dvě sezony.\n\nPři odběru víc kusů sleva.',
      quantity: '1',
    });
  });

  test('is not among the drafts of the wizard and does not count toward their limit of thirty', async () => {
    await ready(3);
    expect(await listDrafts(platform, viewer)).toEqual([]);
    expect(await currentDraft(platform, viewer, 'offer')).toEqual({});
  });

  test('is deleted as a whole when untouched for a fortnight', async () => {
    await ready(2);
    platform.clock.advance(15 * 86_400_000);
    await sweepDrafts(platform);
    expect(await getBatch(platform, viewer)).toEqual({});
  });

  test('accepts at most a hundred rows, and reports how many a table has', async () => {
    expect(await read(sticks(5_000))).toMatchObject({
      fields: {
        table: [`Tabulka má 5000 řádků. Najednou jich může být rozepsaných nejvýš ${maxRows}, rozděl ji.`],
      },
    });
    expect(await getBatch(platform, viewer)).toEqual({});
    expect(given(await addRows(platform, viewer, [{}])).rows).toHaveLength(1);
    expect(await read(sticks(maxRows))).toMatchObject({ refused: 'invalid-input' });
  });
});

describe('shared facts', () => {
  test('update all rows except those with a value of their own', async () => {
    const { rows } = await ready(2);
    const [one, two] = rows.map(({ id }) => id);
    const own = { description: 'Tahle je po dětech a má novou omotávku.', wear: 'heavy' };
    await saveBatch(platform, viewer, { shared: {}, rows: [{ id: one ?? '', fields: own }] });
    const after = { description: 'Úplně jiný společný popis všech holí.', discount: '', wear: 'moderate' };
    const changed = given(await saveBatch(platform, viewer, { shared: after, rows: [] }));
    const values = (id: string | undefined) => changed.rows.find((row) => row.id === id)?.values;
    expect(values(one)).toMatchObject(own);
    expect(values(two)).toMatchObject({ description: after.description, wear: 'moderate' });
  });

  test('start with the municipality of a table in which all rows have the same one', async () => {
    const table = 'Název;Místo;Cena\nZone Dream AIR 29;Brno;850\nSalming Q5;Brno;900';
    const { shared: facts } = given(await read(table));
    expect(facts).toMatchObject({ place: codeOf('Brno') });
    const moved = given(await saveBatch(platform, viewer, { shared: { place: codeOf('Praha') }, rows: [] }));
    expect(moved.rows.map(({ values }) => values.place)).toEqual([codeOf('Praha'), codeOf('Praha')]);
    const more = given(await read(table));
    expect(more.shared).toMatchObject({ place: codeOf('Praha') });
    expect(more.rows[2]?.values).toMatchObject({ place: codeOf('Brno') });
  });

  test('apply to rows added later', async () => {
    await ready(1);
    const { rows } = given(await addRows(platform, viewer, [{ title: 'Další hůl' }]));
    expect(rows[1]?.values).toMatchObject({ place: codeOf('Brno'), wear: 'light' });
  });
});

describe('publishing', () => {
  test('publishes the rows that are ready and leaves the others; repeating it publishes nothing more', async () => {
    const { rows } = await ready(3);
    await saveBatch(platform, viewer, {
      shared: {},
      rows: [{ id: rows[1]?.id ?? '', fields: { price: '' } }],
    });
    const done = await publishBatch(platform, viewer, undefined);
    expect(done.published.map(({ title }) => title)).toEqual([
      'Zone Dream AIR číslo 0',
      'Zone Dream AIR číslo 2',
    ]);
    expect(done.batch?.rows.map(({ missing }) => Object.keys(missing))).toEqual([['price']]);
    expect(await publishBatch(platform, viewer, undefined)).toMatchObject({ published: [], problems: [] });
    expect(await used()).toBe(2);
  });

  test('twice concurrently publishes every row once', async () => {
    await ready(4);
    await Promise.all([1, 2].map(() => publishBatch(platform, viewer, undefined)));
    expect(await used()).toBe(4);
  });

  test('stops at the slot limit and reports it at the row; the remaining rows can wait', async () => {
    viewer = await newAdvertiser(platform, 2);
    const { rows } = await ready(4);
    const done = await publishBatch(platform, viewer, undefined);
    expect(done.published).toHaveLength(2);
    expect(done.problems).toMatchObject([{ rowId: rows[2]?.id, code: 'card-limit-reached' }]);
    expect(done.batch?.rows).toHaveLength(2);
  });

  test('refuses a duplicate, as publishing a single listing does', async () => {
    given(await read('Zone Dream AIR 29;L;96;29;použité;1;500\nZone Dream AIR 29;L;96;29;použité;1;500'));
    const { rows } = given(await saveBatch(platform, viewer, { shared: shared(), rows: [] }));
    for (const { albumId } of rows) await addPhotos(platform, albumId, 1);
    const done = await publishBatch(platform, viewer, undefined);
    expect([done.published.length, done.problems.map(({ code }) => code)]).toEqual([
      1,
      ['listing-duplicate'],
    ]);
  });
});

describe('photos of the pile', () => {
  test('are assigned to rows by order, can be returned, and never exceed ten per listing', async () => {
    const { rows, pile } = given(await read(sticks(2)));
    const ids = await addPhotos(platform, pile.albumId, 11);
    const moves = spread(ids, rows, 2);
    expect(moves.map(({ rowId }) => rows.findIndex(({ id }) => id === rowId))).toEqual([0, 0, 1, 1]);
    const assigned = given(await assignPhotos(platform, viewer, moves));
    expect(assigned.rows.map(({ photos }) => photos.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
    ]);
    expect(assigned.pile.photos.map(({ position }) => position)).toEqual([...Array(7).keys()]);
    const rowId = rows[0]?.id ?? '';
    const tooMany = [...ids.slice(4), ...ids.slice(2, 4)].map((photoId) => ({ photoId, rowId }));
    expect(await assignPhotos(platform, viewer, tooMany)).toMatchObject({ refused: 'photo-limit-reached' });
    const back = given(await assignPhotos(platform, viewer, [{ photoId: ids[0] ?? '' }]));
    expect([back.pile.photos.length, back.rows[0]?.photos.length]).toEqual([8, 1]);
  });

  test('can be distributed while rows are being saved, by several windows at once', async () => {
    const { rows, pile } = given(await read(sticks(4)));
    const ids = await addPhotos(platform, pile.albumId, 4);
    const fields = rows.map(({ id }) => ({ id, fields: { quantity: '2' } }));
    const save = () => saveBatch(platform, viewer, { shared: shared(), rows: fields });
    const deal = () => assignPhotos(platform, viewer, spread(ids, rows, 1));
    await Promise.all([save(), deal(), save(), deal(), save()]);
    const { batch } = await getBatch(platform, viewer);
    expect(batch?.rows.map(({ photos, values }) => [photos.length, values.quantity])).toEqual(
      rows.map(() => [1, '2']),
    );
  });

  test('of someone else are not found', async () => {
    const { pile } = given(await read(sticks(1)));
    const [photoId = ''] = await addPhotos(platform, pile.albumId, 1);
    const other = await newAdvertiser(platform);
    const { rows } = given(await read(sticks(1), other));
    const move = [{ photoId, rowId: rows[0]?.id }];
    expect(await assignPhotos(platform, other, move)).toMatchObject({ refused: 'not-found' });
  });
});

test.each(['850', '12 000', 'dohodou', 'zdarma'])('a price „%s“ is shown as it was typed', (typed) => {
  expect(pricedAs(priceFields(typed))).toBe(typed.replace(' ', ''));
});
