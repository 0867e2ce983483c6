import { expect } from 'vitest';
import { adviseStick } from '../../src/features/advisor/contract.ts';
import { buildKit } from '../../src/features/kits/contract.ts';
import * as accounts from '../../src/features/accounts/contract.ts';
import * as catalogue from '../../src/features/catalogue/contract.ts';
import * as companies from '../../src/features/companies/contract.ts';
import * as contact from '../../src/features/conversations/contract.ts';
import { getLanding } from '../../src/features/landings/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as maps from '../../src/features/maps/contract.ts';
import * as media from '../../src/features/media/contract.ts';
import * as options from '../../src/features/site-config/contract.ts';
import * as places from '../../src/features/places/contract.ts';
import * as search from '../../src/features/search/contract.ts';
import * as searchLog from '../../src/features/search-log/contract.ts';
import * as home from '../../src/features/home/contract.ts';
import * as products from '../../src/features/products/contract.ts';
import * as sharing from '../../src/features/sharing/contract.ts';
import { jobsOf } from '../../src/features/all.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';
import { callConversations } from './conversations.ts';
import { callReviews } from './reviews.ts';
import { callAccountDeletion } from './account-deletion.ts';
import { callProfiles } from './profiles.ts';
import { offerValues, publishAnother, publishBatch, sendPhoto } from './publishing.ts';

/** A listing from its draft to its end, with everything read and searched on the way. */
export async function callSelling(api: ApiCaller, platform: TestPlatform, companyId: string): Promise<void> {
  await api.call(options.getSiteConfig);
  await api.call(catalogue.listCategories);
  await api.call(catalogue.getCategory, { params: { slug: 'florbalky' } });
  await api.call(places.suggestPlaces, { query: '?q=brn' });
  await api.call(places.getPostcodes);
  await api.call(places.listDistricts);
  await api.call(places.getCountryOutline);
  await api.call(places.getNearestPlace, { query: '?lat=49.2&lon=16.6' });
  const found = await api.call(places.suggestPlaces, { query: '?q=Brno' });
  const [brno] = places.suggestPlaces.data.parse(found.body.data).places;
  await api.call(places.getPlace, { params: { code: brno?.code ?? '' } });

  const { token } = await signedIn(platform, 'prodejce@example.com');
  await api.call(accounts.currentSession, { token });
  await api.call(companies.getCompany, { token, params: { companyId } });
  await callProfiles(api, platform, token);
  await callAccountDeletion(api, platform, token);
  await api.call(accounts.setPublicName, { token, body: { publicName: 'Jana P.' } });
  await api.call(accounts.setLastingPin, { token, body: { pin: '284917', pinAgain: '284917' } });

  const opened = await api.call(listings.openDraft, { token, body: { kind: 'offer' } });
  const { id, albumId } = listings.draft.parse(opened.body.data);
  await api.call(listings.getDraft, { token, params: { id } });
  await api.call(listings.currentDraft, { token });
  await api.call(listings.fillDraft, { token, params: { id }, body: { fields: offerValues } });
  await api.call(listings.listDrafts, { token });
  await api.call(listings.saveDraft, { token, params: { id }, body: { values: offerValues } });
  const empty = await api.call(listings.publishDraft, { token, params: { id } });
  expect(empty.status).toBe(422);

  const first = await sendPhoto(api, albumId, token);
  const second = await sendPhoto(api, albumId, token);
  const photoId = first.photo?.id ?? '';
  await api.call(media.getAlbum, { token, params: { albumId } });
  const order = { photoIds: [second.photo?.id ?? '', photoId] };
  expect((await api.call(media.orderPhotos, { token, params: { albumId }, body: order })).status).toBe(200);
  await api.call(media.turnPhoto, { token, params: { albumId, photoId } });
  await api.call(media.removePhoto, { token, params: { albumId, photoId } });
  await api.call(media.restorePhoto, { token, params: { albumId, photoId } });

  expect((await api.call(listings.checkDraft, { token, params: { id } })).status).toBe(200);
  const published = await api.call(listings.publishDraft, { token, params: { id }, query: '?several=true' });
  expect(published.status).toBe(201);
  const own = listings.ownListing.parse(published.body.data);
  await platform.runJobs(jobsOf(platform).handlers);

  const params = { id: own.id };
  const listing = await api.call(listings.getListing, { params });
  const specified = {
    locations: [{ name: 'okres Brno-město', district: 'Brno-město', region: 'Jihomoravský kraj' }],
    brand: 'unihoc',
    manufacturer: 'Renew Group (Unihoc Zone)',
    id_product: params.id,
  };
  expect(listing.body.data).toMatchObject(specified);
  await api.call(listings.similarListings, { params });
  const results = await api.call(search.searchListings, {
    query: '?q=florbalku&category=florbalky&price=1000-',
  });
  const { items } = search.searchResult.parse(results.body.data);
  expect(items).toEqual([expect.objectContaining({ id: own.id, ...specified })]);
  await api.call(search.countSearch, { query: '?q=florbalka' });
  const agent = 'Mozilla/5.0 Firefox/128.0';
  await api.call(searchLog.noteSearch, { body: { search: 'q=hokejka&price=-500', dropped: 'price', agent } });
  await api.call(searchLog.noteSearch, { body: { search: 'q=a', agent } });
  const suggested = await api.call(search.suggestSearch, { query: '?q=florbalk' });
  expect(search.suggestSearch.data.parse(suggested.body.data).groups.map(({ kind }) => kind)).toContain(
    'listings',
  );
  await api.call(home.homePage);
  await api.call(adviseStick, { query: '?height=165&age=14&weight=52&hand=left&style=shooter' });
  await api.call(buildKit, { query: '?who=adult&height=185&shoe=43' });
  await api.call(products.listBrands);
  await api.call(products.getBrand, { params: { slug: 'unihoc' } });
  await api.call(products.listProducts);
  await api.call(products.listPricesByCondition, { params: { slug: 'florbalky' } });
  const worth = '?category=florbalky&brand=unihoc&model=Epic&condition=used&wear=light';
  expect((await api.call(products.getUsualPrice, { query: worth })).status).toBe(200);
  expect((await api.call(products.getListingUsualPrice, { params })).status).toBe(200);
  expect((await api.call(products.getProduct, { params: { slug: 'unihoc-epic' } })).status).toBe(200);
  const inBrand = '?brand=unihoc&category=florbalky';
  expect((await api.call(getLanding, { query: inBrand })).status).toBe(200);
  const onMap = await api.call(maps.searchMap, { query: '?kind=offer&bbox=16,49,17,49.5&zoom=9' });
  expect(maps.mapResult.parse(onMap.body.data).adverts.map((sale) => sale.id)).toEqual([own.id]);
  await api.call(maps.listLocalities);
  const email = { name: 'Petr', email: 'petr@example.com', message: 'Je hůl ještě volná?', consent: true };
  expect((await api.call(contact.contactAdvertiser, { params, body: email })).status).toBe(201);
  await callConversations(api, platform, { token, asker: email.email });

  await api.call(listings.listOwnListings, { token });
  await api.call(listings.countOwnListings, { token });
  await api.call(listings.getOwnListing, { token, params });
  const left = { token, params, body: { remaining: 1 } };
  expect((await api.call(listings.setRemaining, left)).status).toBe(200);
  const edited = { version: own.version, values: { ...offerValues, price: '1290' } };
  expect((await api.call(listings.editListing, { token, params, body: edited })).status).toBe(200);
  expect((await api.call(listings.editListing, { token, params, body: edited })).status).toBe(409);
  const buyer = { token, params, body: { name: 'Petr z haly' } };
  expect((await api.call(listings.reserveListingFor, buyer)).status).toBe(200);
  expect((await api.call(listings.sellListing, { token, params, body: {} })).status).toBe(200);
  expect((await api.call(listings.reopenListing, { token, params })).status).toBe(200);
  await callReviews(api, platform, { token, asker: email.email, listingId: own.id });
  expect((await api.call(listings.releaseListing, { token, params })).status).toBe(200);
  for (const change of [listings.reserveListing, listings.releaseListing, listings.sellListing]) {
    expect((await api.call(change, { token, params })).status).toBe(200);
  }
  expect((await api.call(listings.getListing, { params })).status).toBe(410);
  expect((await api.call(listings.getEndedListing, { params })).status).toBe(200);

  await publishBatch(api, token);
  const other = { id: await publishAnother(api, token) };
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
}
