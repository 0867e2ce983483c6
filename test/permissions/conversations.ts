import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { answerMeeting, proposeMeeting } from '../../src/features/conversations/meetings/meetings.ts';
import { proposePrice } from '../../src/features/conversations/offers/offers.ts';
import { openAlbum } from '../../src/features/conversations/photos.ts';
import { listConversations, showConversation } from '../../src/features/conversations/show.ts';
import { addPhotos } from '../albums.ts';
import { signedIn } from '../sign-in.ts';
import { newListing } from './listings.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** An anonymous buyer has sent a message about the owner's listing. */
async function ofOwner(scene: Scene) {
  const { platform, owner } = scene;
  const email = scene.freshEmail();
  const writing = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer: undefined };
  given(await contactAdvertiser(platform, { ...writing, listingId: await newListing(scene) }));
  const { items } = await listConversations(platform, owner, { shelved: false, cursor: undefined });
  return { params: { id: items[0]?.id ?? '' } };
}
/** A buyer with an account has sent a message about the owner's listing. */
async function withBuyer(scene: Scene) {
  const { platform } = scene;
  const email = scene.freshEmail();
  const { advertiser } = await signedIn(platform, email);
  const viewer = { advertiserId: advertiser.id, email, admin: false };
  const writing = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer };
  given(await contactAdvertiser(platform, { ...writing, listingId: await newListing(scene) }));
  const { items } = await listConversations(platform, viewer, { shelved: false, cursor: undefined });
  return { viewer, id: items[0]?.id ?? '' };
}

async function lastOf({ platform, owner }: Scene, id: string) {
  const { messages } = given(await showConversation(platform, owner, { id, before: undefined }));
  return { params: { id, messageId: messages.at(-1)?.id ?? '' } };
}

async function withOffer(scene: Scene) {
  const { viewer, id } = await withBuyer(scene);
  given(await proposePrice(scene.platform, viewer, { id, price: 900, client: viewer.email }));
  return lastOf(scene, id);
}

const soon = ({ platform }: Scene) =>
  new Date(platform.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 16);

async function withMeeting(scene: Scene) {
  const { viewer, id } = await withBuyer(scene);
  const meeting = { id, place: 'Hala', at: soon(scene), client: viewer.email };
  given(await proposeMeeting(scene.platform, viewer, meeting));
  return lastOf(scene, id);
}

async function withConfirmed(scene: Scene) {
  const { platform, owner } = scene;
  const { params } = await withMeeting(scene);
  given(await answerMeeting(platform, owner, { ...params, answer: 'confirmed', client: owner.email }));
  return { params };
}

/** A photo of the owner, about to be sent to the other side. */
async function withPhoto(scene: Scene) {
  const { platform, owner } = scene;
  const { params } = await ofOwner(scene);
  const album = given(await openAlbum(platform, owner, params.id));
  await addPhotos(platform, album.id, 1);
  const { gathered } = given(await showConversation(platform, owner, { id: params.id, before: undefined }));
  return { params: { file: gathered?.photos[0]?.preview.split('/').at(-1) ?? '' } };
}

const saying = (body: unknown) => async (scene: Scene) => ({ ...(await ofOwner(scene)), body });

/** Conversations are accessible only to their two sides. */
export const conversationRows: Rows = {
  listConversations: signedInOnes(),
  countUnread: signedInOnes(),
  getConversation: ownerOnly(ofOwner),
  getConversationAbout: signedInOnes(async (scene) => ({ params: { id: await newListing(scene) } })),
  getDiscussedListing: ownerOnly(async (scene) => ({ params: { id: await newListing(scene) } })),
  answerConversation: ownerOnly(saying({ message: 'Je.' })),
  openMessageAlbum: ownerOnly(ofOwner),
  getMessagePhoto: ownerOnly(withPhoto),
  proposePrice: ownerOnly(async (scene) => ({
    params: { id: (await withOffer(scene)).params.id },
    body: { price: 950 },
  })),
  answerOffer: ownerOnly(async (scene) => ({ ...(await withOffer(scene)), body: { answer: 'accepted' } })),
  proposeMeeting: ownerOnly(async (scene) => ({
    params: { id: (await withBuyer(scene)).id },
    body: { place: 'Hala', at: soon(scene) },
  })),
  suggestMeetingPoints: ownerOnly(ofOwner),
  answerMeeting: ownerOnly(async (scene) => ({
    ...(await withMeeting(scene)),
    body: { answer: 'confirmed' },
  })),
  getMeetingCalendar: ownerOnly(withConfirmed),
  readConversation: ownerOnly(saying({ upTo: '2026-05-04T10:00:00.000Z' })),
  archiveConversation: ownerOnly(saying({ shelved: true })),
  stopMessages: ownerOnly(saying({ stopped: true })),
  dismissWarning: ownerOnly(async (scene) => ({ ...(await withOffer(scene)), body: { dismissed: true } })),
  getAnswerTime: anybody(() => ({ params: { slug: 'kdokoli' } })),
};
