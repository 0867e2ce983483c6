import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { embeddedConnection } from '../../src/platform/database/embedded/server.ts';
import { unzip } from '../../test/unzip.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { type VisitOptions } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;
let seller: ApiVisitor;
let listing: number;
let accountId: string;
beforeEach(async () => {
  seller = new ApiVisitor(bazaar, (people += 1));
  await seller.signIn();
  listing = await postStick(seller, { title: 'Unihoc Epic leváková' });
  const [row] = await bazaar.query<{ id: string }>(
    `select id from advertisers where email = '${seller.email}'`,
  );
  accountId = row?.id ?? '';
});

async function inOwnData(options: VisitOptions): Promise<Page> {
  const page = await visit(options);
  await signInFor(page, { email: seller.email, post: bazaar.post }, '/ucet/moje-data', 'Moje data');
  if (options.javaScript !== false) await waitForHydration(page);
  return page;
}

const ready = /^Archiv s tvými daty je hotový$/;
const posted = async () => (await fetch(`${bazaar.url}/inzerat/unihoc-epic-levakova-${listing}`)).status;
const states = () => bazaar.query<{ state: string }>(`select state from listings where id = ${listing}`);
/** Moves the end of the week to now. */
const timeIsUp = () =>
  bazaar.query(`
    update account_leavings set goes_at = now() - interval '1 second' where advertiser_id = '${accountId}';
    select graphile_worker.add_job('leave-account', json_build_object('advertiserId', '${accountId}'),
      job_key => 'leave:${accountId}', run_at => now())`);
const accounts = async () =>
  (await bazaar.query(`select id from advertisers where id = '${accountId}'`)).length;

for (const javaScript of [true, false]) {
  const words = javaScript ? 'with' : 'without';
  test(`an archive of own data is created and downloaded ${words} JavaScript, only by its owner`, async () => {
    const page = await inOwnData({ javaScript, device: javaScript ? 'desktop' : 'phone' });
    await page.getByRole('button', { name: 'Připravit archiv' }).click();
    await page.getByText('Archiv připravujeme. Až bude hotový, napíšeme ti.').first().waitFor();
    const email = await bazaar.post.emailTo(seller.email, ready);
    expect(email.text).toContain('/moje-inzerce/overeni?dal=/ucet/moje-data');
    await page.goto('/ucet/moje-data');
    const link = page.getByRole('link', { name: 'Stáhnout archiv' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^moje-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(readFileSync(await download.path()));
    const data = JSON.parse(files.get('data.json')?.toString() ?? '');
    expect(data.advertisers).toEqual([expect.objectContaining({ id: accountId, email: seller.email })]);
    expect(data.listings).toHaveLength(1);
    expect([...files.keys()].filter((name) => name.startsWith('fotky/'))).toHaveLength(1);

    const address = (await link.getAttribute('href')) ?? '';
    expect((await fetch(bazaar.url + address, { redirect: 'manual' })).headers.get('location')).toMatch(
      /^\/prihlaseni/,
    );
    const stranger = await visit({ javaScript: false, mayFail: /moje-data/ });
    await signInFor(stranger, { email: `cizi-${people}@example.cz`, post: bazaar.post }, '/ucet', 'Můj účet');
    expect((await stranger.goto(address))?.status()).toBe(404);
  });

  test(`an account deletion is requested, cancelled, requested again and carried out ${words} JavaScript`, async () => {
    const page = await inOwnData({
      javaScript,
      device: javaScript ? 'phone' : 'desktop',
      mayFail: /moje-data/,
    });
    const leave = page.getByRole('button', { name: 'Smazat účet' });
    await leave.click();
    await page.getByText('Toto pole je povinné').waitFor();
    await page.getByLabel('Rozumím, že inzeráty zmizí hned a účet za sedm dní').check();
    await leave.click();
    await page.getByText('Inzeráty jsou stažené a účet čeká na smazání.').waitFor();
    expect(await states()).toEqual([{ state: 'withdrawn' }]);
    await expect.poll(posted).toBe(410);
    await bazaar.post.emailTo(seller.email, /^Tvůj účet smažeme/);
    await page.getByRole('button', { name: 'Chci si účet nechat' }).click();
    await page.getByText('Účet zůstává. Inzeráty, které běžely, jsou zpátky.').waitFor();
    await expect.poll(posted).toBe(200);

    await page.getByLabel('Rozumím, že inzeráty zmizí hned a účet za sedm dní').check();
    await leave.click();
    await page.getByText('Inzeráty jsou stažené a účet čeká na smazání.').waitFor();
    await timeIsUp();
    await expect.poll(accounts).toBe(0);
    await bazaar.post.emailTo(seller.email, /^Tvůj účet je smazaný$/);
    await page.goto('/ucet');
    await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
  });
}

test('a kill while an archive is created loses nothing: it is created after the restart', async () => {
  // The same photo many times, so that creating the archive takes long enough.
  await bazaar.query(`
    insert into photos (id, album_id, position, state, content_hash, source_key, width, height, placeholder,
      preview_key, variants, created_at)
    select gen_random_uuid(), album_id, 100 + n, 'ready', content_hash, source_key, width, height, placeholder,
      preview_key, variants, photos.created_at
    from photos join albums on albums.id = album_id, generate_series(1, 2000) n
    where advertiser_id = '${accountId}'`);
  const page = await inOwnData({ javaScript: false });
  await page.getByRole('button', { name: 'Připravit archiv' }).click();
  const folder = join(bazaar.dataDir, 'storage/exports');
  const unfinished = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith('.'))
      .some((name) => statSync(join(folder, name)).size > 100_000);
  await expect.poll(() => safely(unfinished), { interval: 5 }).toBe(true);
  await bazaar.end('SIGKILL');
  expect(
    await bazaar.query(`select state from account_exports where advertiser_id = '${accountId}'`),
  ).toEqual([{ state: 'waiting' }]);
  await bazaar.start();
  await bazaar.post.emailTo(seller.email, ready, 60_000);
  const [made] = await bazaar.query<{ file_key: string }>(
    `select file_key from account_exports where advertiser_id = '${accountId}'`,
  );
  const files = await unzip(readFileSync(join(bazaar.dataDir, 'storage', made?.file_key ?? '')));
  expect(files.size).toBe(2 + 2001);
}, 240_000);

test('a kill during an account deletion leaves no partial account: it is deleted after the restart', async () => {
  await bazaar.query(`insert into account_leavings (advertiser_id, asked_at, goes_at, withdrawn)
    values ('${accountId}', now(), now() + interval '7 days', '{}')`);
  const sources = () =>
    bazaar.query<{ source_key: string }>(`select source_key from photos join albums on albums.id = album_id
      where advertiser_id = '${accountId}'`);
  const [photo] = await sources();
  const file = join(bazaar.dataDir, 'storage', photo?.source_key ?? '');
  // A transaction locks the account: its files are deleted, its rows have to wait.
  const holder = new Client(embeddedConnection(bazaar.dataDir));
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select from advertisers where id = '${accountId}' for update`);
  await timeIsUp();
  await expect.poll(() => safely(() => statSync(file).size > 0), { interval: 20 }).toBe(false);
  await bazaar.end('SIGKILL');
  await holder.query('rollback');
  await holder.end();
  expect(await accounts()).toBe(1);
  expect(await sources()).toHaveLength(1);
  await bazaar.start();
  await expect.poll(accounts, { timeout: 60_000 }).toBe(0);
  expect(await bazaar.query(`select id from listings where id = ${listing}`)).toEqual([]);
  await bazaar.post.emailTo(seller.email, /^Tvůj účet je smazaný$/);
});

/** False when the check throws, e.g. for a file that does not exist (any more). */
function safely(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
