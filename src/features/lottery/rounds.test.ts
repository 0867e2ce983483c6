import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import {
  draftedRound,
  drawn,
  entryList,
  lotteryAdmin,
  lotteryPlatform,
  openedRound,
  roundForm,
  seenRound,
} from '../../../test/lottery.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { findOrCreateAdvertiser } from '../accounts/index.ts';
import { lastActions } from '../audit/db.ts';
import { cancelRound, changeRound, draftRound, openRound } from './rounds.ts';
import { roundForm as roundSchema } from './contract.ts';
import { runLottery } from './feature.ts';
import { lotteryRound, lotteryRounds } from './views.ts';

const platform = await lotteryPlatform();
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
const entered = async (slug: string) => (await listOf(slug)).text.split('\n').slice(1, -1);

describe('a round', () => {
  it('is invisible until it is opened, and cannot be changed afterwards', async () => {
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

  it('has a unique name and plausible days', async () => {
    await draftedRound(platform, admin, { name: 'Kolo 5 / 2026' });
    const again = roundForm(platform, { name: 'kolo 5 2026' });
    expect(await draftRound(platform, admin, again)).toEqual({ refused: 'lottery-name-taken' });
    const wrong = (more: object) => roundSchema.safeParse({ ...again, ...more }).error?.issues[0]?.path;
    expect(wrong({ lastDay: '2026-05-03' })).toEqual(['lastDay']);
    expect(wrong({ drawAt: `${again.lastDay}T23:59` })).toEqual(['drawAt']);
    expect(wrong({ drawAt: '2026-13-01T20:00' })).toEqual(['drawAt']);
    const unfilled = roundSchema.safeParse({ ...again, drawAt: '' }).error?.issues;
    expect(unfilled?.map(({ message }) => message)).toEqual(['Toto pole je povinné']);
    const late = await draftedRound(platform, admin);
    platform.clock.advance(day);
    expect(await openRound(platform, admin, { id: late.id, reason })).toEqual({
      refused: 'lottery-starts-in-past',
    });
  });

  it('can be cancelled only before the draw, with a public reason', async () => {
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
    // Daylight saving time begins on 29 March 2026 at 2 a.m.
    ['2026-03-28T12:00:00Z', '2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z'],
    // It ends on 25 October 2026 at 3 a.m.
    ['2026-10-24T12:00:00Z', '2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])(
    'counts from the start of the first day in Prague to the end of the last (%s)',
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

  it('is an offer of a participant, even when sold, swapped or given away', async () => {
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

  it('is one of at most five, whatever the membership', async () => {
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
