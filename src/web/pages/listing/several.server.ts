import type { RouterContextProvider } from 'react-router';
import { togetherParameter } from '../../../features/kits/address.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { getListing, listingId, type ListingDetail } from '../../../features/listings/contract.ts';
import { callApi } from '../../api-client.ts';

/** A kit has ten pieces at the most. */
const maxOthers = 9;

/**
 * The beginning of a message about a listing and others of its advertiser, which the address names; nothing where none
 * of them is theirs and on sale. The words are ours, so that nobody can put others into somebody's message.
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
