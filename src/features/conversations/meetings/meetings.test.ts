import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { sell } from '../../listings/move.ts';
import { reopen } from '../../listings/reopen.ts';
import { answerConversation } from '../answer.ts';
import { stopMessages } from '../mark-conversation.ts';
import { calendarOf } from './calendar.ts';
import { pragueMoment } from './meeting-state.ts';
import { answerMeeting, meetingCalendar, proposeMeeting } from './meetings.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, shown, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;
const day = 24 * hour;

let seller: Viewer;
let buyer: Viewer;
let listingId: number;
let id: string;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * hour);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  listingId = await addListing(platform, seller);
  await ask(listingId, { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
});

const sent = { sent: true };
/** In this many days, at 19:00 in Prague. */
const inDays = (days: number) =>
  `${new Date(platform.clock.now().getTime() + days * day).toISOString().slice(0, 10)}T19:00`;
const propose = (viewer: Viewer, place: string, days = 2) =>
  proposeMeeting(platform, viewer, { id, place, at: inDays(days), client: viewer.email });
const proposals = async (viewer: Viewer) =>
  (await shown(viewer, id)).messages.filter(({ meeting }) => meeting !== undefined);
const meetingsOf = async (viewer: Viewer) =>
  (await proposals(viewer)).map(({ meeting }) => `${meeting?.place} ${meeting?.state}`);
async function answer(viewer: Viewer, given: 'confirmed' | 'declined' | 'cancelled', nth = -1) {
  const messageId = (await proposals(viewer)).at(nth)?.id ?? '';
  return answerMeeting(platform, viewer, { id, messageId, answer: given, client: viewer.email });
}

it('a meeting is proposed, changed by the other side and confirmed, each step emailed as a message', async () => {
  expect(await propose(buyer, 'Hala Poruba')).toEqual(sent);
  expect(await propose(buyer, 'Hala Poruba')).toEqual(sent);
  expect(await propose(seller, 'Nádraží')).toEqual(sent);
  expect(await answer(seller, 'confirmed')).toEqual(refuse('not-found'));
  expect(await answer(buyer, 'confirmed')).toEqual(sent);
  expect(await meetingsOf(buyer)).toEqual(['Hala Poruba replaced', 'Nádraží confirmed']);
  await platform.runJobs();
  const mailed = platform.emails.filter(({ text }) => /Navrhuju předání|Předání potvrzuju/.test(text));
  expect(mailed.slice(-3)).toHaveLength(3);
});

it('a meeting holds until another one is confirmed, or either side cancels it', async () => {
  await propose(buyer, 'Hala');
  await answer(seller, 'confirmed');
  await propose(buyer, 'Nádraží', 3);
  expect(await meetingsOf(buyer)).toEqual(['Hala confirmed', 'Nádraží open']);
  await answer(seller, 'confirmed');
  expect(await meetingsOf(buyer)).toEqual(['Hala replaced', 'Nádraží confirmed']);
  expect(await answer(seller, 'cancelled')).toEqual(sent);
  expect(await meetingsOf(buyer)).toEqual(['Hala replaced', 'Nádraží cancelled']);
  expect(await answer(seller, 'confirmed')).toEqual(refuse('meeting-closed'));
});

it('a meeting can be cancelled even if messages are stopped or limited, and the other side is emailed', async () => {
  await propose(buyer, 'Hala');
  await answer(seller, 'confirmed');
  await stopMessages(platform, seller, { id, stopped: true });
  expect(await propose(buyer, 'Nádraží')).toEqual(refuse('messages-not-wanted'));
  expect(await answer(buyer, 'cancelled')).toEqual(sent);
  expect(await meetingsOf(seller)).toEqual(['Hala cancelled']);
  await platform.runJobs();
  expect(platform.emails.at(-1)).toMatchObject({
    to: seller.email,
    text: expect.stringContaining('Předání ruším'),
  });

  await stopMessages(platform, seller, { id, stopped: false });
  await propose(buyer, 'Nádraží');
  await answer(seller, 'confirmed');
  const answered = { id, client: buyer.email };
  for (let each = 0; each < 20; each += 1)
    await answerConversation(platform, buyer, { ...answered, text: `Zpráva ${each}` });
  expect(await propose(buyer, 'Jinde')).toMatchObject({ refused: 'too-many-requests' });
  expect(await answer(buyer, 'cancelled')).toEqual(sent);
});

it('a meeting must be in the near future, and is over once its time has passed', async () => {
  const wrong = { refused: 'invalid-input', fields: { at: [expect.stringContaining('do 90 dní')] } };
  expect(await propose(buyer, 'Hala', -1)).toMatchObject(wrong);
  expect(await propose(buyer, 'Hala', 100)).toMatchObject(wrong);
  await propose(buyer, 'Hala', 1);
  platform.clock.advance(3 * day);
  expect(await meetingsOf(buyer)).toEqual(['Hala lapsed']);
  expect(await answer(seller, 'confirmed')).toEqual(refuse('meeting-closed'));
  expect(await propose(seller, 'Jinde')).toEqual(sent);
});

it('an unanswered meeting lapses with the sale, and waits again when the sale is undone', async () => {
  await propose(buyer, 'Hala');
  await sell(platform, seller, listingId, undefined, id);
  expect(await meetingsOf(buyer)).toEqual(['Hala lapsed']);
  expect(await answer(seller, 'confirmed')).toEqual(refuse('meeting-closed'));
  await reopen(platform, seller, listingId);
  expect(await meetingsOf(buyer)).toEqual(['Hala open']);
  expect(await answer(seller, 'confirmed')).toEqual(sent);
});

it('a meeting is never open twice, even if both sides submit concurrently', async () => {
  await Promise.all([propose(buyer, 'Hala'), propose(seller, 'Nádraží'), propose(buyer, 'Náměstí')]);
  expect((await meetingsOf(buyer)).filter((each) => each.endsWith('open'))).toHaveLength(1);
});

it('once a meeting is confirmed, its calendar file is available to the two participants only', async () => {
  await propose(buyer, 'Hala Poruba; vchod A, vlevo');
  const messageId = (await proposals(buyer))[0]?.id ?? '';
  const none = refuse('not-found');
  expect(await meetingCalendar(platform, buyer, { id, messageId })).toEqual(none);
  await answer(seller, 'confirmed');
  const stranger = await viewerOf(freshEmail());
  expect(await meetingCalendar(platform, stranger, { id, messageId })).toEqual(none);
  for (const viewer of [buyer, seller]) {
    const file = await meetingCalendar(platform, viewer, { id, messageId });
    if (isRefusal(file)) throw new Error(file.refused);
    const calendar = (await buffer(file.stream())).toString();
    expect(calendar).toContain(String.raw`LOCATION:Hala Poruba\; vchod A\, vlevo`);
    expect(calendar).toContain(`DTSTART;TZID=Europe/Prague:${inDays(2).replaceAll(/[-:]/g, '')}00`);
    expect(Buffer.byteLength(calendar)).toBe(file.size);
  }
});

it.each([
  ['2026-01-15T19:00', '2026-01-15T18:00:00.000Z'],
  ['2026-07-15T19:00', '2026-07-15T17:00:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
])('the local time %s in Prague is %s', (local, moment) => {
  expect(pragueMoment(local).toISOString()).toBe(moment);
});

it('the calendar file has lines of at most 75 bytes with CRLF, and parses back unchanged', () => {
  const at = new Date('2026-11-26T18:00:00Z');
  const title = 'Předání: Žluťoučká hůl přes celé hřiště, '.repeat(4).trim();
  const calendar = calendarOf({ uid: 'a@b', title, place: 'Hala', at, url: 'https://example.cz', now: at });
  const lines = calendar.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.at(-1)).toBe('');
  const whole = calendar.replaceAll('\r\n ', '').replaceAll(String.raw`\,`, ',');
  expect(whole).toContain(`SUMMARY:${title}\r\n`);
});
