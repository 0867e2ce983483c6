import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { draftedRound, drawn, openedRound, prizeKey, roundForm } from '../../../test/lottery.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { readConfig } from '../../config.ts';
import { findOrCreateAdvertiser } from '../accounts/index.ts';
import { lastActions } from '../audit/db.ts';
import { answerOffer, offeredPrize } from './answer.ts';
import { cancelRound } from './cancel.ts';
import { type LotteryRound, roundForm as roundSchema } from './contract.ts';
import { changeRound, draftRound } from './draft.ts';
import { commitmentOf, firstDrawn, sha256 } from './draw-rule.ts';
import { drawByAdmin } from './draw.ts';
import { forgetOldRounds } from './forget.ts';
import { runLottery } from './jobs.ts';
import { managedRounds } from './managed.ts';
import { openRound } from './open.ts';
import { handPrizeOver, passPrizeOn } from './pass-on.ts';
import { lotteryEntries, lotteryRound, lotteryRounds } from './views.ts';

const base = await testPlatform();
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: base.config.dataDir,
  ADMIN_EMAILS: 'spravce@example.cz',
});
const platform = { ...base, config };
const day = 86_400_000;
const reason = 'jarní kolo';
let admin: Viewer;
let anna: Viewer;
let boris: Viewer;

beforeAll(() => loadTowns(platform));
beforeEach(async () => {
  await platform.db.deleteFrom('lottery_rounds').execute();
  await platform.db.deleteFrom('listings').execute();
  platform.letters.length = 0;
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
  admin = { advertiserId: '00000000-0000-4000-8000-00000000000a', email: 'spravce@example.cz', admin: true };
  anna = await newAdvertiser(platform);
  boris = await newAdvertiser(platform);
});

async function seen(slug: string, viewer?: Viewer): Promise<LotteryRound> {
  const round = await lotteryRound(platform, viewer, slug);
  if (isRefusal(round)) throw new Error(round.refused);
  return round;
}
async function listOf(slug: string) {
  const list = await lotteryEntries(platform, slug);
  if (isRefusal(list)) throw new Error(list.refused);
  return list;
}
const entered = async (slug: string) => (await listOf(slug)).text.split('\n').slice(1, -1);
const statesOf = async (slug: string) => (await seen(slug)).winners.map(({ state }) => state);
/** Whose advert was drawn last. */
async function lastDrawn(slug: string): Promise<{ email: string; id: string }> {
  const { listing } = (await seen(slug)).winners.at(-1) ?? { listing: 0 };
  return platform.db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('listings.id', '=', listing)
    .select(['email', 'advertisers.id'])
    .executeTakeFirstOrThrow();
}

describe('a round', () => {
  it('is seen by nobody until it is opened, and then stays as it was promised', async () => {
    const draft = await draftedRound(platform, admin, { name: 'Kolo 5 / 2026' });
    expect(draft).toMatchObject({ slug: 'kolo-5-2026', state: 'draft', drawAtLocal: '2026-05-06T20:00' });
    expect(await lotteryRounds(platform)).toEqual([]);
    expect(await lotteryRound(platform, admin, draft.slug)).toEqual({ refused: 'not-found' });

    const changed = { ...roundForm(platform, { name: 'Kolo květen' }), id: draft.id };
    expect(await changeRound(platform, admin, changed)).toMatchObject({ slug: 'kolo-kveten' });
    const opened = await openedRound(platform, admin);
    expect(await changeRound(platform, admin, { ...changed, id: opened.id })).toEqual({
      refused: 'lottery-round-fixed',
    });
    expect(await openRound(platform, admin, { id: opened.id, reason })).toEqual({
      refused: 'lottery-round-fixed',
    });
    await expect(
      platform.db
        .updateTable('lottery_rounds')
        .set({ prize: 'něco menšího' })
        .where('id', '=', opened.id)
        .execute(),
    ).rejects.toThrow('does not change');
    expect(await seen(opened.slug)).toMatchObject({ state: 'open', running: true, drawsInMinutes: 3360 });
    expect((await seen(opened.slug)).rulesHtml).toContain('<strong>pět losů</strong>');
    const log = await lastActions(platform.db, { subject: `lottery-round:${draft.id}`, atMost: 9 });
    expect(log.map(({ action }) => action)).toEqual(['change-lottery', 'draft-lottery']);
  });

  it('has a name of its own and days that make sense', async () => {
    await draftedRound(platform, admin, { name: 'Kolo 5 / 2026' });
    const again = roundForm(platform, { name: 'kolo 5 2026' });
    expect(await draftRound(platform, admin, again)).toEqual({ refused: 'lottery-name-taken' });
    const wrong = (more: object) => roundSchema.safeParse({ ...again, ...more }).error?.issues[0]?.path;
    expect(wrong({ lastDay: '2026-05-03' })).toEqual(['lastDay']);
    expect(wrong({ drawAt: `${again.lastDay}T23:59` })).toEqual(['drawAt']);
    expect(wrong({ drawAt: '2026-13-01T20:00' })).toEqual(['drawAt']);
    const late = await draftedRound(platform, admin);
    platform.clock.advance(day);
    expect(await openRound(platform, admin, { id: late.id, reason })).toEqual({
      refused: 'lottery-starts-in-past',
    });
  });

  it('can only be cancelled, with a reason for everybody, and not once it is drawn', async () => {
    const { id, slug } = await openedRound(platform, admin);
    await cancelRound(platform, admin, { id, reason: 'výhra se nenašla' });
    expect(await seen(slug)).toMatchObject({ state: 'cancelled', cancelReason: 'výhra se nenašla' });
    platform.clock.advance(9 * day);
    await runLottery(platform);
    expect(await seen(slug)).toMatchObject({ state: 'cancelled' });
    expect(await platform.db.selectFrom('lottery_secrets').selectAll().execute()).toEqual([]);
    const other = await openedRound(platform, admin);
    await drawn(platform, admin, other);
    expect(await cancelRound(platform, admin, { id: other.id, reason })).toEqual({
      refused: 'lottery-round-over',
    });
  });
});

describe('an entry', () => {
  it.each([
    // Summer time begins on 29 March 2026 at two in the morning.
    ['2026-03-28T12:00:00Z', '2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z'],
    // It ends on 25 October at three.
    ['2026-10-24T12:00:00Z', '2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])(
    'counts from the first moment of the first day in Prague to the last of the last (%s)',
    async (now, begin, end) => {
      platform.clock.set(new Date(now));
      const { slug } = await openedRound(platform, admin);
      const at = (time: string, shift: number) => new Date(Date.parse(time) + shift);
      await addListing(platform, anna, { inserted: at(begin, -1) });
      const first = await addListing(platform, anna, { inserted: at(begin, 0) });
      const last = await addListing(platform, boris, { inserted: at(end, -1) });
      await addListing(platform, boris, { inserted: at(end, 0) });
      expect(await entered(slug)).toEqual([`${first} ${first}`, `${last} ${last}`]);
    },
  );

  it('is an offer of somebody who takes part, also one that is sold, swapped or given away', async () => {
    const { slug } = await openedRound(platform, admin);
    const swap = await addListing(platform, anna, { values: { swap: 'yes', swapWants: 'Rukavice' } });
    const free = await addListing(platform, anna, {
      values: { priceType: 'free', price: '' },
      state: 'sold',
    });
    const gone = await addListing(platform, anna, { state: 'withdrawn' });
    await addListing(platform, anna, { state: 'blocked' });
    await addListing(platform, anna, { kind: 'demand', values: { 'attributes.hand': ['left'] } });
    const brought = await addListing(platform, anna);
    await platform.db
      .insertInto('imported_listings')
      .values({ reference: 'odjinud-1', listing_id: brought, line_hash: 'x' })
      .execute();
    const demo = await newAdvertiser(platform);
    await addListing(platform, demo);
    await platform.db
      .updateTable('advertisers')
      .set({ is_demo: true })
      .where('id', '=', demo.advertiserId)
      .execute();
    const { id } = await findOrCreateAdvertiser(platform.db, platform, {
      email: admin.email,
      verified: true,
    });
    await addListing(platform, { ...admin, advertiserId: id });
    expect(await entered(slug)).toEqual([swap, free, gone].map((each) => `${each} ${swap}`));
    expect((await seen(slug, anna)).own).toMatchObject({
      excluded: false,
      listings: [{ id: swap }, { id: free }, { id: gone, title: 'Unihoc Epic 26, 96 cm' }],
    });
    expect((await seen(slug, { ...admin, advertiserId: id })).own).toEqual({ excluded: true, listings: [] });
    expect((await seen(slug)).own).toBeUndefined();
  });

  it('is one of at most five, and membership adds none', async () => {
    await platform.db
      .updateTable('advertisers')
      .set({ level_id: 'pro', card_limit: 300 })
      .where('id', '=', anna.advertiserId)
      .execute();
    const { slug } = await openedRound(platform, admin);
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.push(await addListing(platform, anna));
    expect(await entered(slug)).toEqual(ids.slice(0, 5).map((id) => `${id} ${ids[0]}`));
    expect((await seen(slug)).entries).toBe(5);
  });
});

describe('the draw', () => {
  it('follows from the list and the secret whose hash was published, and the secret is nowhere before', async () => {
    const round = await openedRound(platform, admin, { prizes: 2 });
    for (const viewer of [anna, anna, boris]) await addListing(platform, viewer);
    const { secret } = await platform.db
      .selectFrom('lottery_secrets')
      .select('secret')
      .executeTakeFirstOrThrow();
    const { commitment } = await seen(round.slug);
    expect(await commitmentOf(secret)).toBe(commitment);
    expect(await drawByAdmin(platform, admin, { id: round.id, reason })).toEqual({
      refused: 'lottery-not-due',
    });

    // Four minutes after midnight something may still be on its way; a minute later the list is closed.
    platform.clock.set(new Date('2026-05-05T22:04:00Z'));
    await runLottery(platform);
    expect((await seen(round.slug)).state).toBe('open');
    platform.clock.set(new Date('2026-05-05T22:05:00Z'));
    await runLottery(platform);
    const closed = await seen(round.slug);
    expect(closed).toMatchObject({ state: 'closed', entries: 3, running: false });
    const list = await listOf(round.slug);
    expect(list).toMatchObject({ final: true, digest: closed.listDigest });
    const before = JSON.stringify([
      closed,
      list,
      await lotteryRounds(platform),
      await managedRounds(platform),
    ]);
    expect(before).not.toContain(secret);

    // Nothing changes a closed list.
    await platform.db.updateTable('listings').set({ state: 'blocked' }).execute();
    await addListing(platform, boris, { inserted: new Date('2026-05-04T11:00:00Z') });
    expect(await listOf(round.slug)).toEqual(list);

    platform.clock.set(new Date('2026-05-06T18:00:00Z'));
    await runLottery(platform);
    const after = await seen(round.slug);
    expect(after).toMatchObject({ state: 'drawn', secret, commitment, listDigest: await sha256(list.text) });
    const expected = await firstDrawn(secret, list.text, 2);
    expect(after.winners.map(({ listing, counter }) => ({ listing, counter }))).toEqual(
      expected.map(({ listing, counter }) => ({ listing, counter })),
    );
    await platform.runJobs();
    expect(platform.letters.map(({ to }) => to).toSorted()).toEqual([anna.email, boris.email].toSorted());
    // Run again, or twice at once, it has been drawn once.
    await Promise.all([runLottery(platform), runLottery(platform)]);
    expect((await seen(round.slug)).winners).toHaveLength(2);
  });

  it('waits for an admin where that was promised, and draws once when two press at once', async () => {
    const round = await openedRound(platform, admin, { drawsItself: false });
    await addListing(platform, anna);
    platform.clock.set(new Date(round.drawAt));
    await runLottery(platform);
    expect((await managedRounds(platform))[0]).toMatchObject({ state: 'closed', drawable: true });
    const both = await Promise.all([1, 2].map(() => drawByAdmin(platform, admin, { id: round.id, reason })));
    expect(both.filter(isRefusal)).toEqual([{ refused: 'lottery-not-due' }]);
    expect(await statesOf(round.slug)).toEqual(['waiting']);
  });

  it('of a round without entries has no winner', async () => {
    const round = await openedRound(platform, admin);
    await drawn(platform, admin, round);
    expect(await seen(round.slug)).toMatchObject({ state: 'drawn', entries: 0, winners: [] });
  });

  it('stops when what is stored is not what was published', async () => {
    const round = await openedRound(platform, admin);
    const id = await addListing(platform, anna);
    platform.clock.set(new Date('2026-05-05T23:00:00Z'));
    await runLottery(platform);
    await platform.db
      .insertInto('lottery_entries')
      .values({ round_id: round.id, listing_id: id + 1, owner_listing_id: id + 1 })
      .execute();
    platform.clock.set(new Date(round.drawAt));
    await expect(runLottery(platform)).rejects.toThrow('is not what was published');
    expect(await seen(round.slug)).toMatchObject({ state: 'closed', winners: [] });
  });
});

describe('a prize', () => {
  async function drawnRound() {
    const round = await openedRound(platform, admin);
    for (const viewer of [anna, boris]) await addListing(platform, viewer);
    await drawn(platform, admin, round);
    return round;
  }

  it('is accepted by the button of a letter; only then is a name told, and the admin knows whom to write to', async () => {
    const { slug } = await drawnRound();
    const winner = await lastDrawn(slug);
    const key = await prizeKey(platform, winner.email);
    expect(await offeredPrize(platform, key)).toMatchObject({ state: 'waiting', round: { slug } });
    expect(await offeredPrize(platform, 'x'.repeat(43))).toEqual({ refused: 'link-not-valid' });
    expect((await seen(slug)).winners[0]?.name).toBeUndefined();
    expect(JSON.stringify(await managedRounds(platform))).not.toContain(winner.email);

    for (let presses = 0; presses < 2; presses += 1)
      expect(await answerOffer(platform, { key, answer: 'accept' })).toMatchObject({ state: 'accepted' });
    expect((await seen(slug)).winners).toMatchObject([{ name: 'Tomáš V.', town: 'Brno' }]);
    expect(JSON.stringify(await seen(slug))).not.toContain(winner.email);
    const [managed] = await managedRounds(platform);
    const { id = '' } = managed?.winners[0] ?? {};
    expect(managed?.winners).toMatchObject([{ email: winner.email }]);
    await platform.runJobs();
    expect(platform.letters.filter(({ to }) => to === config.contactEmail)).toHaveLength(1);
    expect(await handPrizeOver(platform, admin, { id, reason: 'předáno v hale' })).toMatchObject({
      winners: [{ state: 'handed-over' }],
    });
    expect(await handPrizeOver(platform, admin, { id, reason })).toEqual({
      refused: 'lottery-prize-settled',
    });
  });

  it('goes to the next in the same order when nobody answers, once, and ends when nobody is left', async () => {
    const { slug } = await drawnRound();
    const first = await lastDrawn(slug);
    const key = await prizeKey(platform, first.email);
    platform.clock.advance(14 * day - 1);
    await runLottery(platform);
    expect(await statesOf(slug)).toEqual(['waiting']);
    platform.clock.advance(1);
    await Promise.all([runLottery(platform), runLottery(platform)]);
    expect(await statesOf(slug)).toEqual(['lapsed', 'waiting']);
    expect(await answerOffer(platform, { key, answer: 'accept' })).toEqual({
      refused: 'lottery-prize-settled',
    });
    const next = await lastDrawn(slug);
    expect(next.email).not.toBe(first.email);
    const { secret = '' } = await seen(slug);
    const order = await firstDrawn(secret, (await listOf(slug)).text, 2);
    expect((await seen(slug)).winners.map(({ listing }) => listing)).toEqual(
      order.map(({ listing }) => listing),
    );
    const other = await prizeKey(platform, next.email);
    expect(await answerOffer(platform, { key: other, answer: 'decline' })).toMatchObject({
      state: 'declined',
    });
    expect(await statesOf(slug)).toEqual(['lapsed', 'declined']);
  });

  it('is passed over by an admin with a reason for everybody, and goes on when the winner leaves', async () => {
    const { slug } = await drawnRound();
    const [managed] = await managedRounds(platform);
    const { id = '' } = managed?.winners[0] ?? {};
    await passPrizeOn(platform, admin, { id, reason: 'bratr pořadatele' });
    expect((await seen(slug)).winners[0]).toMatchObject({ state: 'passed-over', reason: 'bratr pořadatele' });
    expect(await passPrizeOn(platform, admin, { id, reason })).toEqual({ refused: 'lottery-prize-settled' });
    const winner = await lastDrawn(slug);
    await platform.db.deleteFrom('advertisers').where('id', '=', winner.id).execute();
    await runLottery(platform);
    expect(await statesOf(slug)).toEqual(['passed-over', 'gone']);
    // The proof stays whole though an account has gone.
    const { secret = '', listDigest } = await seen(slug);
    const { text, digest } = await listOf(slug);
    expect(digest).toBe(listDigest);
    expect(await firstDrawn(secret, text, 2)).toHaveLength(2);
  });

  it('is forgotten a year after it was handed over, and the list can still be checked', async () => {
    const { slug } = await drawnRound();
    const winner = await lastDrawn(slug);
    await answerOffer(platform, { key: await prizeKey(platform, winner.email), answer: 'accept' });
    const [managed] = await managedRounds(platform);
    await handPrizeOver(platform, admin, { id: managed?.winners[0]?.id ?? '', reason });
    const owners = () =>
      platform.db.selectFrom('lottery_entries').where('advertiser_id', 'is not', null).selectAll().execute();
    platform.clock.advance(364 * day);
    await forgetOldRounds(platform);
    expect(await owners()).toHaveLength(2);
    platform.clock.advance(2 * day);
    await forgetOldRounds(platform);
    expect(await owners()).toEqual([]);
    const { winners, listDigest } = await seen(slug);
    expect(winners).toMatchObject([{ state: 'handed-over', name: undefined }]);
    expect((await listOf(slug)).digest).toBe(listDigest);
  });
});
