import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import {
  drawn,
  entryList,
  lotteryAdmin,
  lotteryPlatform,
  openedRound,
  prizeKey,
  seenRound,
} from '../../../test/lottery.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { answerOffer, handPrizeOver, offeredPrize, passPrizeOn } from './answer.ts';
import { commitmentOf, drawFirst, sha256 } from './draw-rule.ts';
import { drawByAdmin } from './draw.ts';
import { anonymizeOldRounds } from './rounds.ts';
import { runLottery } from './feature.ts';
import { managedRounds, lotteryRounds } from './views.ts';

const platform = await lotteryPlatform();
const { config } = platform;
const admin = lotteryAdmin;
const day = 86_400_000;
const reason = 'jarní kolo';
let anna: Viewer;
let boris: Viewer;

beforeAll(() => loadTowns(platform));
beforeEach(async () => {
  await platform.db.deleteFrom('lottery_rounds').execute();
  await platform.db.deleteFrom('listings').execute();
  platform.emails.length = 0;
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
  anna = await newAdvertiser(platform);
  boris = await newAdvertiser(platform);
});

const seen = (slug: string, viewer?: Viewer) => seenRound(platform, slug, viewer);
const listOf = (slug: string) => entryList(platform, slug);
const statesOf = async (slug: string) => (await seen(slug)).winners.map(({ state }) => state);
/** The advertiser of the entry drawn last. */
async function lastDrawn(slug: string): Promise<{ email: string; id: string }> {
  const { listing } = (await seen(slug)).winners.at(-1) ?? { listing: 0 };
  return platform.db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('listings.id', '=', listing)
    .select(['email', 'advertisers.id'])
    .executeTakeFirstOrThrow();
}

describe('the draw', () => {
  it('follows from the list and the committed secret, which is not disclosed before the draw', async () => {
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

    // Four minutes after midnight a publication may still be in progress; a minute later the list is closed.
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

    // A closed list never changes.
    await platform.db.updateTable('listings').set({ state: 'blocked' }).execute();
    await addListing(platform, boris, { inserted: new Date('2026-05-04T11:00:00Z') });
    expect(await listOf(round.slug)).toEqual(list);

    platform.clock.set(new Date('2026-05-06T18:00:00Z'));
    await runLottery(platform);
    const after = await seen(round.slug);
    expect(after).toMatchObject({ state: 'drawn', secret, commitment, listDigest: await sha256(list.text) });
    const expected = await drawFirst(secret, list.text, 2);
    expect(after.winners.map(({ listing, counter }) => ({ listing, counter }))).toEqual(
      expected.map(({ listing, counter }) => ({ listing, counter })),
    );
    await platform.runJobs();
    expect(platform.emails.map(({ to }) => to).toSorted()).toEqual([anna.email, boris.email].toSorted());
    // Idempotent, also when run concurrently.
    await Promise.all([runLottery(platform), runLottery(platform)]);
    expect((await seen(round.slug)).winners).toHaveLength(2);
  });

  it('waits for an admin when that was announced, and happens once when two admins start it concurrently', async () => {
    const round = await openedRound(platform, admin, { drawsItself: false });
    await addListing(platform, anna);
    platform.clock.set(new Date(round.drawAt));
    await runLottery(platform);
    expect((await managedRounds(platform))[0]).toMatchObject({ state: 'closed', drawable: true });
    const both = await Promise.all([1, 2].map(() => drawByAdmin(platform, admin, { id: round.id, reason })));
    expect(both.filter(isRefusal)).toEqual([{ refused: 'lottery-not-due' }]);
    expect(await statesOf(round.slug)).toEqual(['waiting']);
  });

  it('is rolled back when interrupted, and the next run draws the same', async () => {
    const round = await openedRound(platform, admin);
    await addListing(platform, anna);
    platform.clock.set(new Date(round.drawAt));
    const cut = { ...platform, queue: { add: () => Promise.reject(new Error('killed')) } };
    await runLottery(cut);
    const before = await seen(round.slug);
    expect(before).toMatchObject({ state: 'closed', winners: [] });
    expect(before.secret).toBeUndefined();
    await runLottery(platform);
    expect(await seen(round.slug)).toMatchObject({ state: 'drawn', listDigest: before.listDigest });
    expect(await prizeKey(platform, anna.email)).not.toBe('');
  });

  it('has no winner without entries', async () => {
    const round = await openedRound(platform, admin);
    await drawn(platform, admin, round);
    expect(await seen(round.slug)).toMatchObject({ state: 'drawn', entries: 0, winners: [] });
  });

  it('fails when the stored data differs from what was published', async () => {
    const round = await openedRound(platform, admin);
    const id = await addListing(platform, anna);
    platform.clock.set(new Date('2026-05-05T23:00:00Z'));
    await runLottery(platform);
    await platform.db
      .insertInto('lottery_entries')
      .values({ round_id: round.id, listing_id: id + 1, owner_listing_id: id + 1 })
      .execute();
    platform.clock.set(new Date(round.drawAt));
    await runLottery(platform);
    await expect(drawByAdmin(platform, admin, { id: round.id, reason })).rejects.toThrow(
      'is not what was published',
    );
    // The secret was restored by the rollback.
    expect(await platform.db.selectFrom('lottery_secrets').selectAll().execute()).toHaveLength(1);
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

  it('is accepted by a button in an email; only then the name is public and the admin gets the address', async () => {
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
    expect(platform.emails.filter(({ to }) => to === config.contactEmail)).toHaveLength(1);
    expect(await handPrizeOver(platform, admin, { id, reason: 'předáno v hale' })).toMatchObject({
      winners: [{ state: 'handed-over' }],
    });
    expect(await handPrizeOver(platform, admin, { id, reason })).toEqual({
      refused: 'lottery-prize-settled',
    });
  });

  it('is offered once to the next in order when a winner does not respond, until nobody is left', async () => {
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
    const order = await drawFirst(secret, (await listOf(slug)).text, 2);
    expect((await seen(slug)).winners.map(({ listing }) => listing)).toEqual(
      order.map(({ listing }) => listing),
    );
    const other = await prizeKey(platform, next.email);
    expect(await answerOffer(platform, { key: other, answer: 'decline' })).toMatchObject({
      state: 'declined',
    });
    expect(await statesOf(slug)).toEqual(['lapsed', 'declined']);
  });

  it('is passed on by an admin with a public reason, and when the winner deletes their account', async () => {
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
    // The proof stays complete after an account is deleted.
    const { secret = '', listDigest } = await seen(slug);
    const { text, digest } = await listOf(slug);
    expect(digest).toBe(listDigest);
    expect(await drawFirst(secret, text, 2)).toHaveLength(2);
  });

  it('loses its personal data a year after it was handed over, while the list can still be verified', async () => {
    const { slug } = await drawnRound();
    const winner = await lastDrawn(slug);
    await answerOffer(platform, { key: await prizeKey(platform, winner.email), answer: 'accept' });
    const [managed] = await managedRounds(platform);
    await handPrizeOver(platform, admin, { id: managed?.winners[0]?.id ?? '', reason });
    const owners = () =>
      platform.db.selectFrom('lottery_entries').where('advertiser_id', 'is not', null).selectAll().execute();
    platform.clock.advance(364 * day);
    await anonymizeOldRounds(platform);
    expect(await owners()).toHaveLength(2);
    platform.clock.advance(2 * day);
    await anonymizeOldRounds(platform);
    expect(await owners()).toEqual([]);
    const { winners, listDigest } = await seen(slug);
    expect(winners).toMatchObject([{ state: 'handed-over', name: undefined }]);
    expect((await listOf(slug)).digest).toBe(listDigest);
  });
});
