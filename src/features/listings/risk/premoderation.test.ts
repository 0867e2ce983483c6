import { beforeAll, describe, expect, it } from 'vitest';
import { ownListings } from '../../../../test/own-listings.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { given } from '../../../../test/permissions/scene.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { pictures } from '../../../../test/specimens/pictures.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/errors.ts';
import { addPhoto } from '../../media/index.ts';
import { releaseHeldListing } from '../../moderation/hide.ts';
import { copy } from '../copy.ts';
import { listingsFeature } from '../feature.ts';
import { openDraft } from '../drafts.ts';
import { getOwnListing } from '../own-listing.ts';
import { publish } from '../publish.ts';
import { getListing } from '../read-listing.ts';

const plain = await testPlatform();
const platform = { ...plain, config: { ...plain.config, adminEmails: ['spravce@example.cz'] } };
beforeAll(() => loadTowns(platform));

const { published, edited, emailsTo } = ownListings(platform);
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const day = 86_400_000;
const withPhone = { description: 'Prodám hůl po jedné sezoně. Volejte 603 123 456.' };
const long =
  'Prodám hůl po jedné sezoně, čepel drží tvar a omotávka je nová. Hrál jsem s ní jen zápasy, na trénink jsem měl jinou, takže vypadá skoro jako z obchodu.';

describe('a new listing that looks risky', () => {
  it('is visible only to its advertiser, with the reason and what happens next', async () => {
    const viewer = await newAdvertiser(platform);
    const { id, state } = await published(viewer, withPhone);
    expect(state).toBe('held');
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
    const own = given(await getOwnListing(platform, viewer.advertiserId, id));
    expect(own.hold).toMatchObject({
      step: 'to-look',
      signals: ['v textu prvního inzerátu je odkaz, telefon nebo e-mail'],
    });
    const emails = await emailsTo(viewer.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Inzerát „Unihoc Epic 26, 96 cm“ čeká na kontrolu',
    ]);
    for (const words of ['protože v textu prvního inzerátu', 'většinou do 24 hodin', '60 dní začne běžet'])
      expect(emails[0]?.text).toContain(words);
  });

  it('gives no track record to the next one, and takes a slot', async () => {
    const viewer = await newAdvertiser(platform, 2);
    await published(viewer, withPhone);
    expect((await published(viewer, { ...withPhone, title: 'Jiná hůl' })).state).toBe('held');
    const draft = await filledDraft(platform, viewer, { values: { title: 'Třetí hůl' } });
    expect(await publish(platform, viewer, draft)).toEqual(refuse('card-limit-reached'));
  });

  it('is announced to the operator at most once a day, whatever their number', async () => {
    const notices = async () =>
      (await emailsTo(platform.config.contactEmail)).filter(({ subject }) =>
        subject.startsWith('Inzerát čeká'),
      ).length;
    const before = await notices();
    platform.clock.advance(day);
    await published(await newAdvertiser(platform), withPhone);
    await published(await newAdvertiser(platform), withPhone);
    expect(await notices()).toBe(before + 1);
    platform.clock.advance(day);
    await published(await newAdvertiser(platform), withPhone);
    expect(await notices()).toBe(before + 2);
  });
});

describe('the track record of an account', () => {
  it('lets a phone number be published at once after any listing was public, even an imported one', async () => {
    const viewer = await newAdvertiser(platform);
    await addListing(platform, viewer, { state: 'expired' });
    expect((await published(viewer, withPhone)).state).toBe('active');
  });

  it('does not include listings removed by an admin', async () => {
    const viewer = await newAdvertiser(platform);
    await addListing(platform, viewer, { state: 'blocked' });
    expect((await published(viewer, withPhone)).state).toBe('held');
  });
});

describe('an edit', () => {
  it('that makes a listing look risky holds it, with the same reasons as for a new one', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    await emailsTo(viewer.email);
    const { state, hold } = await edited(viewer, id, withPhone);
    expect(state).toBe('held');
    expect(hold).toMatchObject({
      step: 'to-look',
      edited: true,
      signals: ['v textu prvního inzerátu je odkaz, telefon nebo e-mail'],
    });
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
    const email = (await emailsTo(viewer.email)).at(-1);
    expect(email?.subject).toBe('Inzerát „Unihoc Epic 26, 96 cm“ čeká na kontrolu');
    for (const words of ['po úpravě', 'protože v textu prvního inzerátu', 'většinou do 24 hodin', 'nepočítá'])
      expect(email?.text).toContain(words);
  });

  it('that adds no risk, or repeats what an admin has already approved, changes nothing else', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    expect((await edited(viewer, id, { title: 'Unihoc Epic 26, sleva' })).state).toBe('active');
    const held = await edited(viewer, id, withPhone);
    const photos = held.photos.map((photo) => photo.id);
    const { version } = held;
    given(await releaseHeldListing(platform, admin, { id, version, photos }));
    expect((await edited(viewer, id, { ...withPhone, title: 'Unihoc Epic 26, levně' })).state).toBe('active');
  });

  it('of an approved listing keeps its date, and does not count the days of waiting', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    const rowOf = () =>
      platform.db
        .selectFrom('listings')
        .where('id', '=', id)
        .select(['inserted', 'created', 'expires_at'])
        .executeTakeFirstOrThrow();
    const before = await rowOf();
    platform.clock.advance(day);
    const { version, photos } = await edited(viewer, id, withPhone);
    platform.clock.advance(day);
    given(await releaseHeldListing(platform, admin, { id, version, photos: photos.map((each) => each.id) }));
    expect(await getListing(platform, id)).toMatchObject({ id });
    const after = await rowOf();
    expect(after).toMatchObject({ inserted: before.inserted, created: before.created });
    expect(after.expires_at.getTime() - before.expires_at.getTime()).toBe(day);
  });

  it('of a paused listing is checked as well, since it resumes by itself', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    await platform.db.updateTable('listings').where('id', '=', id).set({ state: 'resting' }).execute();
    expect((await edited(viewer, id, withPhone)).state).toBe('held');
  });
});

describe('a description', () => {
  it('copied from somebody else is held despite other spaces and accents; an own one is not', async () => {
    const first = await newAdvertiser(platform);
    await addListing(platform, first, { values: { description: long } });
    expect((await published(first, { description: long, title: 'Druhá' })).state).toBe('active');
    const copied = long.replace('čepel', 'CEPEL').replace(', takže', ' – takže');
    expect((await published(await newAdvertiser(platform), { description: copied })).hold?.signals).toEqual([
      'stejný popis má inzerát někoho jiného',
    ]);
  });

  it('of a withdrawn or a demo listing, or a short one, may be repeated', async () => {
    const [withdrawn, demo] = [await newAdvertiser(platform), await newAdvertiser(platform)];
    const description = `${long} Druhé znění.`;
    await addListing(platform, withdrawn, { state: 'withdrawn', values: { description } });
    await addListing(platform, demo, { values: { description } });
    await platform.db
      .updateTable('advertisers')
      .set({ is_demo: true })
      .where('id', '=', demo.advertiserId)
      .execute();
    await addListing(platform, withdrawn, { values: { description: 'Prodám hůl, čepel drží tvar.' } });
    const viewer = await newAdvertiser(platform);
    expect((await published(viewer, { description })).state).toBe('active');
    const short = { description: 'Prodám hůl, čepel drží tvar.', title: 'Krátká' };
    expect((await published(viewer, short)).state).toBe('active');
  });
});

it('a price far below the usual one of the model is held for review', async () => {
  const values = { condition: 'like-new', wear: '' };
  for (const price of ['2900', '3000', '3100', '3200', '3300'])
    await addListing(platform, await newAdvertiser(platform), { values: { ...values, price } });
  const viewer = await newAdvertiser(platform);
  expect((await published(viewer, { ...values, price: '900' })).hold?.signals).toEqual([
    'cena je hodně jiná, než bývá u podobných věcí',
  ]);
  expect((await published(viewer, { price: '900', title: 'Unihoc Epic 26, hraná' })).state).toBe('active');
});

async function scenes(count: number): Promise<Buffer[]> {
  const jpegs: Buffer[] = [];
  for await (const { jpeg } of pictures({ scene: count, 'same floor': 0, drawing: 0, bare: 0 }))
    jpegs.push(jpeg);
  return jpegs;
}

async function withPicture(viewer: Viewer, jpeg: Buffer) {
  const draft = await filledDraft(platform, viewer, { photos: 0 });
  await addPhoto(platform, (await openDraft(platform, viewer, 'offer')).albumId, jpeg);
  return given(await publish(platform, viewer, draft));
}

it('somebody else’s photo is held, and missing fingerprints of a copied listing are computed', async () => {
  const [jpeg = Buffer.alloc(0)] = await scenes(1);
  const [first, second] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  const original = await withPicture(first, jpeg);
  expect(original.state).toBe('active');
  expect((await withPicture(second, jpeg)).hold?.signals).toEqual(['stejnou fotku má inzerát někoho jiného']);
  const again = given(await copy(platform, first, { id: original.id, client: 'x' }));
  await platform.db.deleteFrom('photo_fingerprints').execute();
  expect(given(await publish(platform, first, again.id, { several: true })).state).toBe('active');
  const looked = await platform.db.selectFrom('photo_fingerprints').select('photo_id').execute();
  expect(looked).toHaveLength(1);
}, 120_000);

it('adding somebody else’s photo holds the listing, even before the form is saved', async () => {
  const [theirs = Buffer.alloc(0), own = Buffer.alloc(0), another = Buffer.alloc(0)] = await scenes(3);
  await withPicture(await newAdvertiser(platform), theirs);
  const viewer = await newAdvertiser(platform);
  const { id } = await withPicture(viewer, own);
  const { album_id } = await platform.db
    .selectFrom('listings')
    .where('id', '=', id)
    .select('album_id')
    .executeTakeFirstOrThrow();
  const addAndLook = async (jpeg: Buffer) => {
    platform.clock.advance(60_000);
    await addPhoto(platform, album_id ?? '', jpeg);
    await platform.runJobs(listingsFeature.jobs?.(platform));
    return given(await getOwnListing(platform, viewer.advertiserId, id));
  };
  expect((await addAndLook(another)).state).toBe('active');
  const { state, hold, version, photos } = await addAndLook(theirs);
  expect(state).toBe('held');
  expect(hold).toMatchObject({ edited: true, signals: ['stejnou fotku má inzerát někoho jiného'] });
  expect((await emailsTo(viewer.email)).at(-1)?.text).toContain('po úpravě');
  given(await releaseHeldListing(platform, admin, { id, version, photos: photos.map((each) => each.id) }));
  expect((await addAndLook(own)).state).toBe('active');
}, 120_000);

it('the third new account of one browser in a day is held, an established account there is not', async () => {
  const inBrowser = async (viewer: Viewer) => {
    const now = platform.clock.now();
    await platform.db
      .updateTable('advertisers')
      .set({ created_at: now })
      .where('id', '=', viewer.advertiserId)
      .execute();
    await platform.db
      .insertInto('sign_in_challenges')
      .values({
        id: platform.ids.uuid(),
        email: viewer.email,
        browser_hash: 'one browser',
        code_hash: 'x',
        client: `client of ${viewer.email}`,
        sent_at: now,
        expires_at: now,
        used_at: now,
        created_at: now,
      })
      .execute();
    return viewer;
  };
  const people = [];
  for (let count = 0; count < 4; count += 1) people.push(await inBrowser(await newAdvertiser(platform)));
  const [one, two, three, club] = people;
  if (!one || !two || !three || !club) throw new Error('nobody');
  expect((await published(one)).state).toBe('active');
  expect((await published(two)).state).toBe('active');
  expect((await published(three)).hold?.signals).toHaveLength(1);
  await platform.db
    .updateTable('advertisers')
    .set({ created_at: new Date(platform.clock.now().getTime() - 30 * day) })
    .where('id', '=', club.advertiserId)
    .execute();
  expect((await published(club)).state).toBe('active');
});
