import { beforeEach, describe, expect, it, test } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { catalogueBrands } from '../catalogue/index.ts';
import { sell } from '../listings/move.ts';
import { boughtThing, remindOfBought } from './bought.ts';
import { maxReminders, type NewReminder } from './contract.ts';
import { outgrownSchedule } from './feature.ts';
import {
  addReminder,
  byKey,
  changeReminder,
  confirmReminder,
  endReminder,
  endReminders,
  listReminders,
  ownReminder,
  reminderOfKey,
  requestReminder,
} from './remind.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, onlyId } = conversationHelpers(platform);
const seller = await newAdvertiser(platform, 1_000);
let parent: Viewer;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.set(new Date('2026-11-27T10:00:00Z'));
  await platform.db.deleteFrom('email_requests').execute();
  await platform.db.deleteFrom('size_reminders').execute();
  await platform.db.deleteFrom('size_reminder_keys').execute();
  await platform.db.deleteFrom('listings').execute();
  parent = await viewerOf(freshEmail());
  // Emails of signing in.
  await platform.runJobs();
  platform.emails.length = 0;
});

const shoes: NewReminder = { category: 'boty', size: '33' };
const stick: NewReminder = { category: 'florbalky', size: '70', height: 122, brand: 'unihoc' };

/** Runs the scheduled job in a month and returns the emails it sent. */
async function inMonth(month: string, email = parent.email) {
  platform.clock.set(new Date(`${month}-01T06:31:00Z`));
  await outgrownSchedule(platform)[0]?.run();
  await platform.runJobs();
  return platform.emails.filter(({ to, subject }) => to === email && subject.startsWith('Už je to malé?'));
}

const brands = catalogueBrands().map(({ slug }) => slug);
const keyIn = (text = '') => /\/az-vyroste\/([\w-]{20,})/.exec(text)?.[1] ?? '';
describe('a reminder', () => {
  it('stores the item and the month, but no data about the child', async () => {
    await addReminder(platform, parent, { ...stick, age: 8 });
    const row = await platform.db.selectFrom('size_reminders').selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(row).toSorted()).toEqual(
      [
        'attributes',
        'brand',
        'category',
        'created_at',
        'email',
        'id',
        'listing_id',
        'model',
        'month',
        'place_code',
        'sent_at',
        'size',
        'spread',
        'state',
      ].toSorted(),
    );
    expect(row).toMatchObject({ category: 'florbalky', size: '70', brand: 'unihoc', month: '2028-06' });
    expect(row.attributes).toEqual({ shaftLengthCm: ['70-70'] });
  });

  it('is sent once in its month, with the next size, a prefilled offer and unsubscribe links', async () => {
    const kid = { 'attributes.shaftLengthCm': '75', brand: 'zone', title: 'Hůl do druhé třídy' };
    await addListing(platform, seller, { values: kid });
    await addListing(platform, seller, {
      values: { 'attributes.shaftLengthCm': '96', title: 'Hůl pro velké' },
    });
    await addReminder(platform, parent, stick);
    expect(await inMonth('2028-03')).toEqual([]);
    const [mail, ...more] = await inMonth('2028-04');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Už je to malé? Florbalka Unihoc, shaft 70 cm');
    expect(mail?.text).toContain('Další velikost je 75\u00a0cm');
    expect(mail?.text).toContain('Hůl do druhé třídy');
    expect(mail?.text).not.toContain('Hůl pro velké');
    expect(decodeURIComponent(mail?.text ?? '')).toMatch(
      /\/pridani-nabidky\?category=florbalky&title=Florbalka\S*&brand=unihoc&shaftLengthCm=70-70/,
    );
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/az-vyroste\/[\w-]{43}\/odhlasit>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await inMonth('2028-05')).toHaveLength(1);
    expect(await listReminders(platform, parent)).toMatchObject([{ state: 'sent' }]);
  });

  it('lists nearby offers first if the place is known', async () => {
    const kid = (title: string, place: string) => ({ 'attributes.shaftLengthCm': '75', title, place });
    await addListing(platform, seller, { values: kid('Hůl z Brna', codeOf('Brno')) });
    platform.clock.advance(1_000);
    await addListing(platform, seller, { values: kid('Hůl z Ostravy', codeOf('Ostrava')) });
    await addReminder(platform, parent, { ...stick, place: codeOf('Brno') });
    const [mail] = await inMonth('2028-04');
    expect(mail?.text.indexOf('Hůl z Brna')).toBeLessThan(mail?.text.indexOf('Hůl z Ostravy') ?? 0);
    expect(mail?.text).toContain('Hůl z Ostravy');
  });

  it('states when there are no matching offers', async () => {
    await addReminder(platform, parent, shoes);
    const [mail] = await inMonth('2027-06');
    expect(mail?.text).toContain('Teď tu taková není');
  });

  it('is stored once for repeated requests, and their number is limited', async () => {
    const { id } = given(await addReminder(platform, parent, shoes));
    expect(await addReminder(platform, parent, shoes)).toMatchObject({ id });
    for (let index = 1; index < maxReminders; index += 1)
      given(await addReminder(platform, parent, { ...shoes, brand: brands[index] }));
    expect(await addReminder(platform, parent, stick)).toEqual(refuse('reminders-full'));
    expect(await addReminder(platform, parent, shoes)).toMatchObject({ id });
  });

  it('is postponed or ended only by its owner, and can be postponed after it was sent', async () => {
    const { id } = given(await addReminder(platform, parent, shoes));
    const stranger = await viewerOf(freshEmail());
    expect(await changeReminder(platform, ownReminder(stranger, id), '2027-09')).toBeUndefined();
    expect(await endReminder(platform, ownReminder(stranger, id))).toBeUndefined();
    expect(await inMonth('2027-06')).toHaveLength(1);
    expect(await changeReminder(platform, ownReminder(parent, id), '2027-09')).toMatchObject({
      state: 'active',
      month: '2027-09',
      spread: 0,
    });
    expect(await inMonth('2027-08')).toHaveLength(1);
    expect(await inMonth('2027-09')).toHaveLength(2);
    for (const month of ['2027-09', '2027-08', '2031-01'])
      expect(await changeReminder(platform, ownReminder(parent, id), month)).toMatchObject({
        refused: 'invalid-input',
      });
    expect(await endReminder(platform, ownReminder(parent, id))).toMatchObject({ ended: true });
    expect(await listReminders(platform, parent)).toEqual([]);
  });

  it('is refused with a message at the field, or with the reason why no reminder is possible', async () => {
    const refusal = (body: NewReminder) => addReminder(platform, parent, body);
    expect(await refusal({ category: 'florbalky', size: '70' })).toMatchObject({
      fields: { height: [expect.stringContaining('Výška')] },
    });
    expect(await refusal({ category: 'boty', size: '36' })).toMatchObject({
      fields: { age: [expect.stringContaining('Věk')] },
    });
    expect(await refusal({ category: 'dresy', size: 'velký', height: 120 })).toMatchObject({
      fields: { size: [expect.stringContaining('128')] },
    });
    expect(await refusal({ category: 'boty', size: '44', age: 12 })).toMatchObject({
      refused: 'nothing-to-remind',
      message: expect.stringContaining('pro dospělé'),
    });
    expect(await refusal({ category: 'florbalky', size: '70', height: 140 })).toMatchObject({
      refused: 'nothing-to-remind',
      message: expect.stringContaining('už teď'),
    });
  });
});

describe('without an account', () => {
  const email = 'rodic@example.cz';
  const asked = (to = email, client = to) => requestReminder(platform, { ...shoes, email: to, client });

  it('starts when confirmed, is sent in its month, and one key ends all reminders of the address', async () => {
    expect(await asked()).toEqual({ sentTo: email });
    await platform.runJobs();
    const [asking] = platform.emails;
    expect(`${asking?.subject} ${asking?.text}`).not.toMatch(/boty|EU|33/i);
    const key = keyIn(asking?.text);
    expect(await reminderOfKey(platform, key)).toMatchObject({ state: 'unconfirmed' });
    expect(await inMonth('2027-06', email)).toEqual([]);
    platform.clock.set(new Date('2026-11-27T11:00:00Z'));
    expect(await confirmReminder(platform, key)).toMatchObject({ state: 'active' });
    expect(await confirmReminder(platform, key)).toMatchObject({ state: 'active' });
    const mail = (await inMonth('2027-06', email)).at(-1);
    expect(mail?.subject).toContain('Už je to malé?');
    await addReminder(platform, { email }, stick);
    expect(await endReminders(platform, keyIn(mail?.text))).toEqual({ ended: 2 });
    expect(await endReminders(platform, keyIn(mail?.text))).toEqual({ ended: 0 });
    expect(await inMonth('2028-12', email)).toHaveLength(1);
    expect(await endReminders(platform, 'x'.repeat(43))).toEqual(refuse('link-not-valid'));
  });

  it('a stranger can neither change an existing reminder nor flood a mailbox', async () => {
    const { id } = given(await addReminder(platform, parent, shoes));
    await changeReminder(platform, ownReminder(parent, id), '2027-09');
    await asked(parent.email, 'stranger');
    expect(await listReminders(platform, parent)).toMatchObject([{ id, month: '2027-09', state: 'active' }]);
    for (let index = 0; index < 4; index += 1) given(await asked(parent.email, `c${index}`));
    expect(await asked(parent.email, 'c9')).toMatchObject({ refused: 'too-many-requests' });
  });

  it('a key is valid for its own reminder only, and is stored as a hash', async () => {
    await asked();
    await platform.runJobs();
    const key = keyIn(platform.emails[0]?.text);
    const keys = await platform.db.selectFrom('size_reminder_keys').selectAll().execute();
    expect(key).toHaveLength(43);
    expect(JSON.stringify(keys)).not.toContain(key);
    await addReminder(platform, { email }, stick);
    expect(await endReminder(platform, byKey(key))).toMatchObject({ name: 'Boty, EU\u00a033' });
    expect(await listReminders(platform, { ...parent, email })).toHaveLength(1);
    expect(await reminderOfKey(platform, key)).toEqual(refuse('link-not-valid'));
  });
});

describe('an item bought here', () => {
  const kid = {
    'attributes.shaftLengthCm': '70',
    brand: 'unihoc',
    model: 'Epic',
    title: 'Prodám Eliščinu první hůl',
    description: 'Eliška z ní vyrostla, je bez prasklin a málo hraná.',
  };

  async function deal(values: Record<string, string>, sold = true) {
    const listing = await addListing(platform, seller, { values });
    await ask(listing, { email: parent.email, viewer: parent });
    const id = await onlyId(parent);
    if (sold) await sell(platform, seller, listing, undefined, id);
    return id;
  }

  it('needs only the height, and copies facts of the listing but not the seller’s text or photos', async () => {
    const id = await deal(kid);
    expect(await boughtThing(platform, parent, id)).toEqual({
      bought: { name: 'Florbalka Unihoc Epic, shaft 70\u00a0cm', needs: 'height', reminder: undefined },
    });
    const reminder = given(await remindOfBought(platform, parent, { id, height: 122 }));
    expect(reminder.thing).toMatchObject({
      brand: 'unihoc',
      model: 'Epic',
      attributes: { hand: ['left'], shaftLengthCm: ['70-70'] },
    });
    expect(reminder.next.search).toMatchObject({ hand: 'left' });
    expect(JSON.stringify(reminder)).not.toMatch(/Elišk/);
    expect(await remindOfBought(platform, parent, { id, height: 122 })).toMatchObject({ id: reminder.id });
    expect(given(await boughtThing(platform, parent, id)).bought?.reminder?.id).toBe(reminder.id);
  });

  it('is recognized by its total length too, which is kept as stated', async () => {
    const id = await deal({ ...kid, 'attributes.shaftLengthCm': '', 'attributes.totalLengthCm': '80' });
    const { thing } = given(await remindOfBought(platform, parent, { id, height: 122 }));
    expect(thing).toMatchObject({ size: '70', attributes: { totalLengthCm: ['80-80'] } });
    expect(thing.attributes).not.toHaveProperty('shaftLengthCm');
  });

  it('is not offered before the deal, to the seller, to strangers, or in an adult size', async () => {
    const open = await deal(kid, false);
    expect(await boughtThing(platform, parent, open)).toEqual({});
    expect(await remindOfBought(platform, parent, { id: open, height: 122 })).toEqual(refuse('not-found'));
    parent = await viewerOf(freshEmail());
    const id = await deal({ ...kid, title: 'Druhá dětská hůl' });
    expect(await boughtThing(platform, seller, id)).toEqual({});
    expect(await boughtThing(platform, await viewerOf(freshEmail()), id)).toEqual(refuse('not-found'));
    parent = await viewerOf(freshEmail());
    const long = await deal({ ...kid, title: 'Hůl pro dospělého', 'attributes.shaftLengthCm': '96' });
    expect(await boughtThing(platform, parent, long)).toEqual({});
  });

  it('keeps its reminder when the listing is deleted', async () => {
    const id = await deal(kid);
    await remindOfBought(platform, parent, { id, height: 122 });
    await platform.db.deleteFrom('listings').execute();
    expect(await inMonth('2028-04')).toHaveLength(1);
  });
});

test('expired rows are deleted: unconfirmed, sent, and keys', async () => {
  await requestReminder(platform, { ...shoes, email: 'x@example.cz', client: 'x' });
  await addReminder(platform, parent, shoes);
  await inMonth('2027-06');
  const left = async () => (await platform.db.selectFrom('size_reminders').select('state').execute()).length;
  expect(await left()).toBe(2);
  await outgrownSchedule(platform)[1]?.run();
  expect(await left()).toBe(1);
  platform.clock.set(new Date('2027-09-02T10:00:00Z'));
  await outgrownSchedule(platform)[1]?.run();
  expect(await left()).toBe(0);
  expect(await platform.db.selectFrom('size_reminder_keys').selectAll().execute()).toHaveLength(2);
});
