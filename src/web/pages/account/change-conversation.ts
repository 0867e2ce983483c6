import { type data, type RouterContextProvider, redirect } from 'react-router';
import { validationMessages } from '../../../contract/validation-messages.ts';
import { checkFields } from '../../../contract/check-fields.ts';
import {
  answerConversation,
  answerForm,
  answerMeeting,
  answerOffer,
  getConversation,
  archiveConversation,
  dismissWarning,
  openMessageAlbum,
  offerForm,
  proposePrice,
  stopMessages,
} from '../../../features/conversations/contract.ts';
import { currentSession } from '../../../features/accounts/contract.ts';
import { reportContent } from '../../../features/reports/contract.ts';
import { removePhoto } from '../../../features/media/contract.ts';
import { readPrice } from '../../../features/listings/rules.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { readFormWithPhotos, type FormWithPhotos } from '../add-listing/form-with-photos.ts';
import { changeOwn } from './change-own.ts';
import { refused } from '../../form-answer.ts';
import { isOfMeeting, handleMeetingForm, type MeetingAnswer } from './propose-meeting.ts';
import { reply, review, reviewNotices } from './review-deal.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { conversationUrl, messagesUrl } from '../../../contract/urls.ts';

type Context = Readonly<RouterContextProvider>;

/** The sender was stopped, but the report was refused. */
export const notReportedNotice = 'nenahlasena';

/** Notices shown after a change, by their key in the URL. */
export const conversationNotices: ReadonlyMap<string, string> = new Map([
  ['odlozena', 'Konverzace je v archivu.'],
  ['vracena', 'Konverzace je zase mezi doručenými.'],
  ['zastavena', 'Zprávy jsou zastavené. Povolit je můžeš kdykoli.'],
  ['povolena', 'Zprávy jsou zase povolené.'],
  ['nahlasena', 'Zpráva je nahlášená a zprávy jsou zastavené. Povolit je můžeš kdykoli v možnostech.'],
  [
    notReportedNotice,
    'Zprávy jsou zastavené, hlášení ale neodešlo. Nahlas zprávu za chvíli znovu praporkem u ní.',
  ],
  ['v-poradku', 'U zprávy už varování nebude.'],
  ...Object.entries(reviewNotices),
]);

/** Has no notice: the sent message is visible in the conversation. */
export const sentNotice = 'odeslana';

const check = checkFields(answerForm);

/** Handles a form of a conversation and redirects; returns what was refused. */
export async function changeConversation(
  context: Context,
  id: string,
  sent: FormWithPhotos,
): Promise<ReturnType<typeof data<MeetingAnswer>>> {
  const { fields } = sent;
  const params = { id };
  if (fieldText(fields, 'move') !== '') return moveListing(context, id, fields);
  const intent = fieldText(fields, 'intent');
  if (intent === '') return answer(context, id, sent);
  if (intent.startsWith('remove-photo:')) return leaveOut(context, id, fields);
  if (intent === 'propose-price') return propose(context, id, fields);
  if (isOfMeeting(intent)) return handleMeetingForm(context, id, fields);
  if (intent === 'review') return review(context, id, fields);
  if (intent === 'reply-review') return reply(context, id, fields);
  if (intent === 'report-scam') return reportScam(context, id, fieldText(fields, 'warned'));
  const changed = await change(context, params, { intent, fields });
  if (changed && !changed.ok) return refused(changed.status, changed.error, fields);
  const said = noticeOf[intent];
  const to = intent === 'shelve' ? messagesUrl : conversationUrl(id);
  throw redirect(said ? `${to}?${noticeParameter}=${said}` : to, 303);
}

const noticeOf: Readonly<Record<string, string>> = {
  shelve: 'odlozena',
  unshelve: 'vracena',
  stop: 'zastavena',
  allow: 'povolena',
  'dismiss-warning': 'v-poradku',
};

const answers = {
  'accept-offer': 'accepted',
  'decline-offer': 'declined',
  'withdraw-offer': 'withdrawn',
  'confirm-meeting': 'confirmed',
  'decline-meeting': 'declined',
  'cancel-meeting': 'cancelled',
} as const;

async function change(
  context: Context,
  params: { id: string },
  { intent, fields }: { intent: string; fields: FormFields },
) {
  switch (intent) {
    case 'shelve':
    case 'unshelve':
      return callApi(context, archiveConversation, { params, body: { shelved: intent === 'shelve' } });
    case 'stop':
    case 'allow':
      return callApi(context, stopMessages, { params, body: { stopped: intent === 'stop' } });
    case 'dismiss-warning': {
      const warned = { ...params, messageId: fieldText(fields, 'warned') };
      return callApi(context, dismissWarning, { params: warned, body: { dismissed: true } });
    }
    case 'accept-offer':
    case 'decline-offer':
    case 'withdraw-offer': {
      const offer = { ...params, messageId: fieldText(fields, 'offer') };
      return callApi(context, answerOffer, { params: offer, body: { answer: answers[intent] } });
    }
    case 'confirm-meeting':
    case 'decline-meeting':
    case 'cancel-meeting': {
      const meeting = { ...params, messageId: fieldText(fields, 'meeting') };
      return callApi(context, answerMeeting, { params: meeting, body: { answer: answers[intent] } });
    }
    default:
      return undefined;
  }
}

/** Reports a message as fraud and stops its sender from writing; a repeated press does not report again. */
async function reportScam(context: Context, id: string, messageId: string): Promise<never> {
  const params = { id };
  const { stopped } = await loadFromApi(context, getConversation, { params });
  const { email, publicName: name } = await loadFromApi(context, currentSession, {});
  const body = {
    address: `${conversationUrl(id)}#zprava-${messageId}`,
    reason: 'fraud',
    explanation: 'Zpráva vypadá jako podvod, bazar u ní varoval.',
    truthful: true,
    name,
    email,
  } as const;
  const reported = stopped === 'by-me' || (await callApi(context, reportContent, { body })).ok;
  await loadFromApi(context, stopMessages, { params, body: { stopped: true } });
  throw redirect(
    `${conversationUrl(id)}?${noticeParameter}=${reported ? 'nahlasena' : notReportedNotice}`,
    303,
  );
}

/** Reserves the listing for the other side, marks it as sold to them, or undoes that. */
async function moveListing(context: Context, id: string, fields: FormFields) {
  const { listing } = await loadFromApi(context, getConversation, { params: { id } });
  const moved = await changeOwn(context, { ...fields, id: String(listing.id), conversation: id });
  if (moved && !moved.ok) return refused(moved.status, moved.error, fields);
  throw redirect(conversationUrl(id) + (moved ? `?${noticeParameter}=${moved.notice}` : ''), 303);
}

async function propose(context: Context, id: string, fields: FormFields) {
  const typed = fieldText(fields, 'price').trim();
  const price = readPrice(typed);
  const body = offerForm.safeParse({ price }).data;
  if (!body) {
    const noPrice = [typed === '' ? validationMessages.required : validationMessages.integer];
    const wrong = typeof price === 'string' ? { price: noPrice } : checkFields(offerForm)({ price });
    return refused(422, { code: 'invalid-input', message: '', fields: wrong }, fields);
  }
  const proposed = await callApi(context, proposePrice, { params: { id }, body });
  if (!proposed.ok) return refused(proposed.status, proposed.error, fields);
  throw redirect(conversationUrl(id), 303);
}

/** Reads a form of the conversation; its photos are added to those collected for the next message. */
export async function readMessageForm(
  request: Request,
  context: Context,
  id: string,
): Promise<FormWithPhotos> {
  let album: string | undefined;
  const sent = await readFormWithPhotos(request, context, async () => {
    album ??= (await loadFromApi(context, openMessageAlbum, { params: { id } })).id;
    return album;
  });
  return album === undefined ? sent : { ...sent, fields: { ...sent.fields, album } };
}

/** Removes a photo from the unsent message; the typed text stays in the form. */
async function leaveOut(context: Context, id: string, fields: FormFields) {
  const { gathered } = await loadFromApi(context, getConversation, { params: { id } });
  const photoId = fieldText(fields, 'intent').replace('remove-photo:', '');
  const removed =
    gathered && (await callApi(context, removePhoto, { params: { albumId: gathered.id, photoId } }));
  if (removed && !removed.ok) return refused(removed.status, removed.error, fields);
  return refused(200, { code: '', message: '', fields: {} }, fields);
}

async function answer(context: Context, id: string, { fields, refusedPhotos }: FormWithPhotos) {
  if (refusedPhotos.length > 0) {
    const message = refusedPhotos.map((photo) => `${photo.name}: ${photo.message}`).join(' ');
    return refused(422, { code: 'invalid-input', message, fields: {} }, fields);
  }
  const form = answerForm.safeParse(fields);
  if (!form.success) {
    const [code, message] = ['invalid-input', 'Zkontroluj vyznačená pole.'];
    return refused(422, { code, message, fields: check(fields) }, fields);
  }
  const sent = await callApi(context, answerConversation, { params: { id }, body: form.data });
  if (!sent.ok) return refused(sent.status, sent.error, fields);
  throw redirect(`${conversationUrl(id)}?${noticeParameter}=${sentNotice}`, 303);
}
