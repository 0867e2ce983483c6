import type { RouterContextProvider } from 'react-router';
import { togetherParameter } from '../../../features/kits/address.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { getListing, listingId, type ListingDetail } from '../../../features/listings/contract.ts';
import { callApi } from '../../api-client.ts';

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
