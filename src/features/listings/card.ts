import { z } from 'zod';
import type { Database, Platform } from '../../platform/platform.ts';
import { type AttributeValues, attributeValue } from '../catalogue/contract.ts';
import { cardFacts, categoryById, categoryForm, manufacturerOf } from '../catalogue/index.ts';
import { albumCovers } from '../media/index.ts';
import { districtByCode, districtLabel, regionOf } from '../places/index.ts';
import type { ListingCard, Location } from './contract.ts';
import { type CardRow, liveRows } from './db-cards.ts';
import { cachedCards, type TimelessCard } from './card-cache.ts';

const storedAttributes = z.record(z.string(), attributeValue);

export function attributesOf(row: Pick<CardRow, 'attributes'>): AttributeValues {
  return storedAttributes.parse(row.attributes);
}

/** Converts rows to cards in the same order; the main photos of all rows are loaded by one query. */
export async function cardsOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  rows: CardRow[],
): Promise<ListingCard[]> {
  const cards = await timelessCards(db, rows);
  const now = clock.now();
  return cards.map((card) => cardAt(card, now));
}

/** Cards of live listings by id; listings that are no longer live are omitted. */
export async function liveCards(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Map<number, ListingCard>> {
  const cards = await cachedCards(db, ids, async (missing) => timelessCards(db, await liveRows(db, missing)));
  const now = clock.now();
  return new Map(cards.map((card) => [card.id, cardAt(card, now)]));
}

async function timelessCards(db: Database, rows: CardRow[]): Promise<TimelessCard[]> {
  const covers = await coversOf(db, rows);
  return rows.map((row) => {
    const cover = row.album_id === null ? undefined : covers.get(row.album_id);
    return { ...timelessCard(row), photo: cover?.photo, photoCount: cover?.count ?? 0 };
  });
}

function cardAt<Card extends { toppedUntil: Date | null }>({ toppedUntil, ...card }: Card, now: Date) {
  return { ...card, topped: toppedUntil !== null && toppedUntil > now };
}

function coversOf(db: Database, rows: CardRow[]) {
  return albumCovers(
    db,
    rows.flatMap(({ album_id }) => album_id ?? []),
  );
}

/** A card without its photos. */
export function cardOf(row: CardRow, now: Date): Omit<ListingCard, 'photo' | 'photoCount'> {
  return cardAt(timelessCard(row), now);
}

function timelessCard(row: CardRow): Omit<TimelessCard, 'photo' | 'photoCount'> {
  const category = categoryById(row.category_id);
  const form = category && categoryForm(category.slug);
  return {
    id: row.id,
    id_product: row.id,
    reference: row.reference ?? undefined,
    slug: row.slug,
    kind: row.kind,
    state: row.state,
    title: row.title,
    category: category?.slug ?? '',
    brand: row.brand ?? undefined,
    manufacturer: row.brand === null ? undefined : manufacturerOf(row.brand),
    priceType: row.price_type,
    price: row.price ?? undefined,
    ...piecesOf(row),
    swap: row.swap,
    condition: row.condition ?? undefined,
    wear: row.wear ?? undefined,
    facts: form ? cardFacts(form, attributesOf(row)) : [],
    excerpt: row.kind === 'demand' ? row.excerpt : undefined,
    locations: [locationOf(row)],
    toppedUntil: row.topped_until,
    inserted: row.inserted.toISOString(),
  };
}

/**
 * Omitted for a single piece. An edit may set the quantity below the number sold; a live listing still has at
 * least one piece left.
 */
function piecesOf({ quantity, pieces_sold, state }: CardRow): Pick<ListingCard, 'quantity' | 'remaining'> {
  if (quantity === 1) return {};
  return { quantity, remaining: state === 'sold' ? 0 : Math.max(1, quantity - pieces_sold) };
}

/**
 * A listing that shows only its district never exposes its municipality. Ambiguous names such as „Lhota“ are
 * shown with their district.
 */
function locationOf(
  row: Pick<CardRow, 'district_code' | 'place_name' | 'place_exact' | 'has_namesake'>,
): Location {
  const district = districtByCode(row.district_code);
  if (!district) throw new Error(`No district ${row.district_code}`);
  const label = districtLabel(district);
  return {
    name: !row.place_exact ? label : row.has_namesake ? `${row.place_name}, ${label}` : row.place_name,
    district: district.name,
    region: regionOf(district).name,
  };
}
