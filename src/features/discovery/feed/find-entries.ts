import { isRefusal } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conditionWords } from '../../listings/components/condition-words.ts';
import { priceWords } from '../../listings/components/price-words.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { listingPath } from '../../listings/address.ts';
import { findListings } from '../../search/index.ts';
import { feedTexts } from '../db.ts';
import type { FeedSearch } from './read-search.ts';

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

const longestText = 400;
/** A feed reader shows a column of text, no wider. */
const pictureWidth = 640;

/** The newest adverts of a search; nothing where it cannot be searched for. */
export async function findEntries(
  platform: Pick<Platform, 'db' | 'clock'>,
  { query }: FeedSearch,
): Promise<FeedEntry[] | undefined> {
  const found = await findListings(platform, query);
  if (isRefusal(found)) return undefined;
  const texts = await feedTexts(
    platform.db,
    found.items.map(({ id }) => id),
  );
  return found.items.flatMap((card) => {
    const text = texts.get(card.id);
    return text ? [entryOf(card, text)] : [];
  });
}

function entryOf(
  card: ListingCard,
  { description, changed }: { description: string; changed: Date },
): FeedEntry {
  const facts = [priceWords(card), conditionWords(card), card.place.name].filter(Boolean).join(' · ');
  const words = description.replaceAll(/\s+/g, ' ');
  const short =
    words.length <= longestText ? words : `${words.slice(0, longestText).replace(/\s+\S*$/, '')}…`;
  const { webp = [], preview } = card.photo ?? {};
  return {
    id: card.id,
    title: card.title,
    path: listingPath(card),
    published: new Date(card.inserted),
    updated: changed,
    summary: `${facts}. ${short}`,
    picture: webp.findLast(({ width }) => width <= pictureWidth)?.url ?? preview,
  };
}
