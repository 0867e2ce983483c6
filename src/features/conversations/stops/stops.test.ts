import { describe, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { given } from '../../../../test/permissions/scene.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/errors.ts';
import { lastActions } from '../../audit/db.ts';
import { blockAccount } from '../../blocking/block.ts';
import { sendMessageAs } from '../answer.ts';
import { conversationOfSide } from '../db.ts';
import { conversationJobs } from '../feature.ts';
import { proposeMeeting } from '../meetings/meetings.ts';
import { confirmSenderStop, listSenderStops, releaseSender } from './review.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, answer, listed, shown } = conversationHelpers(platform);
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const fraud =
  'Dobrý den, zaplatil jsem přes kurýra, peníze na vás čekají. Kurýr si hůl vyzvedne, stačí na odkazu http://dpd-platba.xyz/prijem zadat číslo karty.';
const honest = 'Je hůl ještě k mání? Stavil bych se ve čtvrtek v hale.';
const day = 86_400_000;
const reason = 'podívali jsme se';

const listing = async () => addListing(platform, await newAdvertiser(platform));
/** Writes about this many listings of different advertisers. */
async function writes(sender: { email: string; viewer?: Viewer }, text: string, times: number) {
  for (let sent = 0; sent < times; sent += 1)
    expect(await ask(await listing(), { client: sender.email, ...sender, text })).toMatchObject({
      sent: true,
    });
}
async function person() {
  const viewer = await viewerOf(freshEmail());
  return { email: viewer.email, viewer };
}
const stopOf = async (email: string) =>
  (await listSenderStops(platform)).stops.find((stop) => stop.email === email);
const run = async () => {
  await platform.runJobs(conversationJobs(platform));
  await platform.runJobs();
};

describe('a sender', () => {
  it('is not stopped for frauds in two conversations, or for honest messages in many', async () => {
    const sender = await person();
    await writes(sender, fraud, 2);
    await writes(sender, honest, 5);
    expect(await stopOf(sender.email)).toBeUndefined();
    platform.clock.advance(day + 1);
    await writes(sender, fraud, 2);
    expect(await stopOf(sender.email)).toBeUndefined();
  });

  it('of frauds in three conversations within a day can start no other, and further suspected frauds are held', async () => {
    const sender = await person();
    await writes(sender, honest, 1);
    const id = (await listed(sender.viewer)).items[0]?.id ?? '';
    await writes(sender, fraud, 3);
    expect(await ask(await listing(), { ...sender, text: honest })).toEqual(refuse('sender-stopped'));
    expect(await answer(sender.viewer, id, 'Dobře, stavím se v hale.')).toEqual({ sent: true });
    const again = `${fraud} Pospěšte si prosím.`;
    expect(await answer(sender.viewer, id, again)).toEqual(refuse('message-held'));
    expect(await answer(sender.viewer, id, again)).toEqual(refuse('message-held'));
    expect((await shown(sender.viewer, id)).messages.map(({ text }) => text)).not.toContain(again);
    const stop = await stopOf(sender.email);
    expect(stop?.flagged.map(({ text }) => text)).toEqual([fraud, fraud, fraud]);
    expect(stop?.held.map(({ text }) => text)).toEqual([again]);
    await run();
    expect(platform.emails.findLast(({ to }) => to === platform.config.contactEmail)?.subject).toBe(
      'Zastavené zprávy: čekají na tebe',
    );
  });

  it('without an account is stopped by address; an account with that address is not', async () => {
    const email = freshEmail();
    await writes({ email }, fraud, 3);
    expect(await ask(await listing(), { email, text: honest })).toEqual(refuse('sender-stopped'));
    const owner = await viewerOf(email);
    expect(await ask(await listing(), { email, viewer: owner, text: honest })).toMatchObject({ sent: true });
  });

  it('typing somebody else’s address is stopped, the address’s owner is not', async () => {
    const { viewer } = await person();
    const email = freshEmail();
    await writes({ email, viewer }, fraud, 3);
    expect(await stopOf(email)).toBeUndefined();
    expect(await stopOf(viewer.email)).toMatchObject({ flagged: [{}, {}, {}] });
    expect(await ask(await listing(), { ...viewer, viewer, text: honest })).toEqual(refuse('sender-stopped'));
    expect(await ask(await listing(), { email, text: honest })).toMatchObject({ sent: true });
  });

  it('is not stopped for messages that somebody else signed with the same address', async () => {
    const email = freshEmail();
    await writes({ email }, fraud, 2);
    const owner = await viewerOf(email);
    for (const { id } of (await listed(owner)).items)
      expect(await answer(owner, id, 'To jsem nepsal já, omlouvám se.')).toEqual({ sent: true });
    await writes({ email, viewer: owner }, fraud, 1);
    expect(await stopOf(email)).toBeUndefined();
  });
});

/** A stopped sender's conversation with a held message, and its advertiser. */
async function saidAndHeld(
  sender: { email: string; viewer?: Viewer },
  text: string,
): Promise<[seller: Viewer, conversation: string]> {
  const seller = await newAdvertiser(platform);
  const listingId = await addListing(platform, seller);
  expect(await ask(listingId, { client: sender.email, ...sender, text: fraud })).toMatchObject({
    sent: true,
  });
  await writes(sender, fraud, 2);
  expect(await ask(listingId, { client: sender.email, ...sender, text })).toEqual(refuse('message-held'));
  return [seller, (await listed(seller)).items[0]?.id ?? ''];
}

describe('a held message', () => {
  const times = 25;

  it('counts towards the hourly limit', async () => {
    const sender = await person();
    await writes(sender, fraud, 3);
    const id = (await listed(sender.viewer)).items[0]?.id ?? '';
    const said = [];
    for (let sent = 0; sent < times; sent += 1)
      said.push(await answer(sender.viewer, id, `${fraud} Pospěšte si, ${sent}.`));
    expect(said[0]).toEqual(refuse('message-held'));
    expect(said.at(-1)).toMatchObject({ refused: 'too-many-requests' });
    expect((await stopOf(sender.email))?.held).toHaveLength(17);
  });

  it('keeps only its text, and its sender learns that a meeting has to be proposed again', async () => {
    const sender = await person();
    await writes(sender, fraud, 3);
    const id = (await listed(sender.viewer)).items[0]?.id ?? '';
    const at = new Date(platform.clock.now().getTime() + day).toISOString().slice(0, 16);
    const place = 'číslo karty zadej na http://dpd-platba.xyz/prijem, kurýr ti pošle peníze';
    const meeting = { id, place, at, client: sender.email };
    expect(await proposeMeeting(platform, sender.viewer, meeting)).toMatchObject({
      refused: 'message-held',
      message: expect.stringMatching(/^Zpráva nedošla: .+ Předání pak navrhni znovu/),
    });
  });
});

describe('an admin', () => {
  it('releases a sender once: held messages are delivered, the sender is notified, and earlier ones no longer count', async () => {
    const sender = await person();
    await writes(sender, fraud, 3);
    const [conversation] = (await listed(sender.viewer)).items;
    const again = `${fraud} Pospěšte si prosím.`;
    await answer(sender.viewer, conversation?.id ?? '', again);
    const { id = '' } = (await stopOf(sender.email)) ?? {};
    const released = await Promise.all([1, 2].map(() => releaseSender(platform, admin, { id, reason })));
    expect(released).toContainEqual({ delivered: 1 });
    expect(released).toContainEqual(refuse('decided-already'));
    await run();
    const { messages } = await shown(sender.viewer, conversation?.id ?? '');
    expect(messages.at(-1)?.text).toBe(again);
    expect(platform.emails.findLast(({ to }) => to === sender.email)?.subject).toBe(
      'Zprávy zase můžeš posílat',
    );
    const subject = `advertiser:${sender.viewer.advertiserId}`;
    const [action] = await lastActions(platform.db, { subject, atMost: 1 });
    expect(action).toMatchObject({ action: 'release-sender', reason });
    await writes(sender, fraud, 1);
    expect(await stopOf(sender.email)).toBeUndefined();
  });

  it('delivers a message signed with somebody else’s address as unverified, never as its owner’s', async () => {
    const owner = await person();
    const { viewer: author } = await person();
    const again = `${fraud} Pospěšte si prosím.`;
    const [seller, id] = await saidAndHeld({ email: owner.email, viewer: author }, again);
    const { id: stop = '' } = (await stopOf(author.email)) ?? {};
    given(await releaseSender(platform, admin, { id: stop, reason }));
    await run();
    const { messages, other } = await shown(seller, id);
    expect(messages.at(-1)).toMatchObject({ text: again, own: false, unproven: true });
    expect(other.name).toBe('Eva Nováková');
    const rows = await platform.db
      .selectFrom('contact_messages')
      .where('conversation_id', '=', id)
      .select(['sender_id', 'sender_email'])
      .execute();
    const signed = { sender_id: author.advertiserId, sender_email: owner.email };
    expect(rows).toEqual([signed, signed]);
  });

  it('delivers a held reply by email as such, because it proves the address', async () => {
    const [seller, email] = [await newAdvertiser(platform), freshEmail()];
    await ask(await addListing(platform, seller), { email, client: email, text: honest });
    const id = (await listed(seller)).items[0]?.id ?? '';
    await writes({ email }, fraud, 3);
    const again = `${fraud} Pospěšte si prosím.`;
    const writer = {
      person: { id: undefined, email },
      byEmail: true,
      find: (db: typeof platform.db) => conversationOfSide(db, id, 'asker'),
    };
    const carried = { wasSaid: async () => false };
    expect(await sendMessageAs(platform, writer, { id, text: again, client: email }, carried)).toEqual(
      refuse('message-held'),
    );
    const { id: stop = '' } = (await stopOf(email)) ?? {};
    given(await releaseSender(platform, admin, { id: stop, reason }));
    await run();
    const { messages } = await shown(seller, id);
    expect(messages.at(-1)).toMatchObject({ text: again, byEmail: true, unproven: false });
  });

  it('drops a stranger’s held message once the conversation belongs to an account', async () => {
    const owner = await person();
    const again = `${fraud} Pospěšte si prosím.`;
    const [seller, id] = await saidAndHeld({ email: owner.email }, again);
    expect(await answer(owner.viewer, id, 'To jsem nepsal já.')).toEqual({ sent: true });
    const { id: stop = '' } = (await stopOf(owner.email)) ?? {};
    given(await releaseSender(platform, admin, { id: stop, reason }));
    await run();
    expect((await shown(seller, id)).messages.map(({ text }) => text)).not.toContain(again);
    expect(
      await platform.db.selectFrom('held_messages').where('conversation_id', '=', id).selectAll().execute(),
    ).toEqual([]);
  });

  it('leaves a sender stopped, or blocks the account; then no review is pending', async () => {
    const [stays, blocked] = [await person(), await person()];
    for (const sender of [stays, blocked]) await writes(sender, fraud, 3);
    const { id = '' } = (await stopOf(stays.email)) ?? {};
    expect(given(await confirmSenderStop(platform, admin, { id, reason }))).toEqual({ stopped: true });
    expect(await confirmSenderStop(platform, admin, { id, reason })).toEqual(refuse('decided-already'));
    expect(await stopOf(stays.email)).toBeUndefined();
    expect(await ask(await listing(), { ...stays, text: honest })).toEqual(refuse('sender-stopped'));
    const why = { reason: 'Láká z lidí čísla karet.', rule: 'Podvod', source: 'own' } as const;
    given(await blockAccount(platform, admin, { id: blocked.viewer.advertiserId, ...why }));
    expect(await stopOf(blocked.email)).toBeUndefined();
  });
});

it('a message to a blocked account is refused with the reason, also shown in its conversation', async () => {
  const [seller, buyer] = [await newAdvertiser(platform), await person()];
  await ask(await addListing(platform, seller), { ...buyer, text: honest });
  const id = (await listed(buyer.viewer)).items[0]?.id ?? '';
  const why = { reason: 'Láká z lidí čísla karet.', rule: 'Podvod', source: 'own' } as const;
  given(await blockAccount(platform, admin, { id: seller.advertiserId, ...why }));
  expect(await answer(buyer.viewer, id, 'Platí to?')).toMatchObject({
    refused: 'messages-not-wanted',
    message: expect.stringContaining('zablokovaný'),
  });
  expect(await shown(buyer.viewer, id)).toMatchObject({ stopped: 'blocked' });
});
