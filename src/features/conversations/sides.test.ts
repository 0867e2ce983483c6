import { beforeEach, describe, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { reserveFor } from '../listings/reserve-for.ts';
import type { ContactRequest } from './contact-advertiser.ts';
import { answerTime } from './feature.ts';
import { readConversation, archiveConversation, stopMessages } from './mark-conversation.ts';
import { showConversation } from './show.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask: askAbout, answer, listed, shown, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;
const day = 24 * hour;

let seller: Viewer;
let listingId: number;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * hour);
  seller = await newAdvertiser(platform);
  listingId = await addListing(platform, seller);
});
const ask = (writing: Partial<ContactRequest> = {}) => askAbout(writing.listingId ?? listingId, writing);

describe('access to a conversation', () => {
  it('an account that verifies the address later gets access, an unverified one does not', async () => {
    const email = freshEmail();
    await ask({ email });
    const id = await onlyId(seller);
    const buyer = await viewerOf(email);
    expect(await onlyId(buyer)).toBe(id);
    await platform.db
      .updateTable('advertisers')
      .set({ email_verified_at: null })
      .where('id', '=', buyer.advertiserId)
      .execute();
    expect((await listed(buyer)).items).toEqual([]);
    expect(await showConversation(platform, buyer, { id, before: undefined })).toEqual({
      refused: 'not-found',
    });
  });

  it('anyone else gets "not found"', async () => {
    await ask();
    const id = await onlyId(seller);
    const stranger = await viewerOf(freshEmail());
    const none = { refused: 'not-found' };
    expect((await listed(stranger)).items).toEqual([]);
    expect(await showConversation(platform, stranger, { id, before: undefined })).toEqual(none);
    expect(await answer(stranger, id, 'Ahoj')).toEqual(none);
    const upTo = platform.clock.now().toISOString();
    expect(await readConversation(platform, stranger, { id, upTo })).toEqual(none);
    expect(await archiveConversation(platform, stranger, { id, shelved: true })).toEqual(none);
    expect(await stopMessages(platform, stranger, { id, stopped: true })).toEqual(none);
  });

  it('a stranger signing with somebody’s address starts a separate conversation', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer, text: 'Píšu po přihlášení.' });
    await ask({ email: buyer.email, text: 'Vydávám se za někoho jiného.', client: 'other' });
    const { items } = await listed(seller);
    const conversations = await Promise.all(items.map(({ id }) => shown(seller, id)));
    const said = conversations.flatMap(({ messages }) =>
      messages.map(({ text, unproven }) => ({ text, unproven })),
    );
    expect(said).toHaveLength(2);
    expect(said).toContainEqual({ text: 'Píšu po přihlášení.', unproven: false });
    expect(said).toContainEqual({ text: 'Vydávám se za někoho jiného.', unproven: true });
  });

  it('the account keeps access after changing its address, and the address’s next owner gets none', async () => {
    const old = freshEmail();
    const buyer = await viewerOf(old);
    await ask({ email: old, viewer: buyer });
    const id = await onlyId(buyer);
    const moved = { ...buyer, email: freshEmail() };
    await platform.db
      .updateTable('advertisers')
      .set({ email: moved.email })
      .where('id', '=', buyer.advertiserId)
      .execute();
    expect(await onlyId(moved)).toBe(id);
    expect((await listed(await viewerOf(old))).items).toEqual([]);
    await answer(seller, id, 'Píšu na novou adresu.');
    await platform.runJobs();
    expect(platform.emails.findLast(({ text }) => text.includes('novou adresu'))?.to).toBe(moved.email);
  });

  it('the advertiser sees the public name only of an asker who has written while signed in', async () => {
    const buyer = await viewerOf(freshEmail());
    await platform.db
      .updateTable('advertisers')
      .set({ public_name: 'Tereza V.' })
      .where('id', '=', buyer.advertiserId)
      .execute();
    await ask({ email: buyer.email, name: 'Terka' });
    const id = await onlyId(seller);
    expect((await shown(seller, id)).other.name).toBe('Terka');
    await answer(buyer, id, 'To jsem já.');
    expect((await shown(seller, id)).other.name).toBe('Tereza V.');
  });
});

describe('the name of the asker', () => {
  const names = async (viewer: Viewer) => {
    const { items } = await listed(seller);
    const { askers } = await reservedFor(items[0]?.id ?? '');
    const { public_name } = await platform.db
      .selectFrom('advertisers')
      .where('id', '=', viewer.advertiserId)
      .select('public_name')
      .executeTakeFirstOrThrow();
    return { shown: items[0]?.other.name, askers: askers.map(({ name }) => name), publicName: public_name };
  };
  const reservedFor = async (conversationId: string) => {
    const own = await reserveFor(platform, seller, { id: listingId, conversationId });
    if (isRefusal(own)) throw new Error(own.refused);
    return own;
  };

  it('stays as typed by a stranger after they sign in and continue', async () => {
    const email = freshEmail();
    await ask({ email, name: 'Petr Kupec' });
    const buyer = await viewerOf(email);
    await answer(buyer, await onlyId(buyer), 'Můžu přijet v pátek.');
    await platform.runJobs();
    const mail = platform.emails.findLast(({ to }) => to === seller.email);
    expect(mail?.text).toContain('Petr Kupec ti přes Florbalový bazar píše');
    expect(await names(buyer)).toEqual({
      shown: 'Petr Kupec',
      askers: ['Petr Kupec'],
      publicName: 'Petr K.',
    });
  });

  it('is the one typed by a signed-in user whose account has no chosen name', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, name: 'Eva Kupcová', viewer: buyer });
    expect(await names(buyer)).toEqual({
      shown: 'Eva Kupcová',
      askers: ['Eva Kupcová'],
      publicName: 'Eva K.',
    });
    await ask({ email: buyer.email, name: 'Evička', viewer: buyer, text: 'A ještě jedna otázka.' });
    await platform.runJobs();
    const mail = platform.emails.findLast(({ to }) => to === seller.email);
    expect(mail?.text).toContain('Eva K. ti přes Florbalový bazar píše');
    expect(await names(buyer)).toMatchObject({ shown: 'Eva K.', publicName: 'Eva K.' });
  });

  it('does not become public if it contains a contact, or was sent with a foreign address', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, name: 'Eva 777 123 456', viewer: buyer });
    expect(await names(buyer)).toMatchObject({
      shown: 'Eva 777 123 456',
      publicName: expect.stringMatching(/^Hráč/),
    });
    await ask({ email: freshEmail(), name: 'Někdo Jiný', viewer: buyer });
    expect(await names(buyer)).toMatchObject({ publicName: expect.stringMatching(/^Hráč/) });
  });
});

describe('stopping the other side', () => {
  const refusedSend = { refused: 'messages-not-wanted' };

  it('refuses their messages everywhere: in the conversation, by the form and about other listings', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer });
    const id = await onlyId(buyer);
    await stopMessages(platform, seller, { id, stopped: true });
    await platform.runJobs();
    platform.emails.length = 0;
    const other = await addListing(platform, seller);
    expect(await answer(buyer, id, 'Haló?')).toEqual(refusedSend);
    expect(await ask({ listingId: other, email: buyer.email })).toEqual(refusedSend);
    expect(await ask({ listingId: other, email: freshEmail(), viewer: buyer })).toEqual(refusedSend);
    expect(await answer(seller, id, 'A ještě něco')).toMatchObject(refusedSend);
    await platform.runJobs();
    expect(platform.emails).toEqual([]);
    expect((await shown(seller, id)).stopped).toBe('by-me');
    expect((await shown(buyer, id)).stopped).toBe('by-other');
    await stopMessages(platform, seller, { id, stopped: false });
    expect((await shown(buyer, id)).stopped).toBeUndefined();
    expect(await answer(buyer, id, 'Haló?')).toEqual({ sent: true });
  });

  it('works for the asker too, and against somebody without an account', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer });
    const id = await onlyId(buyer);
    await stopMessages(platform, buyer, { id, stopped: true });
    expect(await answer(seller, id, 'Haló?')).toEqual(refusedSend);

    const email = freshEmail();
    await ask({ email });
    const ofStranger = (await listed(seller)).items.find((item) => item.id !== id)?.id ?? '';
    await stopMessages(platform, seller, { id: ofStranger, stopped: true });
    expect(await ask({ email, text: 'Zkouším to znovu.' })).toEqual(refusedSend);
  });
});

it('the usual response time on the site is known after three answered conversations', async () => {
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', seller.advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  const hours = async () => (await answerTime(platform, slug)).hours;
  for (const took of [1, 2.5, 30]) {
    expect(await hours()).toBeUndefined();
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer, client: buyer.email });
    platform.clock.advance(took * hour);
    await answer(seller, await onlyId(buyer), 'Je.');
    // Only the first reply counts.
    platform.clock.advance(50 * hour);
    await answer(seller, await onlyId(buyer), 'Máš zájem?');
  }
  expect(await hours()).toBe(3);
  await ask({ email: seller.email, viewer: seller, text: 'Píšu sám sobě, jsem rychlý.' });
  expect(await hours()).toBe(3);
  platform.clock.advance(91 * day);
  expect(await hours()).toBeUndefined();
});
