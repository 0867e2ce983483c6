import * as contact from '../../src/features/conversations/contract.ts';
import type { TestPlatform } from '../platform.ts';
import { addPhotos } from '../albums.ts';
import { signedIn } from '../sign-in.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Calls every operation of conversations, for an advertiser with a message from a buyer. */
export async function callConversations(
  api: ApiCaller,
  platform: TestPlatform,
  { token, asker }: { token: string; asker: string },
): Promise<void> {
  const { body } = await api.call(contact.listConversations, { token, query: '?shelved=false' });
  const [first] = contact.listConversations.data.parse(body.data).items;
  const params = { id: first?.id ?? '' };
  await api.call(contact.countUnread, { token });
  const shown = await api.call(contact.getConversation, { token, params });
  const upTo = contact.getConversation.data.parse(shown.body.data).messages.at(-1)?.sentAt;
  await api.call(contact.readConversation, { token, params, body: { upTo } });
  await api.call(contact.answerConversation, { token, params, body: { message: 'Je.' } });
  const opened = await api.call(contact.openMessageAlbum, { token, params });
  const { id: album } = contact.openMessageAlbum.data.parse(opened.body.data);
  await addPhotos(platform, album, 1);
  await api.call(contact.answerConversation, { token, params, body: { album } });
  const withPhoto = await api.call(contact.getConversation, { token, params });
  const [photo] = contact.getConversation.data.parse(withPhoto.body.data).messages.at(-1)?.photos ?? [];
  const file = photo?.preview.split('/').at(-1) ?? '';
  await api.call(contact.getMessagePhoto, { token, params: { file } });
  await api.call(contact.answerConversation, { token, params, body: {} });
  // Once signed in, the asker's email is verified, so they can answer a price.
  const { token: askers } = await signedIn(platform, asker);
  await api.call(contact.proposePrice, { token, params, body: { price: 950 } });
  const offered = await api.call(contact.getConversation, { token: askers, params });
  const messageId = contact.getConversation.data.parse(offered.body.data).messages.at(-1)?.id ?? '';
  const offer = { id: params.id, messageId };
  await api.call(contact.answerOffer, { token: askers, params: offer, body: { answer: 'accepted' } });
  await api.call(contact.answerOffer, { token: askers, params: offer, body: { answer: 'declined' } });
  const at = new Date(platform.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 16);
  await api.call(contact.suggestMeetingPoints, { token, params });
  await api.call(contact.proposeMeeting, { token, params, body: { place: 'Hala', at } });
  const proposed = await api.call(contact.getConversation, { token: askers, params });
  const last = contact.getConversation.data.parse(proposed.body.data).messages.at(-1)?.id ?? '';
  const meeting = { id: params.id, messageId: last };
  await api.call(contact.answerMeeting, { token: askers, params: meeting, body: { answer: 'confirmed' } });
  await api.call(contact.getMeetingCalendar, { token, params: meeting });
  const about = { id: contact.getConversation.data.parse(offered.body.data).listing.id };
  await api.call(contact.getConversationAbout, { token: askers, params: about });
  await api.call(contact.getDiscussedListing, { token: askers, params: about });
  await api.call(contact.dismissWarning, { token: askers, params: meeting, body: { dismissed: true } });
  await api.call(contact.archiveConversation, { token, params, body: { shelved: true } });
  await api.call(contact.stopMessages, { token, params, body: { stopped: true } });
  await api.call(contact.answerConversation, { token, params, body: { message: 'Ještě něco.' } });
  await api.call(contact.getConversation, { token, params: { id: '00000000-0000-4000-8000-000000000000' } });
  await api.call(contact.getAnswerTime, { params: { slug: 'nikdo' } });
}
