import { beforeAll, describe, expect, it } from 'vitest';
import { ownListings } from '../../../../test/own-listings.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { given } from '../../../../test/permissions/scene.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { refuse } from '../../../contract/errors.ts';
import type { FormValues } from '../contract.ts';
import { hideListing } from '../../moderation/hide.ts';
import { checkDraft } from '../check-draft.ts';
import { resubmit } from '../hold.ts';
import { changeMany } from '../change-many.ts';
import { restoreAll, withdrawAll } from '../whole-account.ts';
import { withdraw } from '../move.ts';
import { setHeldForReview, waitingHolds } from '../db-holds.ts';
import { countOwnListings, getOwnListing } from '../own-listing.ts';
import { getEndedListing, getListing } from '../read-listing.ts';
import { renew } from '../renewal/renew.ts';
import { reopen } from '../reopen.ts';
import { getMembership } from '../../memberships/views.ts';
import { accountCounts } from '../../overview/db.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const { published, edited, emailsTo } = ownListings(platform);
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const now = platform.clock.now();
const withPhone = { description: 'Prodám hůl po jedné sezoně. Volejte 603 123 456.' };

describe('a listing held for review', () => {
  it('takes a slot wherever slots are shown or required', async () => {
    const viewer = await newAdvertiser(platform, 2);
    const sold = await addListing(platform, viewer, { state: 'sold' });
    const expired = await addListing(platform, viewer, { state: 'expired' });
    await addListing(platform, viewer);
    const { id } = await published(viewer);
    await platform.db.transaction().execute((db) => setHeldForReview(db, id, { signals: ['photo'], now }));
    expect((await countOwnListings(platform, viewer.advertiserId)).cards).toEqual({
      used: 2,
      waiting: 1,
      limit: 2,
    });
    expect(await getMembership(platform, viewer)).toMatchObject({
      cards: { created: 2, waiting: 1, left: 0 },
    });
    expect(await accountCounts(platform.db, viewer, now)).toMatchObject({ living: 1, cardsUsed: 2 });
    expect(await reopen(platform, viewer, sold)).toEqual(refuse('card-limit-reached'));
    expect(await renew(platform, viewer, expired)).toEqual(refuse('card-limit-reached'));
  });

  it('is preceded by a warning of the draft check about a contact in its text', async () => {
    const viewer = await newAdvertiser(platform);
    const waits = async (values: FormValues) =>
      given(await checkDraft(platform, viewer, await filledDraft(platform, viewer, { values }))).contactWaits;
    expect(await waits(withPhone)).toBe(true);
    expect(await waits({})).toBe(false);
    await addListing(platform, viewer);
    expect(await waits(withPhone)).toBe(false);
  });

  it('is published as soon as edits remove all its signals; until then the remaining ones are shown', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer, { ...withPhone, price: '1' });
    await emailsTo(viewer.email);
    const cheap = await edited(viewer, id, { description: 'Prodám hůl po jedné sezoně, hraná málo.' });
    expect(cheap).toMatchObject({ state: 'held', hold: { signals: [expect.stringContaining('cena')] } });
    expect((await edited(viewer, id, { price: '1490' })).state).toBe('active');
    const emails = await emailsTo(viewer.email);
    expect(emails.at(-1)?.subject).toBe('Inzerát „Unihoc Epic 26, 96 cm“ je na bazaru');
    expect(emails.at(-1)?.text).not.toContain('Kontrola je hotová');
  });

  it('can be released only by an admin once an admin has requested a fix', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer, withPhone);
    const why = { reason: 'Fotky jsou z e-shopu.', rule: 'Vlastní fotky', source: 'own' } as const;
    given(await hideListing(platform, admin, { id, ...why }));
    given(await resubmit(platform, viewer, id));
    expect((await edited(viewer, id, { description: 'Prodám hůl po jedné sezoně, hraná málo.' })).state).toBe(
      'held',
    );
  });

  it('can be withdrawn, which frees its slot and removes it from the queue; reopened, it is held again', async () => {
    const viewer = await newAdvertiser(platform, 1);
    const { id } = await published(viewer, withPhone);
    const waiting = async () => (await waitingHolds(platform.db, 1000)).ids.includes(id);
    expect(await waiting()).toBe(true);
    expect(given(await withdraw(platform, viewer, id)).state).toBe('withdrawn');
    expect(await waiting()).toBe(false);
    expect((await countOwnListings(platform, viewer.advertiserId)).cards).toMatchObject({
      used: 0,
      waiting: 0,
    });
    expect(await getEndedListing(platform, id)).toEqual(refuse('listing-not-found'));
    // It has never been public, so it does not count as a track record.
    const other = await published(viewer, { ...withPhone, title: 'Jiná hůl' });
    expect(other.state).toBe('held');
    expect(await reopen(platform, viewer, id)).toEqual(refuse('card-limit-reached'));
    expect(await changeMany(platform, viewer, { ids: [other.id], move: 'withdraw' })).toMatchObject({
      done: [other.id],
    });
    expect(given(await reopen(platform, viewer, id)).state).toBe('held');
    expect(await waiting()).toBe(true);
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
  });

  it('is withdrawn with its account, and held again when the deletion is cancelled', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer, withPhone);
    const state = async () => given(await getOwnListing(platform, viewer.advertiserId, id)).state;
    const ids = await withdrawAll(platform, platform.db, viewer.advertiserId);
    expect(await state()).toBe('withdrawn');
    await platform.db.transaction().execute((db) => restoreAll(platform, db, viewer.advertiserId, ids));
    expect(await state()).toBe('held');
  });
});
