import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { admin, ordered, withAccount } from '../../../test/memberships.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readQr } from '../../../test/read-qr.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { cancelOrder, cancelSoldOrder, noteRefund, withdrawFromOrder } from './cancel.ts';
import { confirmOrder } from './confirm.ts';
import { withdraw } from '../listings/move.ts';
import { getMembership } from './views.ts';
import { expireUnpaid, updateLevels, notifyEnds } from './feature.ts';
import { orderMembership } from './order.ts';
import { promoteListing } from './promotions.ts';

const base = await testPlatform();
const platform = withAccount(base);
const day = 86_400_000;
const start = new Date('2026-05-04T10:00:00Z');

let buyer: Viewer;
beforeAll(() => loadTowns(platform));
beforeEach(async () => {
  platform.clock.set(start);
  buyer = await newAdvertiser(platform);
});

const reason = 'platba na výpisu';
const mine = () => getMembership(platform, buyer);
const emailsTo = async () => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
};
async function bought(level: string) {
  const { id } = await ordered(platform, buyer, level);
  await confirmOrder(platform, admin, { id, reason });
  return id;
}
const states = async () => {
  const rows = await platform.db
    .selectFrom('listings')
    .select(['id', 'state'])
    .where('advertiser_id', '=', buyer.advertiserId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

it('starts at Základ with ten slots and no promotions, and lists the prices of the other levels', async () => {
  const { level, cards, tops, levels, orders } = await mine();
  expect({ level: level.id, cards, tops, orders }).toEqual({
    level: 'basic',
    cards: { limit: 10, created: 0, waiting: 0, left: 10, resting: 0 },
    tops: { limit: 0, used: 0, left: 0 },
    orders: [],
  });
  expect(levels.map(({ name, priceCzk, cards: many, tops: some }) => [name, priceCzk, many, some])).toEqual([
    ['Základ', 0, 10, 0],
    ['Klub', 99, 40, 2],
    ['Profi', 399, 300, 20],
  ]);
});

it('is ordered with a symbol and a code that banks read, and begins only when an admin confirms', async () => {
  const order = await ordered(platform, buyer, 'club');
  const { variableSymbol } = order;
  expect(order).toMatchObject({
    state: 'awaiting-payment',
    priceCzk: 99,
    payUntil: '2026-05-18T10:00:00.000Z',
  });
  const { size = 0, path = '' } = order.payment?.qr ?? {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  expect(await readQr(Buffer.from(svg))).toBe(
    `SPD*1.0*ACC:CZ6508000000192000145399*AM:99.00*CC:CZK*X-VS:${variableSymbol}*MSG:CLENSTVI KLUB`,
  );
  expect((await mine()).level.id).toBe('basic');

  const paid = await confirmOrder(platform, admin, { id: order.id, reason });
  expect(paid).toMatchObject({ state: 'paid' });
  expect(await mine()).toMatchObject({
    level: { id: 'club' },
    until: '2026-06-03T10:00:00.000Z',
    cards: { limit: 40, left: 40 },
    tops: { limit: 2, left: 2 },
  });
  expect(await emailsTo()).toEqual([
    `Objednávka členství Klub, variabilní symbol ${variableSymbol}`,
    'Členství Klub je zaplacené',
  ]);
  const about = platform.emails.filter(({ to }) => to === buyer.email);
  expect(about.map(({ replyTo }) => replyTo)).toEqual(about.map(() => platform.config.contactEmail));
  const [action] = await lastActions(platform.db, { subject: `membership-order:${order.id}`, atMost: 1 });
  expect(action).toMatchObject({
    admin: 'spravce@example.cz',
    action: 'confirm-order',
    reason,
    doneAt: start,
  });
  // A repeated confirmation is refused and extends nothing.
  expect(await confirmOrder(platform, admin, { id: order.id, reason })).toMatchObject({
    refused: 'membership-order-closed',
  });
  expect((await mine()).until).toBe('2026-06-03T10:00:00.000Z');
});

it('cannot be ordered without a configured bank account', async () => {
  expect(await orderMembership(base, buyer, 'club')).toMatchObject({ refused: 'membership-not-sold' });
  expect((await getMembership(base, buyer)).orderable).toBe(false);
});

it('allows one pending order at a time, even when two are sent concurrently', async () => {
  const both = await Promise.all([1, 2].map(() => orderMembership(platform, buyer, 'club')));
  expect(both.filter(isRefusal)).toMatchObject([{ refused: 'membership-order-waits' }]);
  const [waiting] = (await mine()).orders;
  const other = await newAdvertiser(platform);
  const id = waiting?.id ?? '';
  expect(await cancelOrder(platform, other, id)).toMatchObject({ refused: 'not-found' });
  expect(await cancelOrder(platform, buyer, id)).toMatchObject({ state: 'cancelled' });
  expect(await orderMembership(platform, buyer, 'pro')).toMatchObject({ state: 'awaiting-payment' });
  expect(await orderMembership(platform, other, 'basic')).toMatchObject({ refused: 'not-found' });
});

it('expires after fourteen days without payment, and a late payment can still be confirmed', async () => {
  const { id } = await ordered(platform, buyer, 'club');
  platform.clock.advance(14 * day - 1);
  await expireUnpaid(platform);
  expect((await mine()).orders[0]?.state).toBe('awaiting-payment');
  platform.clock.advance(1);
  await expireUnpaid(platform);
  expect((await mine()).orders[0]).toMatchObject({ state: 'expired', payment: undefined });
  expect(await emailsTo()).toContain('Objednávka členství Klub propadla');
  expect(await confirmOrder(platform, admin, { id, reason })).toMatchObject({ state: 'paid' });
});

it('is cancelled by an admin with a reason shown to the buyer', async () => {
  const { id } = await ordered(platform, buyer, 'club');
  await cancelSoldOrder(platform, admin, { id, reason: 'Objednáno omylem dvakrát.' });
  await platform.runJobs();
  const email = platform.emails.findLast(({ to }) => to === buyer.email);
  expect(email?.text).toContain('Objednáno omylem dvakrát.');
});

it('pauses listings over the limit when it ends, and resumes them when paid for again', async () => {
  await bought('club');
  for (let hours = 0; hours < 12; hours += 1) {
    await addListing(platform, buyer, { inserted: new Date(start.getTime() + hours * 3_600_000) });
  }
  platform.clock.advance(27 * day);
  await notifyEnds(platform);
  await notifyEnds(platform);
  expect((await emailsTo()).filter((subject) => subject.startsWith('Členství Klub končí'))).toHaveLength(1);
  platform.clock.advance(3 * day);
  await updateLevels(platform);
  // The two oldest are paused.
  expect(await states()).toEqual(['resting', 'resting', ...Array.from({ length: 10 }, () => 'active')]);
  expect(await mine()).toMatchObject({
    level: { id: 'basic' },
    cards: { limit: 10, created: 10, left: 0, resting: 2 },
  });
  await platform.runJobs();
  expect(platform.emails.findLast(({ to }) => to === buyer.email)?.text).toContain(
    'Máš o 2\u00a0inzeráty víc než karet',
  );
  await bought('club');
  expect(await states()).toEqual(Array.from({ length: 12 }, () => 'active'));
});

it('resumes the newest paused listing when slots become free, promoted ones first', async () => {
  await platform.db
    .updateTable('advertisers')
    .set({ card_limit: 1 })
    .where('id', '=', buyer.advertiserId)
    .execute();
  const inserted = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
  const living = await addListing(platform, buyer, { inserted: inserted(1) });
  await addListing(platform, buyer, { state: 'resting', inserted: inserted(5) });
  await addListing(platform, buyer, { state: 'resting', inserted: inserted(3) });
  const topped = { inserted: inserted(9), toppedUntil: new Date(start.getTime() + day) };
  const paid = await addListing(platform, buyer, { state: 'resting', ...topped });
  await withdraw(platform, buyer, living);
  expect(await states()).toEqual(['withdrawn', 'resting', 'resting', 'active']);
  await withdraw(platform, buyer, paid);
  expect(await states()).toEqual(['withdrawn', 'resting', 'active', 'withdrawn']);
});

it('keeps reserved and promoted listings when others exceed the limit', async () => {
  await bought('club');
  await addListing(platform, buyer, { state: 'reserved' });
  await addListing(platform, buyer, { toppedUntil: new Date(start.getTime() + 40 * day) });
  for (let more = 1; more <= 9; more += 1) {
    await addListing(platform, buyer, { inserted: new Date(start.getTime() + more * 3_600_000) });
  }
  platform.clock.advance(30 * day);
  await updateLevels(platform);
  expect(await states()).toEqual([
    'reserved',
    'active',
    'resting',
    ...Array.from({ length: 8 }, () => 'active'),
  ]);
});

it('is extended at its end; a higher level begins at once and the rest of the lower one follows', async () => {
  await bought('club');
  platform.clock.advance(10 * day);
  await bought('club');
  expect((await mine()).until).toBe('2026-07-03T10:00:00.000Z');
  await bought('pro');
  expect(await mine()).toMatchObject({
    level: { id: 'pro' },
    until: '2026-06-13T10:00:00.000Z',
    next: { levelName: 'Klub', until: '2026-08-02T10:00:00.000Z' },
    cards: { limit: 300 },
  });
  platform.clock.set(new Date('2026-06-13T10:00:00Z'));
  await updateLevels(platform);
  expect(await mine()).toMatchObject({ level: { id: 'club' }, until: '2026-08-02T10:00:00.000Z' });
  expect(await emailsTo()).toContain('Začíná ti členství Klub');
});

it('can be withdrawn within fourteen days: its time ends and the full price is refunded', async () => {
  const id = await bought('club');
  const refundAccount = 'CZ6508000000192000145399';
  platform.clock.advance(14 * day);
  const withdrawn = await withdrawFromOrder(platform, buyer, { id, refundAccount: '19-2000145399/0800' });
  expect(withdrawn).toMatchObject({ state: 'cancelled', withdrawn: true });
  expect(await mine()).toMatchObject({ level: { id: 'basic' }, cards: { limit: 10 } });
  expect(await confirmOrder(platform, admin, { id, reason })).toMatchObject({
    refused: 'membership-order-closed',
  });
  expect(await noteRefund(platform, admin, { id, reason })).toMatchObject({ refundAccount });
  expect(await noteRefund(platform, admin, { id, reason })).toMatchObject({
    refused: 'membership-order-closed',
  });
  expect((await emailsTo()).slice(-2)).toEqual([
    'Odstoupení od členství Klub',
    'Peníze za členství Klub jsou na cestě',
  ]);
});

it('cannot be withdrawn later or by another advertiser', async () => {
  const id = await bought('club');
  const given = { id, refundAccount: '19-2000145399/0800' };
  const other = await newAdvertiser(platform);
  expect(await withdrawFromOrder(platform, other, given)).toMatchObject({ refused: 'not-found' });
  platform.clock.advance(14 * day + 1);
  expect(await withdrawFromOrder(platform, buyer, given)).toMatchObject({
    refused: 'membership-withdrawal-late',
  });
});

it('includes a number of promotions in its paid time, each for seven days', async () => {
  await bought('club');
  const listings = await Promise.all([1, 2, 3].map(() => addListing(platform, buyer)));
  const promote = (index: number) => promoteListing(platform, buyer, listings[index] ?? 0);
  expect(await promote(0)).toEqual({ toppedUntil: '2026-05-11T10:00:00.000Z', left: 1 });
  expect(await promote(0)).toMatchObject({ refused: 'listing-topped-already' });
  expect(await promote(1)).toMatchObject({ left: 0 });
  expect(await promote(2)).toMatchObject({ refused: 'no-tops-left' });
  expect((await mine()).tops).toEqual({ limit: 2, used: 2, left: 0 });
  const other = await newAdvertiser(platform);
  expect(await promoteListing(platform, other, listings[2] ?? 0)).toMatchObject({
    refused: 'listing-not-found',
  });
  // The next paid period has its own promotions.
  await bought('club');
  platform.clock.advance(30 * day);
  expect(await promote(2)).toMatchObject({ left: 1 });
});

it('never exceeds the number of promotions when they are used concurrently', async () => {
  await bought('club');
  const listings = await Promise.all([1, 2, 3, 4].map(() => addListing(platform, buyer)));
  const answers = await Promise.all(listings.map((id) => promoteListing(platform, buyer, id)));
  expect(answers.filter(isRefusal)).toHaveLength(2);
});
