import { hashOfSecret } from '../../src/features/accounts/index.ts';
import { insertRenewalEmail } from '../../src/features/listings/renewal/db.ts';
import { publish } from '../../src/features/listings/publish.ts';
import { openDraft } from '../../src/features/listings/drafts.ts';
import { type TestListing, addListing, filledDraft } from '../listings.ts';
import { stickValues } from '../stick-values.ts';
import { type Rows, anybody, anybodyElse, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A new listing of the owner. */
export const newListing = (scene: Scene, listing: TestListing = {}): Promise<number> =>
  addListing(scene.platform, scene.owner, listing);

const listingOf = (listing: TestListing) => async (scene: Scene) => ({
  params: { id: await newListing(scene, listing) },
});
const active = listingOf({});
const reserved = listingOf({ state: 'reserved' });
const sold = listingOf({ state: 'sold' });

/** The key of an email about a listing of the owner. */
async function withKey(scene: Scene) {
  const { db, ids, clock } = scene.platform;
  const key = ids.token();
  const { advertiserId } = scene.owner;
  const email = { id: ids.uuid(), advertiserId, keyHash: hashOfSecret(key), now: clock.now() };
  await insertRenewalEmail(db, email, [{ id: await newListing(scene) }]);
  return { params: { key } };
}

const emptyDraft = async ({ platform, owner }: Scene) => ({
  params: { id: (await openDraft(platform, owner, 'offer')).id },
});
/** Confirms the duplicate check, since the owner has similar listings in other scenes. */
const readyDraft = async ({ platform, owner }: Scene) => ({
  params: { id: await filledDraft(platform, owner) },
  query: '?several=true',
});

/** Listings are public once published; only their owner may write and edit them. */
export const listingRows: Rows = {
  getListing: anybody(active),
  getEndedListing: anybody(sold),
  similarListings: anybody(active),
  contactAdvertiser: anybodyElse(async (scene) => ({
    params: { id: await newListing(scene) },
    body: { name: 'Petr', email: scene.freshEmail(), message: 'Je hůl ještě volná?', consent: true },
  })),

  openDraft: signedInOnes(() => ({ body: { kind: 'offer' } })),
  listDrafts: signedInOnes(),
  getDraft: ownerOnly(emptyDraft),
  fillDraft: ownerOnly(async (scene) => ({ ...(await emptyDraft(scene)), body: { fields: stickValues } })),
  saveDraft: ownerOnly(async (scene) => ({ ...(await emptyDraft(scene)), body: { values: stickValues } })),
  checkDraft: ownerOnly(readyDraft),
  publishDraft: ownerOnly(readyDraft),
  discardDraft: ownerOnly(emptyDraft),

  currentDraft: signedInOnes(),
  listOwnListings: signedInOnes(),
  countOwnListings: signedInOnes(),
  getOwnListing: ownerOnly(active),
  editListing: ownerOnly(async (scene) => {
    const draft = await readyDraft(scene);
    const { id, version } = given(
      await publish(scene.platform, scene.owner, draft.params.id, { several: true }),
    );
    return { params: { id }, body: { version, values: { ...stickValues, price: '900' } } };
  }),
  reserveListingFor: ownerOnly(async (scene) => ({ ...(await active(scene)), body: { name: 'Petr' } })),
  reopenListing: ownerOnly(sold),
  reserveListing: ownerOnly(active),
  releaseListing: ownerOnly(reserved),
  sellListing: ownerOnly(active),
  setRemaining: ownerOnly(async (scene) => ({ ...(await active(scene)), body: { remaining: 1 } })),
  withdrawListing: ownerOnly(active),
  getShareKit: ownerOnly(active),
  renewListing: ownerOnly(listingOf({ state: 'expired' })),
  copyListing: ownerOnly(sold),
  resubmitListing: ownerOnly(listingOf({ state: 'held' })),
  // For another advertiser's listing the response says that it does not exist.
  changeListings: signedInOnes(async (scene) => ({
    body: { ids: [await newListing(scene)], move: 'withdraw' },
  })),
  noteView: anybody(async (scene) => ({ ...(await active(scene)), body: { agent: 'Mozilla/5.0' } })),
  // The email's key is the authorization.
  getRenewal: anybody(withKey),
  renewByKey: anybody(async (scene) => ({ ...(await withKey(scene)), body: {} })),
};
