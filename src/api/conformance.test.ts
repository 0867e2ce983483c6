import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openAccountService } from '../../test/account-service.ts';
import { ApiCaller } from '../../test/api-caller.ts';
import { callBlocking } from '../../test/conformance/blocking.ts';
import { callConversations } from '../../test/conformance/conversations.ts';
import { callKeeping } from '../../test/conformance/keeping.ts';
import { callLeaving } from '../../test/conformance/leaving.ts';
import { callLottery } from '../../test/conformance/lottery.ts';
import { callMemberships } from '../../test/conformance/memberships.ts';
import { callNewsletter } from '../../test/conformance/newsletter.ts';
import { callProfiles } from '../../test/conformance/profiles.ts';
import { callPush } from '../../test/conformance/push.ts';
import { callRedirects } from '../../test/conformance/redirects.ts';
import { callTexts } from '../../test/conformance/texts.ts';
import { testPlatform } from '../../test/platform.ts';
import { firm, standInRegister } from '../../test/register.ts';
import { waysOfSigningIn } from '../../test/conformance/signing-in.ts';
import { signedIn } from '../../test/sign-in.ts';
import { readBankAccount } from '../contract/bank-account.ts';
import * as accounts from '../features/accounts/contract.ts';
import * as catalogue from '../features/catalogue/contract.ts';
import * as companies from '../features/companies/contract.ts';
import * as contact from '../features/contact/contract.ts';
import * as listings from '../features/listings/contract.ts';
import * as maps from '../features/maps/contract.ts';
import * as media from '../features/media/contract.ts';
import * as options from '../features/options/contract.ts';
import * as places from '../features/places/contract.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import * as search from '../features/search/contract.ts';
import * as sharing from '../features/sharing/contract.ts';
import { newVapidKeys } from '../platform/push/vapid.ts';
import { jobsOf } from '../jobs.ts';
import { operations } from './operations.ts';

const register = await standInRegister();
const platform = await testPlatform();
const accountService = await openAccountService(
  'google',
  () => `${platform.config.appUrl}/prihlaseni/google/zpet`,
);
afterAll(() => accountService.close());
await loadBuiltInPlaces(platform);
const api = new ApiCaller({
  ...platform,
  config: {
    ...platform.config,
    aresBaseUrl: register.address,
    adminEmails: ['spravce@example.com'],
    bankAccount: readBankAccount('19-2000145399/0800'),
    push: { ...newVapidKeys(), services: ['fcm.googleapis.com'] },
    google: { ...accountService.client, issuer: accountService.url },
  },
});
const nowhere = '00000000-0000-4000-8000-000000000000';

const values = {
  category: 'florbalky',
  brand: 'unihoc',
  model: 'Epic',
  title: 'Unihoc Epic 26, levá',
  description: 'Hraná jednu sezonu, čepel ještě drží tvar.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: '1 490 Kč',
  placeName: 'Brno',
  placeDistrict: 'CZ0642',
  placeShown: 'district',
};

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b7f8a' } })
  .jpeg()
  .toBuffer();

/** Sends one photo to an album in one piece. */
async function sendPhoto(albumId: string, token: string) {
  const started = await api.call(media.startUpload, {
    params: { albumId },
    body: { name: 'hul.jpg', size: picture.length },
    token,
  });
  const { id: uploadId } = media.upload.parse(started.body.data);
  await api.call(media.getUpload, { params: { albumId, uploadId }, token });
  const sent = await api.call(media.continueUpload, { params: { albumId, uploadId }, bytes: picture, token });
  return media.upload.parse(sent.body.data);
}

async function publishAnother(token: string): Promise<number> {
  const opened = await api.call(listings.openDraft, { token, body: { kind: 'offer' } });
  const { id, albumId } = listings.draft.parse(opened.body.data);
  await api.call(listings.saveDraft, { token, params: { id }, body: { values } });
  await sendPhoto(albumId, token);
  const published = await api.call(listings.publishDraft, { token, params: { id } });
  return listings.ownListing.parse(published.body.data).id;
}

/** Work that the clock starts, and the letters that came of it. */
async function runSchedule(name: string): Promise<void> {
  const work = jobsOf(platform);
  await work.schedule.find((each) => each.name === name)?.run();
  await platform.runJobs(work.handlers);
}

/** What the latest letter to an address carries in one of its links. */
function keyTo(email: string, link: RegExp): string {
  const letter = platform.letters.findLast(({ to }) => to === email);
  return link.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('the API answers as its document says', () => {
  it('while an advert is written, published, found, asked about, edited and taken down', async () => {
    await api.call(options.getOptions);
    await api.call(catalogue.listCategories);
    await api.call(catalogue.getCategory, { params: { slug: 'florbalky' } });
    await api.call(places.suggestPlaces, { query: '?q=brn' });
    await api.call(places.listDistricts);
    await api.call(places.getDrawing);
    await api.call(places.getNearestPlace, { query: '?lat=49.2&lon=16.6' });
    const found = await api.call(places.suggestPlaces, { query: '?q=Brno' });
    const [brno] = places.suggestPlaces.data.parse(found.body.data).places;
    await api.call(places.getPlace, { params: { code: brno?.code ?? '' } });

    const { token } = await signedIn(platform, 'prodejce@example.com');
    await api.call(accounts.currentSession, { token });
    await api.call(companies.getCompany, { token, params: { companyId: firm.ico } });
    await callProfiles(api, platform, token);
    await callLeaving(api, platform, token);
    await api.call(accounts.setPublicName, { token, body: { publicName: 'Jana P.' } });
    await api.call(accounts.setLastingPin, { token, body: { pin: '284917', pinAgain: '284917' } });

    const opened = await api.call(listings.openDraft, { token, body: { kind: 'offer' } });
    const { id, albumId } = listings.draft.parse(opened.body.data);
    await api.call(listings.getDraft, { token, params: { id } });
    await api.call(listings.listDrafts, { token });
    await api.call(listings.saveDraft, { token, params: { id }, body: { values } });
    const empty = await api.call(listings.publishDraft, { token, params: { id } });
    expect(empty.status).toBe(422);

    const first = await sendPhoto(albumId, token);
    const second = await sendPhoto(albumId, token);
    const photoId = first.photo?.id ?? '';
    await api.call(media.getAlbum, { token, params: { albumId } });
    const order = { photoIds: [second.photo?.id ?? '', photoId] };
    expect((await api.call(media.orderPhotos, { token, params: { albumId }, body: order })).status).toBe(200);
    await api.call(media.turnPhoto, { token, params: { albumId, photoId } });
    await api.call(media.removePhoto, { token, params: { albumId, photoId } });
    await api.call(media.restorePhoto, { token, params: { albumId, photoId } });

    expect((await api.call(listings.checkDraft, { token, params: { id } })).status).toBe(200);
    const published = await api.call(listings.publishDraft, { token, params: { id } });
    expect(published.status).toBe(201);
    const own = listings.ownListing.parse(published.body.data);
    await platform.runJobs(jobsOf(platform).handlers);

    const params = { id: own.id };
    expect((await api.call(listings.getListing, { params })).status).toBe(200);
    await api.call(listings.similarListings, { params });
    const results = await api.call(search.searchListings, {
      query: '?q=florbalku&category=florbalky&price=1000-',
    });
    expect(search.searchResult.parse(results.body.data).items.map((item) => item.id)).toEqual([own.id]);
    const suggested = await api.call(search.suggestSearch, { query: '?q=florbalk' });
    expect(search.suggestSearch.data.parse(suggested.body.data).groups.map(({ kind }) => kind)).toContain(
      'listings',
    );
    await api.call(search.homePage);
    await api.call(search.listBrands);
    await api.call(search.getBrand, { params: { slug: 'unihoc' } });
    await api.call(search.listProducts);
    expect((await api.call(search.getProduct, { params: { slug: 'unihoc-epic' } })).status).toBe(200);
    const onMap = await api.call(maps.searchMap, { query: '?kind=offer&bbox=16,49,17,49.5&zoom=9' });
    expect(maps.mapResult.parse(onMap.body.data).adverts.map((advert) => advert.id)).toEqual([own.id]);
    await api.call(maps.listLocalities);
    const letter = { name: 'Petr', email: 'petr@example.com', message: 'Je hůl ještě volná?', consent: true };
    expect((await api.call(contact.contactAdvertiser, { params, body: letter })).status).toBe(201);
    await callConversations(api, token);

    await api.call(listings.listOwnListings, { token });
    await api.call(listings.getOwnListing, { token, params });
    const edited = { version: own.version, values: { ...values, price: '1290' } };
    expect((await api.call(listings.editListing, { token, params, body: edited })).status).toBe(200);
    expect((await api.call(listings.editListing, { token, params, body: edited })).status).toBe(409);
    for (const change of [listings.reserveListing, listings.releaseListing, listings.sellListing]) {
      expect((await api.call(change, { token, params })).status).toBe(200);
    }
    expect((await api.call(listings.getListing, { params })).status).toBe(410);
    expect((await api.call(listings.getEndedListing, { params })).status).toBe(200);

    const other = { id: await publishAnother(token) };
    expect((await api.call(sharing.getShareKit, { token, params: other })).status).toBe(200);
    expect((await api.call(sharing.getShareKit, { token, params })).status).toBe(410);
    const look = { agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    expect((await api.call(listings.noteView, { params: other, body: look })).status).toBe(202);
    expect((await api.call(listings.renewListing, { token, params: other })).status).toBe(409);
    const old = { inserted: new Date(platform.clock.now().getTime() - 40 * 86_400_000) };
    await platform.db.updateTable('listings').set(old).where('id', '=', other.id).execute();
    expect((await api.call(listings.renewListing, { token, params: other })).status).toBe(200);
    expect((await api.call(listings.withdrawListing, { token, params: other })).status).toBe(200);
    const several = { ids: [other.id, own.id], move: 'renew' };
    expect((await api.call(listings.changeListings, { token, body: several })).body.data).toMatchObject({
      done: [],
      problems: [{ id: other.id }, { id: own.id }],
    });
    const copied = await api.call(listings.copyListing, { token, params: other });
    await api.call(listings.discardDraft, {
      token,
      params: { id: listings.draft.parse(copied.body.data).id },
    });

    const again = await api.call(listings.openDraft, { token, body: { kind: 'offer' } });
    const unwanted = listings.draft.parse(again.body.data);
    await api.call(listings.discardDraft, { token, params: { id: unwanted.id } });
    await api.call(accounts.signOut, { token });
    expect((await api.call(accounts.currentSession, { token })).status).toBe(401);
    // Every operation once, photos among them: more than one call takes on a busy machine.
  }, 60_000);

  it('while an advert nears its end and is renewed by the link of a letter', async () => {
    const { token } = await signedIn(platform, 'obnova@example.com');
    const id = await publishAnother(token);
    const soon = new Date(platform.clock.now().getTime() + 86_400_000);
    await platform.db
      .updateTable('listings')
      .set({ expires_at: soon, inserted: new Date(0) })
      .execute();
    await runSchedule('warn-of-ends');
    const params = { key: keyTo('obnova@example.com', /\/obnoveni\/([\w-]+)/) };
    expect((await api.call(listings.getRenewal, { params })).status).toBe(200);
    const renewed = await api.call(listings.renewByKey, { params, body: { ids: [id] } });
    expect(renewed.body.data).toMatchObject({
      offers: [{ listing: { id }, state: 'renewed' }],
      problems: [],
    });
    const unknown = { params: { key: 'x'.repeat(43) } };
    expect((await api.call(listings.getRenewal, unknown)).status).toBe(404);
    expect((await api.call(listings.renewByKey, { ...unknown, body: {} })).status).toBe(404);
  });

  waysOfSigningIn({ api, platform, accountService });

  it('while somebody keeps favourites and watches a search, with an account and without', async () => {
    const seller = await signedIn(platform, 'druhy.prodejce@example.com');
    await callKeeping(api, platform, { id: await publishAnother(seller.token), runSchedule, keyTo });
    expect(api.seen).toContain('endWatchOfKey 200');
  });

  it('while a membership is ordered, paid, used, withdrawn from and looked after by an admin', async () => {
    const { token: admin } = await signedIn(platform, 'spravce@example.com');
    const { token } = await signedIn(platform, 'clen@example.com');
    await callMemberships(api, { token, admin, publish: () => publishAnother(token) });
    const email = 'zavreny@example.com';
    await callBlocking(api, admin, { email, token: (await signedIn(platform, email)).token });
    await callRedirects(api, admin);
    await callPush(api, token);
    expect(api.seen).toContain('confirmMembershipOrder 200');
  });

  it('while a round of the lottery is prepared, drawn, and its prize accepted and handed over', async () => {
    const signedInAs = async (email: string, admin: boolean) => {
      const { token, advertiser } = await signedIn(platform, email);
      return { token, viewer: { advertiserId: advertiser.id, email, admin } };
    };
    const admin = await signedInAs('spravce@example.com', true);
    const player = await signedInAs('hrac@example.com', false);
    await callLottery(api, {
      platform,
      admin: admin.viewer,
      adminToken: admin.token,
      player: player.viewer,
      token: player.token,
    });
    expect(api.seen).toContain('drawLotteryRound 200');
  });

  it('while the newsletter is asked for, confirmed, written, sent and signed off', async () => {
    const { token: admin } = await signedIn(platform, 'spravce@example.com');
    await callNewsletter(api, platform, { admin, keyTo });
    expect(api.seen).toContain('returnToNewsletter 202');
  });

  it('while somebody reads the texts of the site and writes to who runs it', async () => {
    const { token: admin } = await signedIn(platform, 'spravce@example.com');
    await callTexts(api, platform, admin);
    expect(api.seen).toContain('saveText 200');
  });

  it.each(operations.map((operation): [string, typeof operation] => [operation.id, operation]))(
    '%s refuses an unknown application and a stranger with an answer the document names',
    async (_, operation) => {
      const params = {
        id: operation.path.startsWith('/drafts') || operation.path.startsWith('/sign-in') ? nowhere : 999,
        slug: 'nic',
        code: 'nic',
        albumId: nowhere,
        uploadId: nowhere,
        photoId: nowhere,
      };
      const foreign = await api.call(operation, { params, application: 'nobody' });
      expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'unknown-application' } } });
      const stranger = await api.call(operation, {
        params,
        ...(operation.body && operation.body !== 'stream' ? { body: {} } : {}),
      });
      if (['advertiser', 'admin'].includes(operation.audience)) expect(stranger.status).toBe(401);
    },
  );

  it('and every operation has been called with success', () => {
    const uncalled = operations
      .filter(({ id, status }) => !api.seen.has(`${id} ${status}`))
      .map(({ id }) => id);
    expect(uncalled).toEqual([]);
  });
});
