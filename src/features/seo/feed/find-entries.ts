import type { Platform } from '../../../platform/platform.ts';
import { categoryBySlug } from '../../catalogue/index.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { liveCards } from '../../listings/index.ts';
import { apiSearch, type SearchState } from '../../search/address.ts';
import { type SearchQuery, searchQuery } from '../../search/contract.ts';
import { readSearch } from '../../search/form.ts';
import { prepareSearch } from '../../search/index.ts';
import { feedTexts } from '../db.ts';

/** Listings in a feed, enough for readers that poll once a day. */
const feedLength = 30;

type FeedSearch = { state: SearchState; query: SearchQuery };

/** Parses a feed's address into a search; undefined when the search is invalid. */
export function readFeedSearch(
  slug: string | undefined,
  parameters: URLSearchParams,
): FeedSearch | undefined {
  if (slug !== undefined && !categoryBySlug(slug)) return undefined;
  const { cursor: _, ...rest } = readSearch(slug, parameters);
  const state: SearchState = { ...rest, sort: undefined, limit: undefined };
  const plain = Object.entries(apiSearch(state)).flatMap(([name, values]) =>
    values ? [[name, values.length === 1 ? values[0] : values] as const] : [],
  );
  const { data } = searchQuery.safeParse({
    ...Object.fromEntries(plain),
    sort: 'newest',
    limit: String(feedLength),
  });
  return data && { state, query: data };
}

export type FeedEntry = {
  id: number;
  title: string;
  path: string;
  published: Date;
  /** The advertiser's last edit or renewal. */
  updated: Date;
  summary: string;
  picture?: string | undefined;
};

const maxSummaryLength = 400;
/** The usual width of a feed reader's text column. */
const pictureWidth = 640;

/** The newest listings of a search, without the counts a page would need. */
export async function findEntries(
  platform: Pick<Platform, 'db' | 'clock'>,
  { query }: FeedSearch,
): Promise<FeedEntry[]> {
  const { engine, ask, order } = await prepareSearch(platform, query);
  const { page } = await engine.answer(ask, { page: { order, atMost: feedLength } });
  const ids = page.map(({ id }) => id);
  const [cards, texts] = await Promise.all([liveCards(platform, ids), feedTexts(platform.db, ids)]);
  return ids.flatMap((id) => {
    const [card, text] = [cards.get(id), texts.get(id)];
    return card && text ? [entryOf(card, text)] : [];
  });
}

function entryOf(
  card: ListingCard,
  { description, changed }: { description: string; changed: Date },
): FeedEntry {
  const facts = [formatPrice(card), formatCondition(card), card.locations[0].name]
    .filter(Boolean)
    .join(' · ');
  const text = description.replaceAll(/\s+/g, ' ');
  const short =
    text.length <= maxSummaryLength ? text : `${text.slice(0, maxSummaryLength).replace(/\s+\S*$/, '')}…`;
  const { webp = [], preview } = card.photo ?? {};
  return {
    id: card.id,
    title: card.title,
    path: listingUrl(card),
    published: new Date(card.inserted),
    updated: changed,
    summary: `${facts}. ${short}`,
    picture: webp.findLast(({ width }) => width <= pictureWidth)?.url ?? preview,
  };
}
