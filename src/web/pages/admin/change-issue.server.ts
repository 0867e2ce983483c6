import { type RouterContextProvider, redirect } from 'react-router';
import {
  deleteNewsletterIssue,
  pauseNewsletterIssue,
  saveNewsletterIssue,
  testNewsletterIssue,
} from '../../../features/newsletter/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { adminIssueSendUrl, adminIssueUrl, adminNewsletterUrl } from '../../../contract/urls.ts';

/**
 * Handles a button of an issue's page; on success redirects to the page with a notice of the result. The form is
 * saved before sending, so that exactly what it shows is sent.
 */
export async function changeIssue(context: Readonly<RouterContextProvider>, id: string, values: FormFields) {
  const params = { id };
  const given = (name: string) => fieldText(values, name);
  const here = `${adminIssueUrl(id)}?zprava=`;
  const wish = given('wish');
  if (wish === 'delete') {
    const answer = await callApi(context, deleteNewsletterIssue, { params });
    if (!answer.ok) return refused(answer.status, answer.error, values);
    throw redirect(`${adminNewsletterUrl}?zprava=smazano`, 303);
  }
  if ('body' in values) {
    const body = { subject: given('subject'), body: given('body'), version: given('version') };
    const answer = await callApi(context, saveNewsletterIssue, { params, body });
    if (!answer.ok) return refused(answer.status, answer.error, values);
  }
  if (wish === 'send') throw redirect(adminIssueSendUrl(id), 303);
  if (wish === 'test') {
    const answer = await callApi(context, testNewsletterIssue, { params });
    if (!answer.ok) return refused(answer.status, answer.error, values);
    throw redirect(`${here}zkouska`, 303);
  }
  if (wish === 'pause' || wish === 'resume') {
    const body = { paused: wish === 'pause', reason: given('reason') };
    const answer = await callApi(context, pauseNewsletterIssue, { params, body });
    if (!answer.ok) return refused(answer.status, answer.error, values);
    throw redirect(`${here}${wish === 'pause' ? 'pozastaveno' : 'obnoveno'}`, 303);
  }
  throw redirect(`${here}ulozeno`, 303);
}
