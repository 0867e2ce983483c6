import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { listConversations } from '../../src/features/conversations/show.ts';
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
const saying = (body: unknown) => async (scene: Scene) => ({ ...(await ofOwner(scene)), body });

/** Conversations are open to their two sides alone. */
export const conversationRows: Rows = {
  listConversations: signedInOnes(),
  countUnread: signedInOnes(),
  getConversation: ownerOnly(ofOwner),
  answerConversation: ownerOnly(saying({ message: 'Je.' })),
  readConversation: ownerOnly(saying({ upTo: '2026-05-04T10:00:00.000Z' })),
  archiveConversation: ownerOnly(saying({ shelved: true })),
  stopMessages: ownerOnly(saying({ stopped: true })),
  getAnswerTime: anybody(() => ({ params: { slug: 'kdokoli' } })),
};
