import type { RouterContextProvider } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { contactAdvertiser, contactForm } from '../../../features/conversations/contract.ts';
import {
  type ContactAnswer,
  type ContactValues,
  notSent,
} from '../../../features/conversations/components/contact-values.ts';
import { callApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { contactAtUrl, readListingAddress } from '../../../contract/urls.ts';

type Refused = { status: number; answer: ContactAnswer };

const check = checkFields(contactForm);

/** Sends a message to the advertiser of the listing in a URL; undefined on success. */
export async function sendMessage(
  context: Readonly<RouterContextProvider>,
  segment: string,
  values: ContactValues,
): Promise<Refused | undefined> {
  const { id } = readListingAddress(segment) ?? pageNotFound(context, contactAtUrl(segment));
  const form = contactForm.safeParse(values);
  if (!form.success) return { status: 422, answer: { values, fields: check(values) } };
  const answer = await callApi(context, contactAdvertiser, { params: { id }, body: form.data });
  if (answer.ok) return undefined;
  const { message, fields } = answer.error;
  if (Object.keys(fields).length > 0) return { status: answer.status, answer: { values, fields } };
  return { status: answer.status, answer: { values, problem: answer.status >= 500 ? notSent : message } };
}
