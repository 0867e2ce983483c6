import type { Database } from '../../platform/platform.ts';
import { type AdvertiserView, advertiserView } from '../accounts/index.ts';
import {
  attributeRows,
  brandName,
  categoryById,
  categoryBySlug,
  categoryForm,
  conditionLabel,
  matchRulesOf,
  noBrand,
  otherBrand,
  preparedQuestions,
} from '../catalogue/index.ts';
import { conditions } from '../catalogue/contract.ts';
import { photosOfAlbums } from '../media/index.ts';
import { districtByCode, placeByCode } from '../places/index.ts';
import { attributesOf, cardOf } from './card.ts';
import type { ListingDetail } from './contract.ts';
import { type DetailRow, placeOfListing } from './db-cards.ts';
import { knownProduct } from './traits/product-lines.ts';

/** All fields of a listing's page. */
export async function detailOf(db: Database, row: DetailRow, now: Date): Promise<ListingDetail> {
  const [photos, advertiser, spot] = await Promise.all([
    row.album_id === null
      ? []
      : photosOfAlbums(db, [row.album_id]).then((albums) => [...albums.values()].flat()),
    advertiserView(db, row.advertiser_id),
    spotOf(db, row),
  ]);
  if (!advertiser) throw new Error(`No advertiser of listing ${row.id}`);
  return {
    ...cardOf(row, now),
    ...describe(row),
    photo: photos[0],
    photoCount: photos.length,
    photos,
    spot,
    advertiser: publicAdvertiser(advertiser),
    description: row.description,
    model: row.model ?? undefined,
    product: row.product_lines.flatMap((line) => knownProduct(line) ?? [])[0],
    swapWants: row.swap_wants ?? undefined,
    changed: row.changed.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Catalogue labels of a listing's fields. */
function describe(row: DetailRow) {
  const category = categoryById(row.category_id);
  const form = category && categoryForm(category.slug);
  if (!category || !form) throw new Error(`No category ${row.category_id}`);
  const parent = category.parent === undefined ? undefined : categoryBySlug(category.parent);
  const condition = form.conditions.find(({ id }) => id === row.condition);
  const wear = form.wears.find(({ id }) => id === row.wear);
  const attributes = attributesOf(row);
  return {
    categoryName: category.name,
    parentCategory: parent && { slug: parent.slug, name: parent.name },
    brandName: row.brand_text ?? (row.brand === null ? undefined : brandName(row.brand)),
    brandPage: row.brand === otherBrand || row.brand === noBrand ? undefined : (row.brand ?? undefined),
    attributes: attributeRows(form, attributes),
    matchRules:
      row.kind === 'offer'
        ? matchRulesOf({
            category: category.slug,
            attributes,
            brand: row.brand ?? undefined,
            condition: row.condition ?? undefined,
          })
        : undefined,
    conditionLabel: wear ? `${condition?.label}, ${wear.label.toLowerCase()}` : condition?.label,
    conditionLine: wear?.line ?? condition?.line,
    wantedConditions: formatWanted(row.wanted_conditions),
    swapWish: swapWish(row),
    questions: preparedQuestions(category.slug, row.swap),
  };
}

/** For example `Jako nové, Použité`, in the order of the catalogue. */
function formatWanted(wanted: DetailRow['wanted_conditions']): string | undefined {
  return (
    conditions
      .filter((id) => wanted?.includes(id))
      .map(conditionLabel)
      .join(', ') || undefined
  );
}

function swapWish({ swap_category, swap_size, swap_hand }: DetailRow): ListingDetail['swapWish'] {
  const category = swap_category === null ? undefined : categoryById(swap_category);
  if (!category && swap_size === null && swap_hand === null) return undefined;
  return {
    category: category && { slug: category.slug, name: category.name },
    size: swap_size ?? undefined,
    hand: swap_hand ?? undefined,
  };
}

/**
 * Coordinates of the municipality; those of the district town when the listing shows only its district or the
 * village is unknown.
 */
async function spotOf(
  db: Database,
  row: Pick<DetailRow, 'place_exact' | 'place_code' | 'district_code'>,
): Promise<ListingDetail['spot']> {
  const place =
    row.place_exact && row.place_code !== null ? await placeByCode(db, row.place_code) : undefined;
  if (place) return { lat: place.lat, lon: place.lon, exact: true };
  const district = districtByCode(row.district_code);
  if (!district) throw new Error(`No district ${row.district_code}`);
  return { lat: district.lat, lon: district.lon, exact: false };
}

/** The same for a listing in any state; undefined when it no longer exists. */
export async function spotOfListing(db: Database, id: number): Promise<ListingDetail['spot'] | undefined> {
  const row = await placeOfListing(db, id);
  return row && spotOf(db, row);
}

function publicAdvertiser(advertiser: AdvertiserView): ListingDetail['advertiser'] {
  const { id: _id, since, ...shown } = advertiser;
  return { ...shown, since: since.toISOString() };
}
