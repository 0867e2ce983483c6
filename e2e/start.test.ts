import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAlbum } from '../src/features/media/contract.ts';
import { photo } from '../test/specimens/photos.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { scaledByLoad } from '../test/load.ts';
import { stickForm } from './stick-form.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open({ first: true });
});
afterAll(() => bazaar.close());

test('the first start creates its database and prints the address', async () => {
  expect(bazaar.output).toContain(`The bazaar is open at ${bazaar.url}\n`);
  expect((await fetch(bazaar.url)).status).toBe(200);
});

test('a start without a mail server prints where its emails are stored', async () => {
  await using ended = new AsyncDisposableStack();
  const silent = ended.adopt(await Bazaar.open({ env: { SMTP_URL: '' } }), (opened) => opened.close());
  expect(silent.output).toContain(`  Its emails wait at ${silent.url}/posta\n`);
  expect((await fetch(`${silent.url}/posta`)).status).toBe(200);
});

test('a later start listens within five seconds', async () => {
  await bazaar.end();
  const limit = scaledByLoad(5_000);
  expect(await bazaar.start()).toBeLessThan(limit);
});

/** Bytes of unfinished uploads on disk. */
function arrivedBytes(): number {
  const folder = join(bazaar.dataDir, 'uploads');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

const ways = {
  SIGTERM: () => bazaar.end('SIGTERM'),
  'Ctrl-C': () => bazaar.pressCtrlC(),
  'SIGTERM to the whole group, and once more by npm,': () => bazaar.endGroup(),
};

test.each([
  ['SIGTERM', 1],
  ['Ctrl-C', 2],
  ['SIGTERM to the whole group, and once more by npm,', 3],
] as const)(
  '%s lets a running upload finish and leaves a database that needs no recovery',
  async (way, place) => {
    const visitor = await ApiVisitor.signedIn(bazaar, place);
    const { albumId } = await visitor.fillDraft(stickForm(place));
    const halfway = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const sending = visitor.sendPhoto(albumId, await photo(1_600, 1_200).jpeg().toBuffer(), () => {
      halfway.resolve();
      return goOn.promise;
    });
    await halfway.promise;
    // Sent bytes may not have been received yet, and a connection without any received request may be closed.
    await expect.poll(arrivedBytes, { timeout: 10_000 }).toBeGreaterThan(0);

    const ending = ways[way]();
    await expect
      .poll(() => fetch(`${bazaar.url}/zdravi/zive`).catch(() => 'closed'), { timeout: 5_000 })
      .toBe('closed');
    goOn.resolve();
    const { id } = await sending;
    expect(await ending).toBe(0);
    const logBefore = bazaar.databaseLog();
    expect(logBefore.trimEnd()).toMatch(/database system is shut down$/);

    await bazaar.start();
    const album = await visitor.get(getAlbum, { params: { albumId } });
    expect(album.photos.map((kept) => kept.id)).toEqual([id]);
    const logAfter = bazaar.databaseLog().slice(logBefore.length);
    expect(logAfter).toContain('database system was shut down at');
    expect(logAfter).not.toMatch(/recover|interrupted/);
    expect(bazaar.output).not.toMatch(/\b(warn|error)\b/);
  },
);
