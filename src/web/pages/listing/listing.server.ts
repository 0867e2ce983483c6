import { type RouterContextProvider, redirect } from 'react-router';
import type { ErrorCode } from '../../../contract/errors.ts';
import { currentSession } from '../../../features/accounts/contract.ts';
import { isGivenName } from '../../../features/accounts/rules.ts';
import {
  type ConversationAbout,
  getConversationAbout,
  getDiscussedListing,
} from '../../../features/conversations/contract.ts';
import {
  type EndedListing,
  getEndedListing,
  getListing,
  getOwnListing,
  type ListingDetail,
  type OwnListing,
  similarListings,
} from '../../../features/listings/contract.ts';
import { type ShownCard, shownCards } from '../../../features/listings/components/shown-card.ts';
import { getListingUsualPrice, type UsualPrice } from '../../../features/products/contract.ts';
import type { ShownMatches } from '../../../features/matches/components/match-list.tsx';
import { formatAnswerTime } from '../../answer-time.ts';
import { callApi, readOptional } from '../../api-client.ts';
import { followingOf } from '../../following.ts';
import { loadMatches } from '../../load-matches.ts';
import { userContext } from '../../services.ts';
import { listingAtUrl, listingUrl, readListingAddress } from '../../../contract/urls.ts';

type Context = Readonly<RouterContextProvider>;

export type LoadedListing = {
  status: number;
  /** Undefined when the listing is not shown; `refusal` then gives the reason. */
  found?: {
    listing: ListingDetail;
    known: { name?: string; email?: string };
    own: boolean;
    /** The advertiser's usual response time as text. */
    answers: string | undefined;
    /** Whether the visitor follows its advertiser. */
    following: boolean;
    /** Usual price of similar items. */
    usual: UsualPrice | undefined;
    /** Offers that match a demand; for the advertiser of an offer, demands that match it. */
    matches: ShownMatches | undefined;
  };
  refusal?: ErrorCode;
  /** Whether the visitor is an admin or a moderator. */
  admin: boolean;
  /** Public facts of an ended listing; undefined for a blocked one. */
  ended?: EndedListing | undefined;
  /** The listing as its advertiser sees it, in any state. */
  own?: OwnListing | undefined;
  /** The visitor's own conversation about it. */
  talk?: ConversationAbout | undefined;
  /** An ended listing in full, for its advertiser and those who have a conversation about it. */
  offered?: ListingDetail | undefined;
  similar: ShownCard[];
  /** The server's time in milliseconds. */
  now: number;
};

/** Loads a listing by URL with similar ones; or why it is not shown, with the corresponding status. */
export async function loadListing(context: Context, segment: string, url: URL): Promise<LoadedListing> {
  const now = Date.now();
  const address = readListingAddress(segment);
  if (!address) return { status: 404, refusal: 'listing-not-found', admin: false, similar: [], now };
  const [answer, similar, visitor, worth, talk] = await Promise.all([
    callApi(context, getListing, { params: { id: address.id } }),
    similarTo(context, address.id),
    visitorOf(context),
    callApi(context, getListingUsualPrice, { params: { id: address.id } }),
    talkAbout(context, address.id),
  ]);
  const { admin, ...known } = visitor;
  if (!answer.ok) {
    const refusal = answer.error.code;
    const [ended, own, offered] = await Promise.all([
      refusal === 'listing-inactive' ? endedListing(context, address.id) : undefined,
      answer.status === 410 ? ownListing(context, address.id) : undefined,
      answer.status === 410 ? discussedListing(context, address.id) : undefined,
    ]);
    return { status: answer.status, refusal, ended, own, admin, talk, offered, similar, now };
  }
  const listing = answer.data;
  const tail = url.pathname.slice(listingAtUrl(segment).length);
  if (listing.slug !== address.slug) throw redirect(listingUrl(listing) + tail + url.search, 301);
  const [owned, answers, following] = await Promise.all([
    ownListing(context, listing.id),
    formatAnswerTime(context, listing.advertiser.slug),
    followingOf(context, listing.advertiser.slug),
  ]);
  const own = owned !== undefined;
  const found = {
    listing,
    known,
    own,
    answers,
    following,
    usual: worth.ok ? worth.data.usual : undefined,
    matches: await loadMatches(context, listing, own),
  };
  return { status: 200, found, admin, talk, similar, now };
}

/** Known contact fields of a signed-in visitor, and whether they are an admin or a moderator. */
async function visitorOf(context: Context): Promise<{ name?: string; email?: string; admin: boolean }> {
  if (!context.get(userContext)) return { admin: false };
  const answer = await callApi(context, currentSession);
  if (!answer.ok) return { admin: false };
  const { publicName, email, admin, moderator } = answer.data;
  return { ...(isGivenName(publicName) ? { name: publicName } : {}), email, admin: admin || moderator };
}

/**
 * Headers of a page that shows something of a conversation: the next user of the browser must not see it by going
 * back.
 */
export const headersOf = ({ talk, offered }: LoadedListing): HeadersInit =>
  talk || offered ? { 'cache-control': 'private, no-store' } : {};

async function talkAbout(context: Context, id: number): Promise<ConversationAbout | undefined> {
  if (!context.get(userContext)) return undefined;
  return (await readOptional(context, getConversationAbout, { params: { id } }))?.conversation;
}

async function discussedListing(context: Context, id: number): Promise<ListingDetail | undefined> {
  if (!context.get(userContext)) return undefined;
  return readOptional(context, getDiscussedListing, { params: { id } });
}

/** The listing as its advertiser sees it; undefined for anyone else. */
async function ownListing(context: Context, id: number): Promise<OwnListing | undefined> {
  if (!context.get(userContext)) return undefined;
  const answer = await callApi(context, getOwnListing, { params: { id } });
  return answer.ok ? answer.data : undefined;
}

async function endedListing(context: Context, id: number): Promise<EndedListing | undefined> {
  const answer = await callApi(context, getEndedListing, { params: { id } });
  return answer.ok ? answer.data : undefined;
}

async function similarTo(context: Context, id: number): Promise<ShownCard[]> {
  const answer = await callApi(context, similarListings, { params: { id } });
  return answer.ok ? shownCards(answer.data) : [];
}
