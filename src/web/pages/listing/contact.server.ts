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
import { togetherParameter } from '../../../features/kits/address.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { getListing, listingId, type ListingDetail } from '../../../features/listings/contract.ts';

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

/** A kit has at most ten pieces. */
const maxOthers = 9;

/**
 * Initial message about a listing and others of the same advertiser named in the URL; undefined if none of them
 * is theirs and live. The text is generated, so that a link cannot put words into someone's message.
 */
export async function messageAboutSeveral(
  context: Readonly<RouterContextProvider>,
  listing: ListingDetail,
  { searchParams }: URL,
): Promise<string | undefined> {
  const ids = [...new Set(searchParams.getAll(togetherParameter))]
    .flatMap((id) => listingId.safeParse({ id }).data?.id ?? [])
    .slice(0, maxOthers);
  const answers = await Promise.all(ids.map((id) => callApi(context, getListing, { params: { id } })));
  const others = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const own = others.filter(
    ({ id, kind, advertiser }) =>
      id !== listing.id && kind === listing.kind && advertiser.slug === listing.advertiser.slug,
  );
  if (own.length === 0) return undefined;
  const lines = [listing, ...own].map((each) => `– ${each.title} (${formatPrice(each)})`);
  return `Dobrý den, mám zájem o víc vašich věcí najednou:\n${lines.join('\n')}\nJsou ještě k mání?`;
}
