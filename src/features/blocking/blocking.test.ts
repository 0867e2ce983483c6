import { beforeAll, describe, expect, it } from 'vitest';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, freshSession, signedIn } from '../../../test/sign-in.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { findOrCreateAdvertiser, findViewerByToken } from '../accounts/index.ts';
import { setPassword } from '../accounts/own-account.ts';
import { signIn, signInWithPassword } from '../accounts/sign-in.ts';
import { lastActions } from '../audit/db.ts';
import { getListing } from '../listings/read-listing.ts';
import { expireListings } from '../listings/feature.ts';
import { publish } from '../listings/publish.ts';
import { blockAccount, releaseAccount } from './block.ts';
import { findAccount } from './find-account.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const why = {
  reason: 'V inzerátech jsou cizí fotky.',
  rule: 'Pravidla inzerátu: vlastní fotky',
  source: 'reported',
} as const;
const block = (id: string) => blockAccount(platform, admin, { id, ...why });
const release = (id: string) => releaseAccount(platform, admin, { id, reason: 'omyl' });
const stateOf = async (id: number) => {
  const seen = await getListing(platform, id);
  return isRefusal(seen) ? seen.refused : 'shown';
};

describe('a blocked account', () => {
  it('blocks its listings with it, and leaves inactive ones unchanged', async () => {
    const viewer = await newAdvertiser(platform);
    const [living, resting, sold] = [
      await addListing(platform, viewer, { state: 'reserved' }),
      await addListing(platform, viewer, { state: 'resting' }),
      await addListing(platform, viewer, { state: 'sold' }),
    ];
    expect(await block(viewer.advertiserId)).toMatchObject({ living: 0, block: { listings: 2 } });
    expect([await stateOf(living), await stateOf(resting), await stateOf(sold)]).toEqual([
      'listing-blocked',
      'listing-blocked',
      'listing-inactive',
    ]);
  });

  it('ends every session, and explains to its proven owner why signing in is refused', async () => {
    const email = 'vyhozeny@example.cz';
    const { token, advertiser } = await signedIn(platform, email);
    const tokenHash = await freshSession(platform, advertiser.id);
    await setPassword(platform, { advertiserId: advertiser.id, tokenHash, password: 'Zelena-cepel-7' });
    const again = await signedIn(platform, email);
    await block(advertiser.id);
    expect(await findViewerByToken(platform, token)).toBeUndefined();
    expect(await findViewerByToken(platform, again.token)).toBeUndefined();

    const asked = await askForPin(platform, email);
    const expected = {
      message: expect.stringMatching(/^Tenhle účet jsme zablokovali\. Důvod: .+ Pravidlo: .+ podej námitku/),
    };
    expect(await signIn(platform, asked)).toEqual({ refused: 'account-blocked', ...expected });
    const typed = { email, client: 'c', password: 'Zelena-cepel-7' };
    expect(await signInWithPassword(platform, typed)).toEqual({ refused: 'account-blocked', ...expected });
    // To anybody else it responds like any address.
    const guess = { email, client: 'c', password: 'Spatne-heslo-1' };
    expect(await signInWithPassword(platform, guess)).toEqual(refuse('wrong-password'));
    expect(await signIn(platform, { ...(await askForPin(platform, email)), pin: '000000' })).toHaveProperty(
      'refused',
      'wrong-pin',
    );
  });

  it('publishes nothing, even if a publication was in progress', async () => {
    const viewer = await newAdvertiser(platform);
    const draft = await filledDraft(platform, viewer);
    await block(viewer.advertiserId);
    expect(await publish(platform, viewer, draft)).toEqual(refuse('card-limit-reached'));
  });

  it('is notified once, with the reason, the rule, who decided and how to object', async () => {
    const viewer = await newAdvertiser(platform);
    await addListing(platform, viewer);
    await block(viewer.advertiserId);
    await block(viewer.advertiserId);
    const other = { ...why, id: viewer.advertiserId, reason: 'Jiný důvod.' };
    expect(await blockAccount(platform, admin, other)).toMatchObject({ refused: 'done-already' });
    await platform.runJobs();
    const emails = platform.emails.filter(({ to }) => to === viewer.email);
    expect(emails).toHaveLength(1);
    for (const expected of [why.reason, why.rule, '1\u00a0inzerát', 'člověk, žádný automat', 'upozornění'])
      expect(emails[0]?.text).toContain(expected);
    expect(emails[0]?.text).toMatch(/dal=\/rozhodnuti\/[\w-]{43}/);
    expect(emails[0]?.replyTo).toBe(platform.config.contactEmail);
  });

  it('of a demo advertiser gets no email, since its address is made up', async () => {
    const email = 'demo-tomas@example.invalid';
    const details = { email, verified: true, publicName: 'Tomáš V.', demo: true };
    const { id } = await findOrCreateAdvertiser(platform.db, platform, details);
    await block(id);
    await release(id);
    await platform.runJobs();
    expect(platform.emails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('gets its unexpired listings back within its slots when unblocked, and can renew the others', async () => {
    const viewer = await newAdvertiser(platform);
    const old = await addListing(platform, viewer);
    platform.clock.advance(50 * 86_400_000);
    const young = await addListing(platform, viewer);
    const withdrawn = await addListing(platform, viewer, { state: 'withdrawn' });
    await block(viewer.advertiserId);
    platform.clock.advance(20 * 86_400_000);
    await expireListings(platform);
    expect(await release(viewer.advertiserId)).not.toHaveProperty('block.since');
    expect([await stateOf(old), await stateOf(young), await stateOf(withdrawn)]).toEqual([
      'listing-inactive',
      'shown',
      'listing-inactive',
    ]);
    await signedIn(platform, viewer.email);
  });

  it('is in the audit log with who, what and why', async () => {
    const viewer = await newAdvertiser(platform);
    await block(viewer.advertiserId);
    await release(viewer.advertiserId);
    const subject = `advertiser:${viewer.advertiserId}`;
    const actions = await lastActions(platform.db, { subject, atMost: 5 });
    expect(actions.map(({ admin: who, action, reason }) => [who, action, reason])).toEqual([
      [admin.email, 'release-account', 'omyl'],
      [admin.email, 'block-account', `${why.reason} (${why.rule})`],
    ]);
    expect(actions[0]).toMatchObject({ name: 'Tomáš V.', slug: expect.stringMatching(/^tomas-v-\d+$/) });
  });

  it("is never an admin's", async () => {
    const { advertiser } = await signedIn(platform, admin.email);
    const config = { ...platform.config, adminEmails: [admin.email] };
    const id = advertiser.id;
    expect(await blockAccount({ ...platform, config }, admin, { id, ...why })).toEqual(
      refuse('account-not-blockable'),
    );
    const found = await findAccount({ ...platform, config }, admin.email);
    expect(found.account).toMatchObject({ id, staff: true });
    expect((await findAccount(platform, admin.email)).account).toMatchObject({ staff: false });
  });
});

it('is found only by its exact email address or page URL', async () => {
  const { advertiser } = await signedIn(platform, 'hledana@example.cz');
  const page = `https://bazar.example/inzerent/${advertiser.slug}`;
  for (const words of [' Hledana@example.cz', advertiser.slug, page, `${page}?strana=2`])
    expect((await findAccount(platform, words)).account?.id).toBe(advertiser.id);
  for (const words of ['hledana', 'hledana@', '%', advertiser.slug.slice(0, -1)])
    expect(await findAccount(platform, words)).toEqual({});
});
