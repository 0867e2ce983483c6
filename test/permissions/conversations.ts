import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { proposePrice } from '../../src/features/conversations/offers/offers.ts';
import { listConversations, showConversation } from '../../src/features/conversations/show.ts';
import { signedIn } from '../sign-in.ts';
import { newListing } from './listings.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A stranger has written about a listing of the owner. */
async function ofOwner(scene: Scene) {
  const { platform, owner } = scene;
  const email = scene.freshEmail();
  const writing = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer: undefined };
  given(await contactAdvertiser(platform, { ...writing, listingId: await newListing(scene) }));
  const { items } = await listConversations(platform, owner, { shelved: false, cursor: undefined });
  return { params: { id: items[0]?.id ?? '' } };
}
/** A buyer with an account has proposed a price for a listing of the owner. */
async function withOffer(scene: Scene) {
  const { platform, owner } = scene;
  const email = scene.freshEmail();
  const { advertiser } = await signedIn(platform, email);
  const viewer = { advertiserId: advertiser.id, email, admin: false };
  const writing = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer };
  given(await contactAdvertiser(platform, { ...writing, listingId: await newListing(scene) }));
  const { items } = await listConversations(platform, viewer, { shelved: false, cursor: undefined });
  const id = items[0]?.id ?? '';
  given(await proposePrice(platform, viewer, { id, price: 900, client: email }));
  const { messages } = given(await showConversation(platform, owner, { id, before: undefined }));
  return { params: { id, messageId: messages.at(-1)?.id ?? '' } };
}
const saying = (body: unknown) => async (scene: Scene) => ({ ...(await ofOwner(scene)), body });

/** Conversations are open to their two sides alone. */
export const conversationRows: Rows = {
  listConversations: signedInOnes(),
  countUnread: signedInOnes(),
  getConversation: ownerOnly(ofOwner),
  answerConversation: ownerOnly(saying({ message: 'Je.' })),
  proposePrice: ownerOnly(async (scene) => ({
    params: { id: (await withOffer(scene)).params.id },
    body: { price: 950 },
  })),
  answerOffer: ownerOnly(async (scene) => ({ ...(await withOffer(scene)), body: { answer: 'accepted' } })),
  readConversation: ownerOnly(saying({ upTo: '2026-05-04T10:00:00.000Z' })),
  archiveConversation: ownerOnly(saying({ shelved: true })),
  stopMessages: ownerOnly(saying({ stopped: true })),
  getAnswerTime: anybody(() => ({ params: { slug: 'kdokoli' } })),
};
