import { type RouterContextProvider, redirect } from 'react-router';
import type { ErrorCode } from '../../../contract/errors.ts';
import { currentSession } from '../../../features/accounts/contract.ts';
import {
  type EndedListing,
  getEndedListing,
  getListing,
  getOwnListing,
  type ListingDetail,
  similarListings,
} from '../../../features/listings/contract.ts';
import { type ShownCard, shownCards } from '../../../features/listings/components/shown-card.ts';
import { answerTimeWords } from '../../answer-time.ts';
import { callApi } from '../../api-client.ts';
import { userContext } from '../../services.ts';
import { listingUrl, readListingAddress } from '../../urls.ts';

type Context = Readonly<RouterContextProvider>;

export type LoadedListing = {
  status: number;
  /** Missing when the listing is not shown; `refusal` then says why. */
  found?: {
    listing: ListingDetail;
    known: { email?: string };
    own: boolean;
    /** How quickly the advertiser usually answers, in words. */
    answers: string | undefined;
  };
  refusal?: ErrorCode;
  /** What a listing was that is over; of a blocked one nothing is told. */
  ended?: EndedListing | undefined;
  similar: ShownCard[];
  /** The server's time in milliseconds. */
  now: number;
};

/** The listing of an address with others like it; or why it is not shown, with the status that says so. */
export async function loadListing(context: Context, segment: string, url: URL): Promise<LoadedListing> {
  const now = Date.now();
  const address = readListingAddress(segment);
  if (!address) return { status: 404, refusal: 'listing-not-found', similar: [], now };
  const [answer, similar] = await Promise.all([
    callApi(context, getListing, { params: { id: address.id } }),
    similarTo(context, address.id),
  ]);
  if (!answer.ok) {
    const refusal = answer.error.code;
    const ended = refusal === 'listing-inactive' ? await endedListing(context, address.id) : undefined;
    return { status: answer.status, refusal, ended, similar, now };
  }
  const listing = answer.data;
  const tail = url.pathname.slice(`/inzerat/${segment}`.length);
  if (listing.slug !== address.slug) throw redirect(listingUrl(listing) + tail + url.search, 301);
  const [known, own, answers] = await Promise.all([
    knownOfVisitor(context),
    isOwn(context, listing.id),
    answerTimeWords(context, listing.advertiser.slug),
  ]);
  return { status: 200, found: { listing, known, own, answers }, similar, now };
}

/** What a signed-in visitor need not type again. */
async function knownOfVisitor(context: Context): Promise<{ email?: string }> {
  if (!context.get(userContext)) return {};
  const answer = await callApi(context, currentSession);
  return answer.ok ? { email: answer.data.email } : {};
}

/** Whether the visitor is its advertiser. */
async function isOwn(context: Context, id: number): Promise<boolean> {
  return (
    context.get(userContext) !== undefined && (await callApi(context, getOwnListing, { params: { id } })).ok
  );
}

async function endedListing(context: Context, id: number): Promise<EndedListing | undefined> {
  const answer = await callApi(context, getEndedListing, { params: { id } });
  return answer.ok ? answer.data : undefined;
}

async function similarTo(context: Context, id: number): Promise<ShownCard[]> {
  const answer = await callApi(context, similarListings, { params: { id } });
  return answer.ok ? shownCards(answer.data) : [];
}
