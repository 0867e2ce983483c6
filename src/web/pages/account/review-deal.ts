import { type RouterContextProvider, redirect } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { conversationUrl } from '../../../contract/urls.ts';
import { replyForm, replyToReview, reviewForm, writeReview } from '../../../features/reviews/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';

type Context = Readonly<RouterContextProvider>;

/** Notices after saving, by their key in the URL. */
export const reviewNotices = {
  zhodnoceno: 'Díky, je to uložené.',
  odpovezeno: 'Odpověď stojí pod hodnocením.',
} as const;

const wrong = (fields: ReturnType<ReturnType<typeof checkFields>>) => ({
  code: 'invalid-input',
  message: '',
  fields,
});
const back = (id: string, notice: keyof typeof reviewNotices) =>
  redirect(`${conversationUrl(id)}?${noticeParameter}=${notice}`, 303);

/** Saves the review of the deal of a conversation. */
export async function review(context: Context, id: string, fields: FormFields) {
  const form = reviewForm.safeParse(fields);
  if (!form.success) return refused(422, wrong(checkFields(reviewForm)(fields)), fields);
  const written = await callApi(context, writeReview, { params: { id }, body: form.data });
  if (!written.ok) return refused(written.status, written.error, fields);
  throw back(id, 'zhodnoceno');
}

/** Saves the reply to the other side's review. */
export async function reply(context: Context, id: string, fields: FormFields) {
  const form = replyForm.safeParse(fields);
  if (!form.success) return refused(422, wrong(checkFields(replyForm)(fields)), fields);
  const params = { id: fieldText(fields, 'review') };
  const replied = await callApi(context, replyToReview, { params, body: form.data });
  if (!replied.ok) return refused(replied.status, replied.error, fields);
  throw back(id, 'odpovezeno');
}
