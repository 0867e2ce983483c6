import { type RouterContextProvider, redirect } from 'react-router';
import {
  deleteTermsNotice,
  pauseTermsNotice,
  saveTermsNotice,
  sendTermsNotice,
  testTermsNotice,
} from '../../../features/terms-notices/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { adminTermsNoticesUrl, adminTermsNoticeUrl } from '../../../contract/urls.ts';
import { writtenIn } from './terms-notice-form.tsx';

/** Handles a button of a notice's page; on success redirects to the page with a notice of the result. */
export async function changeTermsNotice(
  context: Readonly<RouterContextProvider>,
  id: string,
  values: FormFields,
) {
  const params = { id };
  const given = (name: string) => fieldText(values, name);
  const [version, reason, wish] = [given('version'), given('reason'), given('wish')];
  if ('summary' in values) {
    const body = { ...writtenIn(values), version };
    const answer = await callApi(context, saveTermsNotice, { params, body });
    if (!answer.ok) return refused(answer.status, answer.error, values);
  }
  const answer = await wished();
  if (answer && !answer.ok) return refused(answer.status, answer.error, values);
  if (wish === 'delete') throw redirect(`${adminTermsNoticesUrl}?zprava=smazano`, 303);
  throw redirect(`${adminTermsNoticeUrl(id)}?zprava=${wish}`, 303);

  function wished() {
    if (wish === 'delete') return callApi(context, deleteTermsNotice, { params });
    if (wish === 'test') return callApi(context, testTermsNotice, { params });
    if (wish === 'send') return callApi(context, sendTermsNotice, { params, body: { version, reason } });
    if (wish === 'pause' || wish === 'resume')
      return callApi(context, pauseTermsNotice, { params, body: { paused: wish === 'pause', reason } });
    return undefined;
  }
}
