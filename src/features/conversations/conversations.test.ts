import { beforeEach, describe, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { release, sell } from '../listings/move.ts';
import { reopen } from '../listings/reopen.ts';
import { reserveFor } from '../listings/reserve-for.ts';
import type { ContactRequest } from './contact-advertiser.ts';
import type { Conversation } from './contract.ts';
import { sweepMessages } from './feature.ts';
import { answerConversation } from './answer.ts';
import { readConversation, archiveConversation } from './mark-conversation.ts';

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
const words = ({ messages }: Conversation) => messages.map(({ text, own }) => (own ? `já: ${text}` : text));

describe('a conversation', () => {
  it('shows a reservation as theirs to its asker only', async () => {
    const [buyer, other] = [await viewerOf(freshEmail()), await viewerOf(freshEmail())];
    await ask({ email: buyer.email, viewer: buyer });
    const id = await onlyId(buyer);
    await ask({ email: other.email, viewer: other });
    const reserved = await reserveFor(platform, seller, { id: listingId, conversationId: id });
    expect(reserved).toMatchObject({ state: 'reserved', reservedFor: { conversationId: id } });
    for (const viewer of [buyer, seller])
      expect(await shown(viewer, id)).toMatchObject({ reservedHere: true, listing: { state: 'reserved' } });
    expect(await shown(other, await onlyId(other))).toMatchObject({
      reservedHere: false,
      listing: { state: 'reserved' },
    });
    await release(platform, seller, listingId);
    expect(await shown(buyer, id)).toMatchObject({ reservedHere: false });
  });

  it('informs the previous holder that the reservation is for somebody else, and only the advertiser for whom', async () => {
    const [buyer, other] = [await viewerOf(freshEmail()), await viewerOf(freshEmail())];
    for (const viewer of [buyer, other]) await ask({ email: viewer.email, viewer });
    const [id, otherId] = [await onlyId(buyer), await onlyId(other)];
    await reserveFor(platform, seller, { id: listingId, conversationId: id });
    const { name } = (await shown(seller, id)).other;
    expect(await shown(seller, otherId)).toMatchObject({ reservedElsewhere: { name } });
    await reserveFor(platform, seller, { id: listingId, conversationId: otherId });
    expect(await shown(buyer, id)).toMatchObject({ reservedHere: false, reservedElsewhere: {} });
    expect((await shown(buyer, id)).reservedElsewhere).not.toHaveProperty('name', name);
    expect((await shown(other, otherId)).reservedElsewhere).toBeUndefined();
  });

  it('shows both sides to whom the listing was sold, until the sale is undone', async () => {
    const [buyer, other] = [await viewerOf(freshEmail()), await viewerOf(freshEmail())];
    for (const viewer of [buyer, other]) await ask({ email: viewer.email, viewer });
    const [id, otherId] = [await onlyId(buyer), await onlyId(other)];
    await reserveFor(platform, seller, { id: listingId, conversationId: otherId });
    expect(await sell(platform, seller, listingId, 900, id)).toMatchObject({ state: 'sold' });
    for (const viewer of [buyer, seller])
      expect(await shown(viewer, id)).toMatchObject({ reservedHere: true, listing: { state: 'sold' } });
    expect(await shown(other, otherId)).toMatchObject({ reservedHere: false, listing: { state: 'sold' } });

    await reopen(platform, seller, listingId);
    expect(await shown(buyer, id)).toMatchObject({ reservedHere: false, listing: { state: 'active' } });
    await sell(platform, seller, listingId);
    expect(await shown(buyer, id)).toMatchObject({ reservedHere: false, listing: { state: 'sold' } });
  });

  it('about another listing cannot be named as the buyer’s', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer, listingId: await addListing(platform, seller) });
    const elsewhere = await onlyId(buyer);
    expect(await sell(platform, seller, listingId, undefined, elsewhere)).toEqual(
      refuse('listing-not-found'),
    );
  });

  it('starts with a message from the form, and the advertiser finds it with its listing', async () => {
    await ask({ phone: '777123456' });
    const { items, unread } = await listed(seller);
    expect(unread).toBe(1);
    expect(items).toMatchObject([
      {
        side: 'advertiser',
        other: { name: 'Eva Nováková' },
        listing: { id: listingId, state: 'active' },
        last: { text: 'Je hůl ještě k mání?', own: false },
        unread: 1,
      },
    ]);
    const conversation = await shown(seller, items[0]?.id ?? '');
    expect(conversation.messages).toMatchObject([{ own: false, unproven: true, phone: '777123456' }]);
    expect(JSON.stringify([items, conversation])).not.toContain('eva@example.cz');
  });

  it('receives further messages from the same address about the same listing', async () => {
    await ask();
    await ask({ text: 'A poslal bys ji Zásilkovnou?' });
    const id = await onlyId(seller);
    expect(words(await shown(seller, id))).toEqual(['Je hůl ještě k mání?', 'A poslal bys ji Zásilkovnou?']);
    await ask({ email: freshEmail(), text: 'Dám za ni o stovku víc.' });
    expect((await listed(seller)).items).toHaveLength(2);
  });

  it('is created once for concurrent first messages', async () => {
    await Promise.all(['První zpráva tady', 'Druhá zpráva tady'].map((text) => ask({ text, client: text })));
    expect((await shown(seller, await onlyId(seller))).messages).toHaveLength(2);
  });

  it('continues from both sides, each message with an email that discloses neither address', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer });
    const id = await onlyId(buyer);
    await platform.runJobs();
    platform.emails.length = 0;
    expect(await answer(seller, id, 'Je, přijď v úterý.')).toEqual({ sent: true });
    expect(await answer(buyer, id, 'Ano')).toEqual({ sent: true });
    await platform.runJobs();
    expect(platform.emails).toMatchObject([
      { to: buyer.email, subject: 'Odpověď k inzerátu „Unihoc Epic 26, 96 cm“' },
      { to: seller.email, subject: 'Nová zpráva k inzerátu „Unihoc Epic 26, 96 cm“' },
    ]);
    for (const { to, ...email } of platform.emails) {
      expect(email.replyTo, to).toBeUndefined();
      expect(JSON.stringify(email), to).not.toContain(to === buyer.email ? seller.email : buyer.email);
    }
    expect(platform.emails[0]?.text).toContain('> Je, přijď v úterý.');
    expect(platform.emails[0]?.text).toContain(`/moje-inzerce/overeni?dal=/ucet/zpravy/${id}`);
    const seen = await shown(buyer, id);
    expect(words(seen)).toEqual(['já: Je hůl ještě k mání?', 'Je, přijď v úterý.', 'já: Ano']);
    expect(seen).toMatchObject({ side: 'asker', other: { name: 'Tomáš V.' }, mailsAddress: false });
    expect(JSON.stringify(seen)).not.toContain(seller.email);
  });

  it('emails replies to an asker without an account, who can respond by email', async () => {
    const email = freshEmail();
    await ask({ email });
    await answer(seller, await onlyId(seller), 'Je, přijď v úterý.');
    await platform.runJobs();
    const mail = platform.emails.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ replyTo: seller.email });
    expect(mail?.text).not.toContain('k mání');
    expect(await shown(seller, await onlyId(seller))).toMatchObject({ mailsAddress: true });
  });

  it('stores nothing when the email cannot be queued', async () => {
    await ask();
    const id = await onlyId(seller);
    const queue = { add: () => Promise.reject(new Error('queue is down')) };
    const text = 'Tohle se nemá uložit.';
    await expect(
      answerConversation({ ...platform, queue }, seller, { id, text, client: 'x' }),
    ).rejects.toThrow('queue is down');
    expect((await shown(seller, id)).messages).toHaveLength(1);
  });

  it('stores a double submission once, but the same text again later', async () => {
    await ask();
    const id = await onlyId(seller);
    await Promise.all([answer(seller, id, 'Ano'), answer(seller, id, 'Ano')]);
    platform.clock.advance(61_000);
    await answer(seller, id, 'Ano');
    expect(words(await shown(seller, id)).slice(1)).toEqual(['já: Ano', 'já: Ano']);
  });

  it('stays readable when its listing has ended or was removed, without the photo of a removed one', async () => {
    await ask();
    const id = await onlyId(seller);
    for (const state of ['sold', 'blocked'] as const) {
      await platform.db.updateTable('listings').set({ state }).where('id', '=', listingId).execute();
      const { listing, messages } = await shown(seller, id);
      expect([listing.state, listing.photo, messages.length]).toEqual([state, undefined, 1]);
    }
    expect(await answer(seller, id, 'Už je pryč.')).toEqual({ sent: true });
  });

  it('shows the newest messages, and earlier ones by pages', async () => {
    await ask();
    const id = await onlyId(seller);
    const now = platform.clock.now().getTime();
    const row = { listing_id: listingId, sender_name: 'Tomáš V.', sender_email: seller.email, client: 'x' };
    await platform.db
      .insertInto('contact_messages')
      .values(
        Array.from({ length: 60 }, (_, i) => ({
          ...row,
          id: platform.ids.uuid(),
          conversation_id: id,
          from_advertiser: true,
          message: `Zpráva ${i + 1}`,
          created_at: new Date(now + (i + 1) * 1000),
        })),
      )
      .execute();
    const newest = await shown(seller, id);
    expect(newest.messages).toHaveLength(50);
    expect(newest.messages.at(-1)?.text).toBe('Zpráva 60');
    const earlier = await shown(seller, id, newest.earlier);
    expect(earlier.messages.map(({ text }) => text)).toEqual([
      'Je hůl ještě k mání?',
      ...Array.from({ length: 10 }, (_, i) => `Zpráva ${i + 1}`),
    ]);
    expect(earlier.earlier).toBeUndefined();
  });
});

describe('reading', () => {
  it('counts messages of the other side until they are read, and then shows them as read to the writer', async () => {
    const buyer = await viewerOf(freshEmail());
    await ask({ email: buyer.email, viewer: buyer });
    const id = await onlyId(buyer);
    await answer(seller, id, 'Je.');
    await answer(seller, id, 'A mám i čepel.');
    expect((await listed(seller)).unread).toBe(0);
    expect((await listed(buyer)).unread).toBe(2);
    const first = (await shown(buyer, id)).messages[1]?.sentAt ?? '';
    expect(await readConversation(platform, buyer, { id, upTo: first })).toEqual({ unread: 1 });
    const read = async () => (await shown(seller, id)).messages.map((message) => message.read);
    expect(await read()).toEqual([false, true, false]);
    expect(await readConversation(platform, buyer, { id, upTo: '2999-01-01T00:00:00.000Z' })).toEqual({
      unread: 0,
    });
    expect(await readConversation(platform, buyer, { id, upTo: first })).toEqual({ unread: 0 });
    await answer(seller, id, 'Ještě něco.');
    expect(await read()).toEqual([false, true, true, false]);
  });

  it('archives a conversation for one side, until a new message brings it back', async () => {
    await ask();
    const id = await onlyId(seller);
    await archiveConversation(platform, seller, { id, shelved: true });
    expect((await listed(seller)).items).toEqual([]);
    expect((await listed(seller, true)).items).toMatchObject([{ id }]);
    platform.clock.advance(1000);
    await ask({ text: 'Haló, ještě tam jsi?' });
    expect((await listed(seller)).items).toMatchObject([{ id }]);
    await archiveConversation(platform, seller, { id, shelved: true });
    await archiveConversation(platform, seller, { id, shelved: false });
    expect((await listed(seller)).items).toMatchObject([{ id }]);
  });
});

it('accepts at most twenty messages an hour from an account; messages others sign with its address do not count', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      ask({ email: seller.email, text: `Zahlcuju adresu ${i}`, client: `f${i}` }),
    ),
  );
  await ask({ client: 'z' });
  const id = (await listed(seller)).items.find(({ other }) => other.name === 'Eva Nováková')?.id ?? '';
  const answers = [];
  for (let i = 0; i < 22; i += 1) answers.push(await answer(seller, id, `Odpověď ${i}`, `client ${i}`));
  expect(answers.filter((each) => !isRefusal(each))).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ refused: 'too-many-requests' });
});

it('deletes messages twelve months after they were sent', async () => {
  await ask();
  const id = await onlyId(seller);
  platform.clock.advance(300 * day);
  await answer(seller, id, 'Promiň, až teď.');
  platform.clock.advance(67 * day);
  await sweepMessages(platform);
  expect(words(await shown(seller, id))).toEqual(['já: Promiň, až teď.']);
  platform.clock.advance(300 * day);
  await sweepMessages(platform);
  expect((await listed(seller)).items).toEqual([]);
});
