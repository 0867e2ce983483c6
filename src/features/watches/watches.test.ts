import { beforeEach, describe, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import {
  confirmWatch,
  requestWatch,
  byKey,
  changeWatch,
  endWatch,
  listWatches,
  ownWatch,
  watchOfKey,
  watchSearch,
} from './watch.ts';
import { type Frequency, maxWatches } from './contract.ts';
import { watchSchedule } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const seller = await newAdvertiser(platform, 1_000);
const day = 86_400_000;
let fan: Viewer;
beforeEach(async () => {
  fan = await newAdvertiser(platform);
  platform.emails.length = 0;
  await platform.db.deleteFrom('watches').execute();
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
});

const sticks = 'category=florbalky&price=-1500';

async function watched(search = sticks, frequency: Frequency = 'at-once') {
  const watch = await watchSearch(platform, fan, { search, frequency });
  if (isRefusal(watch)) throw new Error(watch.refused);
  return watch;
}

async function publish(values = {}, by = seller) {
  platform.clock.advance(1_000);
  return addListing(platform, by, { values });
}

/** Runs the scheduled job once and returns the emails it sent. */
async function minute(email = fan.email) {
  platform.clock.advance(60_000);
  await watchSchedule(platform)[0]?.run();
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email);
}

const keyIn = (text = '') => /\/hlidani\/([\w-]{20,})/.exec(text)?.[1] ?? '';

describe('a watch', () => {
  test('sends each new matching listing once, with unsubscribe headers', async () => {
    await publish({ title: 'Starší než hlídání' });
    await watched();
    await publish({ title: 'Hůl do patnácti set' });
    await publish({ title: 'Hůl za dva tisíce', price: '2000' });
    const [mail, ...more] = await minute();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('1 nový inzerát: Nabídky i poptávky, Florbalky, do 1 500 Kč');
    expect(mail?.text).toContain('Hůl do patnácti set');
    expect(mail?.text).not.toMatch(/Starší|dva tisíce/);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/hlidani\/[\w-]{43}\/odhlasit>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await minute()).toHaveLength(1);
  });

  test('interprets words as the search does', async () => {
    await watched('q=florbalku+levou');
    const description = 'Prodám ji po jedné sezoně, bez prasklin.';
    await publish({ title: 'Florbalka Unihoc Epic, levá', description });
    await publish({ title: 'Florbalka Zone, pravá', description, brand: 'zone', 'attributes.hand': 'right' });
    const [mail] = await minute();
    expect(mail?.text).toContain('Florbalka Unihoc Epic, levá');
    expect(mail?.text).not.toContain('Zone');
  });

  test('sends a listing that matches after an edit, but not a renewed or imported one', async () => {
    await watched();
    const dear = await publish({ price: '2000' });
    expect(await minute()).toHaveLength(0);
    const listings = platform.db.updateTable('listings');
    await listings.set({ price: 1_200, version: 2 }).where('id', '=', dear).execute();
    expect(await minute()).toHaveLength(1);
    const old = await addListing(platform, seller, { inserted: new Date('2026-01-01T00:00:00Z') });
    const now = platform.clock.now();
    await listings.set({ inserted: now, version: 2 }).where('id', '=', old).execute();
    expect(await minute()).toHaveLength(1);
  });

  test('omits own listings and those that ended before the email', async () => {
    await watched();
    await publish({}, fan);
    const gone = await publish();
    await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', gone).execute();
    expect(await minute()).toHaveLength(0);
  });

  test('lists ten listings and links to the rest', async () => {
    await watched();
    for (let index = 0; index < 12; index += 1) await publish({ title: `Hůl číslo ${index}` });
    const [mail] = await minute();
    expect(mail?.text.match(/Hůl číslo/g)).toHaveLength(10);
    expect(mail?.text).toContain('A k tomu 2\u00a0další.');
  });

  test('sends daily at seven and weekly on Monday at seven, also after an outage', async () => {
    await watched(sticks, 'daily');
    await watched('category=florbalky', 'weekly');
    await publish();
    expect(await minute()).toHaveLength(0);
    platform.clock.set(new Date('2026-05-05T04:58:00Z'));
    expect(await minute()).toHaveLength(0);
    expect(await minute()).toHaveLength(1);
    platform.clock.set(new Date('2026-05-11T09:00:00Z'));
    expect(await minute()).toHaveLength(2);
  });

  test('sends nothing while paused, and skips listings published meanwhile', async () => {
    const { id } = await watched();
    await changeWatch(platform, ownWatch(fan, id), { state: 'paused' });
    await publish({ title: 'Vyšla v přestávce' });
    expect(await minute()).toHaveLength(0);
    await changeWatch(platform, ownWatch(fan, id), { state: 'active' });
    await publish({ title: 'Vyšla po přestávce' });
    const [mail] = await minute();
    expect(mail?.text).toContain('po přestávce');
    expect(mail?.text).not.toContain('v přestávce');
  });

  test('can be changed or deleted by its owner only', async () => {
    const { id } = await watched();
    expect(await changeWatch(platform, ownWatch(seller, id), { frequency: 'weekly' })).toBeUndefined();
    expect(await endWatch(platform, ownWatch(seller, id))).toBeUndefined();
    expect(await listWatches(platform, fan)).toMatchObject([{ id, frequency: 'at-once' }]);
  });

  test('created again only changes the frequency, and their number is limited', async () => {
    const { id } = await watched();
    expect(await watched(`${sticks}&sort=cheapest`, 'daily')).toMatchObject({ id, frequency: 'daily' });
    for (let index = 1; index < maxWatches; index += 1) await watched(`price=${index}-`);
    expect(await watchSearch(platform, fan, { search: 'swap=yes', frequency: 'daily' })).toMatchObject({
      refused: 'watches-full',
    });
    expect(await watched()).toMatchObject({ id });
  });
});

describe('a watch without an account', () => {
  const ask = (email: string, client = email) =>
    requestWatch(platform, { email, client, search: sticks, frequency: 'at-once' });

  test('starts when confirmed, and can be managed and deleted by the key of any of its emails', async () => {
    const email = 'nekdo@example.cz';
    expect(await ask(email)).toEqual({ sentTo: email });
    await publish();
    const [asking] = await minute(email);
    const key = keyIn(asking?.text);
    expect(await watchOfKey(platform, key)).toMatchObject({ state: 'unconfirmed' });
    expect(await minute(email)).toHaveLength(1);
    expect(await confirmWatch(platform, key)).toMatchObject({ state: 'active' });
    expect(await confirmWatch(platform, key)).toMatchObject({ state: 'active' });
    await publish();
    const found = (await minute(email)).at(-1);
    expect(found?.subject).toMatch(/^1 nový inzerát/);
    expect(await endWatch(platform, byKey(keyIn(found?.text)))).toMatchObject({ ended: true });
    expect(await confirmWatch(platform, key)).toMatchObject({ refused: 'link-not-valid' });
    await publish();
    expect(await minute(email)).toHaveLength(2);
  });

  test('is requested without disclosing the search, which anyone may have written', async () => {
    const stranger = 'Vyhráváš iPhone, jdi na evil.example';
    const search = new URLSearchParams({ q: stranger }).toString();
    const asked = { email: 'obet@example.cz', client: 'zly', search, frequency: 'at-once' as const };
    expect(await requestWatch(platform, asked)).toEqual({ sentTo: 'obet@example.cz' });
    const [asking, ...more] = await minute('obet@example.cz');
    expect(more).toEqual([]);
    expect(asking?.subject).toBe('Potvrď hlídání na Florbalovém bazaru');
    expect(`${asking?.subject} ${asking?.text} ${asking?.html}`).not.toMatch(/iphone|evil/i);
    const watch = await watchOfKey(platform, keyIn(asking?.text));
    expect(JSON.stringify(watch)).toContain('iPhone');
  });

  test('is answered the same whether or not the address has an account or watches', async () => {
    await watched();
    expect(await ask(fan.email)).toEqual({ sentTo: fan.email });
    expect(await ask('neznamy@example.cz')).toEqual({ sentTo: 'neznamy@example.cz' });
    expect(await listWatches(platform, fan)).toMatchObject([{ state: 'active' }]);
  });

  test('requested by a stranger does not change a running one', async () => {
    await watched(sticks, 'weekly');
    await ask(fan.email, 'somebody-else');
    expect(await listWatches(platform, fan)).toMatchObject([{ state: 'active', frequency: 'weekly' }]);
  });

  test('cannot flood a mailbox: five emails an hour per address, thirty per client', async () => {
    for (let index = 0; index < 5; index += 1)
      expect(isRefusal(await ask('cil@example.cz', `k${index}`))).toBe(false);
    expect(await ask('cil@example.cz', 'k9')).toMatchObject({ refused: 'too-many-requests' });
    for (let index = 0; index < 30; index += 1) await ask(`obet-${index}@example.cz`, 'jeden');
    expect(await ask('dalsi@example.cz', 'jeden')).toMatchObject({ refused: 'too-many-requests' });
    platform.clock.advance(day);
    expect(await ask('cil@example.cz', 'k9')).toEqual({ sentTo: 'cil@example.cz' });
  });

  test('stores only the hash of its key', async () => {
    await ask('otisk@example.cz');
    const key = keyIn((await minute('otisk@example.cz'))[0]?.text);
    const keys = await platform.db.selectFrom('watch_keys').selectAll().execute();
    expect(key).toHaveLength(43);
    expect(JSON.stringify(keys)).not.toContain(key);
  });
});
