import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/sentences.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categoryBySlug, categoryForm } from '../catalogue/index.ts';
import { districtByCode, type ResolvedPlace, resolvePlace } from '../places/index.ts';
import { cardOf } from './card.ts';
import { type EndedListing, type FormValues, type ListingDetail, withheldStates } from './contract.ts';
import { findDetail } from './db-cards.ts';
import { holdsOf } from './db-holds.ts';
import { detailOf } from './detail.ts';
import { type ListingFields, listingForm } from './form.ts';
import { refusalOf } from './policy.ts';
import { typedLine } from '../../contract/typed-text.ts';

export type CheckedListing = { fields: ListingFields; place: ResolvedPlace };

/** Checks a form whole, its place included; every wrong field is named at once. */
export async function readListing(
  db: Database,
  kind: Kind,
  values: FormValues,
): Promise<CheckedListing | Refusal<'invalid-input'>> {
  const read = listingForm(categoryForm(text(values.category)), kind).safeParse(values);
  const place = await placeOf(db, values);
  const wrong: FieldErrors = {};
  const wished = read.data?.swapCategory;
  if (wished && !categoryBySlug(wished)) wrong.swapCategory = [sentences.notSelected];
  else if (read.success && place && 'placeName' in place) return { fields: read.data, place };
  for (const { path, message } of read.error?.issues ?? []) (wrong[path.join('.')] ??= []).push(message);
  return refuse('invalid-input', {
    fields: place && 'wrong' in place ? { ...place.wrong, ...wrong } : wrong,
  });
}

/** Nothing where no place was given: then the form says so. */
async function placeOf(
  db: Database,
  values: FormValues,
): Promise<ResolvedPlace | { wrong: FieldErrors } | undefined> {
  const code = text(values.place);
  if (code)
    return (await resolvePlace(db, { placeCode: code })) ?? { wrong: { place: [sentences.notSelected] } };
  const name = text(values.placeName);
  const districtCode = text(values.placeDistrict);
  if (!name || !districtCode) return undefined;
  const place = await resolvePlace(db, { name, districtCode });
  if (place) return place;
  const knownDistrict = districtByCode(districtCode) !== undefined;
  return {
    wrong: knownDistrict
      ? { placeName: ['Napiš jen název obce.'] }
      : { placeDistrict: [sentences.notSelected] },
  };
}

function text(value: string | string[] | undefined): string {
  return typedLine((Array.isArray(value) ? value.at(-1) : value) ?? '');
}

/** A live listing as everybody sees it. */
export async function getListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingDetail | Refusal<'listing-not-found' | 'listing-inactive' | 'listing-blocked'>> {
  const row = await findDetail(db, id);
  if (!row) return refuse('listing-not-found');
  const refused = refusalOf(row.state);
  return refused ? refuse(refused) : detailOf(db, row, clock.now());
}

/** The title of an ended listing, for visitors of an old link; not of a held or blocked one. */
export async function getEndedListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  listingId: number,
): Promise<EndedListing | Refusal<'listing-not-found'>> {
  const row = await findDetail(db, listingId);
  const withheld = withheldStates.some((state) => state === row?.state);
  if (!row || withheld || !refusalOf(row.state)) return refuse('listing-not-found');
  // Withdrawn from a look: nobody but its advertiser has seen it, or should.
  if ((await holdsOf(db, [listingId])).has(listingId)) return refuse('listing-not-found');
  const { id, kind, state, title, category } = cardOf(row, clock.now());
  return { id, kind, state, title, category };
}
