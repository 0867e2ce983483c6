import { beforeAll, expect, it } from 'vitest';
import { loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { admin, ordered, withAccount } from '../../../test/memberships.ts';
import { testPlatform } from '../../../test/platform.ts';
import { refuse } from '../../contract/errors.ts';
import { cancelOrder, cancelSoldOrder, noteRefund } from './cancel.ts';
import { confirmOrder } from './confirm.ts';
import { countMembershipWork, lastPayments, searchOrders } from './db-orders.ts';
import { getMembership, soldOrders } from './views.ts';
import { importStatement, matchPayment, settlePayment } from './import-statement.ts';
import { lastActions } from '../audit/db.ts';
import { type SpecimenPayment, abo, camt, fioCsv, fioJson } from '../../../test/specimens/statements.ts';

const platform = withAccount(await testPlatform());
beforeAll(() => loadTowns(platform));

const imported = (bytes: Buffer) =>
  importStatement(platform, admin, new Blob([new Uint8Array(bytes)]).stream());
let payments = 26_000_000;
const payment = (halere: number, variableSymbol?: string): SpecimenPayment => ({
  bankId: String((payments += 1)),
  bookedOn: '2026-05-06',
  halere,
  ...(variableSymbol === undefined ? {} : { variableSymbol }),
});
async function waiting(level = 'club') {
  const buyer = await newAdvertiser(platform);
  const { variableSymbol, id } = await ordered(platform, buyer, level);
  const membership = async () => {
    const { level: now, orders } = await getMembership(platform, buyer);
    return [now.id, orders[0]?.state];
  };
  const until = async () => (await getMembership(platform, buyer)).until;
  return { id, buyer, variableSymbol, membership, until };
}

for (const [name, write] of Object.entries({ fioCsv, fioJson, abo, camt })) {
  it(`confirms what was paid by ${name}, and only once when imported repeatedly`, async () => {
    const { variableSymbol, membership } = await waiting();
    const statement = write([payment(9900, variableSymbol)]);
    expect(await imported(statement)).toMatchObject({
      payments: [{ outcome: 'paid', variableSymbol }],
      known: 0,
    });
    expect(await membership()).toEqual(['club', 'paid']);
    expect(await imported(statement)).toMatchObject({ payments: [], known: 1 });
  });
}

it('recognizes a payment in another format of the same bank', async () => {
  const { variableSymbol } = await waiting();
  const paid = [payment(9900, variableSymbol)];
  await imported(fioCsv(paid));
  for (const write of [fioJson, abo, camt]) {
    expect(await imported(write(paid))).toMatchObject({ payments: [], known: 1 });
  }
});

it('imports a payment once when two admins import concurrently', async () => {
  const { variableSymbol, membership } = await waiting();
  const statement = fioCsv([payment(9900, variableSymbol)]);
  const both = await Promise.all([imported(statement), imported(statement)]);
  expect(both.map((answer) => ('payments' in answer ? answer.payments.length : answer.refused))).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(await membership()).toEqual(['club', 'paid']);
});

it('lists a partial payment, waits for the rest, and then confirms', async () => {
  const { variableSymbol, membership, buyer } = await waiting();
  expect(await imported(fioCsv([payment(5000, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'partial', amountHalere: 5000 }],
  });
  expect(await membership()).toEqual(['basic', 'awaiting-payment']);
  const [waits] = (await getMembership(platform, buyer)).orders;
  expect(waits?.payment).toMatchObject({ amountHalere: 4_900, receivedHalere: 5_000 });
  expect(waits?.payment?.spayd).toContain('*AM:49.00*');
  await platform.runJobs();
  expect(platform.emails.map(({ subject }) => subject)).toContain('Členství Klub: zbývá doplatit 49 Kč');
  expect(await imported(camt([payment(4900, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'paid' }],
  });
  expect(await membership()).toEqual(['club', 'paid']);
});

it('informs a buyer who cancels a partially paid order how the money is refunded', async () => {
  const { id, variableSymbol, buyer } = await waiting();
  await imported(fioCsv([payment(4_950, variableSymbol)]));
  await cancelOrder(platform, buyer, id);
  await platform.runJobs();
  const email = platform.emails.find(
    ({ to, subject }) => to === buyer.email && subject.endsWith('je zrušená'),
  );
  expect(email?.text).toContain('Přišlo nám na ni 49,50\u00a0Kč. Peníze vrátíme na účet, ze kterého přišly.');
  const [order] = (await getMembership(platform, buyer)).orders;
  expect(order).toMatchObject({ state: 'cancelled', surplusHalere: 4_950, returnedHalere: 0 });
});

it('confirms and reports an overpaid order, and never uses a second payment for another order', async () => {
  const { variableSymbol, membership } = await waiting();
  expect(await imported(fioCsv([payment(20_000, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'over' }],
  });
  expect(await membership()).toEqual(['club', 'paid']);
  expect(await imported(fioCsv([payment(9900, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'not-waiting' }],
  });
});

it('notifies a buyer who overpaid about the refund, and again once it was sent', async () => {
  const { id, variableSymbol, buyer } = await waiting();
  // Two emails of one transaction may be sent in either order.
  const textOf = async (subject: string) => {
    await platform.runJobs();
    return platform.emails.find((email) => email.to === buyer.email && email.subject === subject)?.text;
  };
  const shown = async () => (await getMembership(platform, buyer)).orders[0];
  await imported(fioCsv([payment(20_000, variableSymbol)]));
  expect(await textOf('Členství Klub: vrátíme ti 101 Kč')).toBeDefined();
  expect(await shown()).toMatchObject({ state: 'paid', surplusHalere: 10_100, returnedHalere: 0 });
  await noteRefund(platform, admin, { id, reason: 'odesláno' });
  expect(await textOf('Peníze za členství Klub jsou na cestě')).toContain('Vrátili jsme 101\u00a0Kč');
  expect(await shown()).toMatchObject({ surplusHalere: 0, returnedHalere: 10_100 });
});

it('lists payments without a symbol and with an unknown one', async () => {
  const answer = await imported(fioCsv([payment(9900), payment(9900, '99999999'), payment(9900)]));
  expect(answer).toMatchObject({
    payments: [{ outcome: 'unknown' }, { outcome: 'unknown' }, { outcome: 'unknown' }],
  });
});

it('counts what needs an admin: unpaid orders, pending refunds and payments without an order', async () => {
  const before = await countMembershipWork(platform.db);
  await waiting();
  const over = await waiting();
  await imported(fioCsv([payment(10_000, over.variableSymbol), payment(9900)]));
  const { unpaid, toRefund, unmatched } = before;
  expect(await countMembershipWork(platform.db)).toEqual({
    unpaid: unpaid + 1,
    toRefund: toRefund + 1,
    unmatched: unmatched + 1,
  });
});

it('lists payments without an order until an admin matches or settles them', async () => {
  const unmatched = async () =>
    (await lastPayments(platform.db, { unmatched: true, atMost: 20 })).map(({ id }) => id);
  const before = await unmatched();
  const { variableSymbol, membership } = await waiting();
  const answer = await imported(fioCsv([payment(9900, '99999998'), payment(5000)]));
  const [one, other] = 'payments' in answer ? answer.payments.map(({ id }) => id) : [];
  if (one === undefined || other === undefined) throw new Error('Nothing imported');
  expect(await unmatched()).toEqual([other, one, ...before]);
  const match = (id: number, symbol: string) =>
    matchPayment(platform, admin, { id, variableSymbol: symbol, reason: 'překlep v symbolu' });
  expect(await match(one, '99999998')).toMatchObject({
    fields: { variableSymbol: ['Objednávku s tímto symbolem nemáme.'] },
  });
  expect(await match(one, variableSymbol)).toMatchObject({ outcome: 'paid' });
  expect(await membership()).toEqual(['club', 'paid']);
  expect(await match(one, variableSymbol)).toHaveProperty('refused', 'not-found');
  expect(await settlePayment(platform, admin, { id: other, reason: 'cizí platba, vráceno' })).toMatchObject({
    outcome: 'unknown',
  });
  expect(await settlePayment(platform, admin, { id: other, reason: 'znovu' })).toHaveProperty('refused');
  expect(await unmatched()).toEqual(before);
  const noted = await lastActions(platform.db, { atMost: 2 });
  expect(noted.map(({ action }) => action)).toEqual(['settle-payment', 'match-payment']);
});

it('refuses a statement of another account, and a file that is not a statement', async () => {
  expect(await imported(camt([payment(9900)], 'CZ3301000000000000000123'))).toMatchObject({ payments: [{}] });
  const other = fioCsv([payment(9900)], ['2000145399', '0800', 'CZ8408000000002000145399']);
  expect(await imported(other)).toMatchObject({ refused: 'statement-of-another-account' });
  expect(await imported(Buffer.from('ahoj'))).toMatchObject({ refused: 'statement-not-read' });
  expect(await imported(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toMatchObject({ refused: 'body-too-large' });
});

it('treats the same bank id on another day as another payment, and equal payments of one batch as two', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const day = (bookedOn: string, variableSymbol: string) => ({
    ...payment(9900, variableSymbol),
    bankId: '1',
    bookedOn,
  });
  expect(await imported(fioCsv([day('2026-05-06', first.variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'paid' }],
  });
  expect(await imported(fioCsv([day('2026-06-06', second.variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'paid' }],
  });
  expect(await imported(fioCsv([day('2026-06-06', second.variableSymbol)]))).toMatchObject({ known: 1 });
});

it('reports that a bank reversed a payment, and lets the admin end the paid time', async () => {
  const { id, variableSymbol, membership } = await waiting();
  await imported(fioCsv([payment(9900, variableSymbol)]));
  expect(await membership()).toEqual(['club', 'paid']);
  expect(await cancelSoldOrder(platform, admin, { id, reason: 'jen tak' })).toHaveProperty('refused');
  expect(await imported(fioCsv([{ ...payment(9900, variableSymbol), back: true }]))).toMatchObject({
    payments: [{ outcome: 'reversed', amountHalere: -9900 }],
  });
  expect(await membership()).toEqual(['club', 'paid']);
  await cancelSoldOrder(platform, admin, { id, reason: 'banka platbu vrátila' });
  expect(await membership()).toEqual(['basic', 'cancelled']);
  // The order counts as never paid, so a new payment can still be confirmed.
  await confirmOrder(platform, admin, { id, reason: 'přišla znovu' });
  expect(await membership()).toEqual(['club', 'paid']);
});

it('matches the payment of an order that an admin confirmed by hand, without extending it again', async () => {
  const { id, variableSymbol, membership, until } = await waiting();
  await confirmOrder(platform, admin, { id, reason: 'viděl jsem ji v bance' });
  const before = await until();
  expect(await imported(fioCsv([payment(9900, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'paid' }],
  });
  expect(await membership()).toEqual(['club', 'paid']);
  expect(await until()).toBe(before);
  expect(await imported(fioCsv([payment(9900, variableSymbol)]))).toMatchObject({
    payments: [{ outcome: 'not-waiting' }],
  });
});

it('lists a surplus for refund until an admin notes that it was sent', async () => {
  const toRefund = async () =>
    (
      await soldOrders(
        platform,
        platform.db,
        await searchOrders(platform.db, { state: 'to-refund', atMost: 20 }),
      )
    ).map(({ variableSymbol, surplusHalere }) => [variableSymbol, surplusHalere]);
  const over = await waiting();
  await imported(fioCsv([payment(20_000, over.variableSymbol)]));
  expect(await toRefund()).toContainEqual([over.variableSymbol, 10_100]);
  await imported(fioCsv([payment(9_900, over.variableSymbol)]));
  expect(await toRefund()).toContainEqual([over.variableSymbol, 20_000]);

  const part = await waiting();
  await imported(fioCsv([payment(4_950, part.variableSymbol)]));
  expect((await toRefund()).map(([symbol]) => symbol)).not.toContain(part.variableSymbol);
  await cancelOrder(platform, part.buyer, part.id);
  expect(await toRefund()).toContainEqual([part.variableSymbol, 4_950]);

  const note = (id: string) => noteRefund(platform, admin, { id, reason: 'odesláno' });
  expect(await note(over.id)).toMatchObject({ surplusHalere: 0, state: 'paid' });
  expect(await note(part.id)).toMatchObject({ surplusHalere: 0 });
  expect(await note(over.id)).toEqual(refuse('membership-order-closed'));
  const left = (await toRefund()).map(([symbol]) => symbol);
  for (const { variableSymbol } of [over, part]) expect(left).not.toContain(variableSymbol);
  await imported(fioCsv([payment(5_000, over.variableSymbol)]));
  expect(await toRefund()).toContainEqual([over.variableSymbol, 5_000]);
});
