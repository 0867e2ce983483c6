import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDraft } from '../src/features/listings/contract.ts';
import { getAlbum, getUpload, startUpload } from '../src/features/media/contract.ts';
import { type Membership, joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { embeddedUrl } from '../src/platform/database/embedded/server.ts';
import { photo } from '../test/specimens/photos.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { stickForm } from './stick-form.ts';
import { UnsteadyProxy } from './unsteady-proxy.ts';

let bazaar: Bazaar | undefined;
afterEach(async () => {
  await bazaar?.close();
  bazaar = undefined;
});

const statusOf = async (address: string) => (await fetch(address)).status;
/** Visible text of a page. */
const words = (html: string) =>
  html.replaceAll(/<(script|head)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const picture = () => photo(400, 300).jpeg().toBuffer();

test('while the database is down the bazaar reports it, keeps running and recovers by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazar-server-'));
  let server: Membership = await joinEmbedded(folder, 'guest');
  bazaar = await Bazaar.open({ env: { DATABASE_URL: embeddedUrl(folder) } });
  const { url } = bazaar;
  const visitor = await ApiVisitor.signedIn(bazaar, 1);
  const sold = await visitor.fillDraft(stickForm(2));
  await visitor.sendPhoto(sold.albumId, await picture());
  await visitor.publish(sold.id);
  expect(await statusOf(url)).toBe(200);

  await server.leave();
  await expect.poll(() => statusOf(`${url}/zdravi/pripraveno`), { timeout: 10_000 }).toBe(503);
  expect(await statusOf(`${url}/zdravi/zive`)).toBe(200);
  // The search index answers until it notices the broken change feed, within a second; the query avoids the page cache.
  let asked = 0;
  for (const path of ['/?cerstve=', '/vyhledavani?q=hůl ', '/inzerat/hul-1?cerstve=']) {
    const fresh = () => fetch(`${url}${path}${(asked += 1)}`);
    await expect.poll(async () => (await fresh()).status, { timeout: 5_000, message: path }).toBe(503);
    expect(words(await (await fresh()).text())).toMatch(/zkus/i);
  }
  const answer = await fetch(`${url}/api/v1/listings/1`, { headers: { 'access-token': 'web' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });

  server = await joinEmbedded(folder, 'guest');
  await expect.poll(() => statusOf(`${url}/zdravi/pripraveno`), { timeout: 20_000 }).toBe(200);
  const { id, albumId } = await visitor.fillDraft(stickForm(1));
  await visitor.sendPhoto(albumId, await picture());
  await visitor.publish(id);
  await bazaar.post.emailTo(visitor.email, /je na bazaru$/, 30_000);

  expect(await bazaar.end()).toBe(0);
  await server.leave();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Milliseconds within which every request must be answered. */
const queryTimeoutMs = 10_000;

async function timed(address: string) {
  const begun = performance.now();
  const answer = await fetch(address, { headers: { 'access-token': 'web' } });
  const html = await answer.text();
  const { status, headers } = answer;
  const took = performance.now() - begun;
  return { status, html, body: words(html), retryAfter: headers.get('retry-after'), took };
}

test('when database connections hang, every response arrives in time, and new connections restore the bazaar', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazar-server-'));
  const server = await joinEmbedded(folder, 'guest');
  const network = await UnsteadyProxy.before(`${server.connection.host}/.s.PGSQL.5432`);
  const env = {
    DATABASE_URL: `postgres://bazar@127.0.0.1:${network.port}/bazar`,
    DATABASE_TIMEOUT: '3',
  };
  bazaar = await Bazaar.open({ env });
  const { url } = bazaar;
  const visitor = await ApiVisitor.signedIn(bazaar, 1);
  const sold = await visitor.fillDraft(stickForm(1));
  await visitor.sendPhoto(sold.albumId, await picture());
  await visitor.publish(sold.id);
  expect(await statusOf(url)).toBe(200);

  network.fallSilent();
  const sentences = {
    '/?cerstve=': /Zkus to za chvilku znovu/,
    '/vyhledavani?q=hůl ': /Něco se pokazilo\. Nepodařilo se načíst výsledky\. Zkuste to prosím znovu\./,
    '/inzerat/hul-1?cerstve=': /zkus/i,
    '/api/v1/listings/1?': /Bazar teď neodpovídá\. Zkus to za chvíli\./,
    '/zdravi/pripraveno?': /"ready":false/,
  };
  let asked = 0;
  for (const [path, sentence] of Object.entries(sentences)) {
    const fresh = async () => {
      const answer = await timed(`${url}${path}${(asked += 1)}`);
      expect(answer.took, path).toBeLessThan(queryTimeoutMs);
      return answer;
    };
    await expect
      .poll(fresh, { timeout: 30_000, message: path })
      .toMatchObject({ status: 503, retryAfter: '5', body: expect.stringMatching(sentence) });
  }

  // Pages that anonymous visitors saw within the last hour are still served, marked as copies.
  const copy = await timed(url);
  expect(copy).toMatchObject({ status: 200, body: expect.stringContaining('Tohle je kopie stránky z') });
  expect(copy.html).toContain('<a href="">Načíst znovu</a>');
  expect(copy.took).toBeLessThan(queryTimeoutMs);

  network.serveNewOnes();
  await expect.poll(() => statusOf(`${url}/zdravi/pripraveno`), { timeout: 15_000 }).toBe(200);
  await expect.poll(() => statusOf(`${url}/?cerstve=${(asked += 1)}`), { timeout: 5_000 }).toBe(200);
  await expect.poll(async () => (await timed(url)).body, { timeout: 5_000 }).not.toContain('Tohle je kopie');
  const { id, albumId } = await visitor.fillDraft(stickForm(2));
  await visitor.sendPhoto(albumId, await picture());
  await visitor.publish(id);
  await bazaar.post.emailTo(visitor.email, /je na bazaru$/, 30_000);

  network.fallSilent();
  const begun = performance.now();
  await bazaar.end();
  expect(performance.now() - begun).toBeLessThan(30_000);
  network.close();
  await server.leave();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test('restarts its own database server after it was killed, and continues its work', async () => {
  bazaar = await Bazaar.open();
  const { url } = bazaar;
  const visitor = await ApiVisitor.signedIn(bazaar, 1);
  const { albumId } = await visitor.fillDraft(stickForm(1));
  for (let sent = 0; sent < 3; sent += 1)
    await visitor.sendPhoto(albumId, await photo(1_000, 750).jpeg().toBuffer());
  bazaar.killDatabase();

  expect(await statusOf(`${url}/zdravi/zive`)).toBe(200);
  await expect.poll(() => statusOf(`${url}/zdravi/pripraveno`), { timeout: 10_000 }).toBe(200);
  const { id } = await visitor.get(openDraft, { body: { kind: 'offer' } });
  await visitor.publish(id);
  await bazaar.post.emailTo(visitor.email, /je na bazaru$/, 30_000);
  // A job running when the server died is taken up again after its worker had no heartbeat for half a minute.
  const states = async () =>
    (await visitor.get(getAlbum, { params: { albumId } })).photos.map(({ state }) => state);
  await expect.poll(states, { timeout: 60_000, interval: 250 }).toEqual(['ready', 'ready', 'ready']);
  expect(await bazaar.end()).toBe(0);
}, 120_000);

test('stops on request even while its database server is dead', async () => {
  bazaar = await Bazaar.open();
  bazaar.killDatabase();
  expect(await bazaar.end()).toBe(0);
  expect(bazaar.databaseLog().trimEnd()).toMatch(/database system is shut down$/);
});

test('when photos cannot be stored, the response says so, nothing is stored partially, and uploads resume later', async () => {
  bazaar = await Bazaar.open();
  const visitor = await ApiVisitor.signedIn(bazaar, 1);
  const { albumId } = await visitor.fillDraft(stickForm(1));
  const bytes = await picture();
  const announced = { name: 'fotka.jpg', size: bytes.length };
  const { id: uploadId } = await visitor.get(startUpload, { params: { albumId }, body: announced });
  // A file in place of the folder makes writing fail for any user, including root.
  const storage = join(bazaar.dataDir, 'storage');
  writeFileSync(storage, '');

  const refused = await visitor.sendPiece({ albumId, uploadId, offset: 0 }, bytes);
  expect(refused).toMatchObject({ refused: 'photo-not-stored' });
  expect((await visitor.get(getAlbum, { params: { albumId } })).photos).toEqual([]);
  const state = await visitor.get(getUpload, { params: { albumId, uploadId } });

  renameSync(storage, `${storage}.full`);
  const done = await visitor.sendPiece(
    { albumId, uploadId, offset: state.received },
    bytes.subarray(state.received),
  );
  expect(done).toMatchObject({ photo: { id: uploadId } });
  expect(await readdir(join(bazaar.dataDir, 'uploads'))).toEqual([]);
});
