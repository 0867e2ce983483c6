import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { addWatch, type Frequency, frequencies, requestWatch } from '../../../features/watches/contract.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { noticeParameter } from '../../notice.ts';
import { servicesContext, userContext } from '../../services.ts';
import { watchesUrl, watchSearchUrl } from '../../../contract/urls.ts';
import { watchRequestCookie } from './watch-request-cookie.server.ts';

/** Handles the form of a search: creates the watch for an account, or sends a confirmation email. */
export async function submitWatch(request: Request, context: Readonly<RouterContextProvider>) {
  const fields = await readForm(request);
  const wish = {
    search: fieldText(fields, 'search'),
    frequency: frequencyOf(fieldText(fields, 'frequency')),
  };
  if (context.get(userContext)) {
    const { email: _, ...typed } = fields;
    const added = await callApi(context, addWatch, { body: wish });
    if (!added.ok) return refused(added.status, added.error, typed);
    throw redirect(`${watchesUrl}?zprava=hlidame`, 303);
  }
  const email = fieldText(fields, 'email');
  const asked = await callApi(context, requestWatch, { body: { ...wish, email } });
  if (!asked.ok) return refused(asked.status, asked.error, { ...fields, email });
  const { secureCookies } = context.get(servicesContext);
  const again = fieldText(fields, 'intent') === 'again' ? '-znovu' : '';
  throw redirect(`${watchSearchUrl}?${noticeParameter}=odeslano${again}`, {
    status: 303,
    headers: { 'set-cookie': watchRequestCookie({ ...wish, email }, secureCookies) },
  });
}

/** Falls back to the default for an invalid value. */
export function frequencyOf(value: string): Frequency {
  return z.enum(frequencies).catch('at-once').parse(value);
}
