import { z } from 'zod';
import { attributesOf as attributesOfListing } from '../listings/index.ts';
import type { Database } from '../../platform/platform.ts';
import {
  type AttributeValue,
  type AttributeValues,
  choiceFilters,
  numberFilters,
} from '../catalogue/contract.ts';
import { brandName, categoryById, categoryForm, estimatedShaftCm } from '../catalogue/index.ts';
import type { ReminderRow } from './db.ts';
import { findListing } from './db-listings.ts';
import { formatSize, isOutgrownCategory, sizeAttributes, sizeWord } from './rules.ts';
import { nextSize, type NextSize, readSize, sizeKind, type Thing } from './sizes.ts';

/** An item with the facts needed to offer it later. */
export type OwnedThing = Thing & {
  brand: string | null;
  model: string | null;
  /** Search parameters; numbers as `75-75`. */
  attributes: Readonly<Record<string, readonly string[]>>;
};

/** Facts of the sale rather than of the item; the age group no longer applies. */
const notOfTheThing: readonly string[] = ['handover', 'quantity', 'ageGroup'];

/** Values of the target group that exclude a child's item. */
const adultFits: readonly unknown[] = ['men', 'women'];

/**
 * A child's item from a listing: category, brand, model and attributes, but not the seller's texts and photos.
 * Undefined for an adult's item, or without a known size.
 */
export async function thingOfListing(db: Database, listingId: number): Promise<OwnedThing | undefined> {
  const row = await findListing(db, listingId);
  const category = row && categoryById(row.category_id)?.slug;
  if (!row || category === undefined || !isOutgrownCategory(category)) return undefined;
  const attributes = attributesOfListing(row);
  const { totalLengthCm: total } = attributes;
  const stated = attributes[sizeAttributes[category]];
  // An estimate used for the size only; the stored facts stay as stated.
  const shaft = category === 'florbalky' && typeof total === 'number' ? estimatedShaftCm(total) : undefined;
  const size = readSize(category, asText(stated ?? shaft));
  if (size === undefined || sizeKind({ category, size }) !== 'child') return undefined;
  if (adultFits.includes(attributes['fit'])) return undefined;
  const ages = attributes['ageGroup'];
  if (Array.isArray(ages) && ages.length > 0 && ages.every((age) => age === 'adult')) return undefined;
  return {
    category,
    size,
    brand: row.brand,
    model: row.model,
    attributes: parametersOf(attributes),
  };
}

const asText = (value: AttributeValue | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Attributes as search parameters: numbers as `75-75`, choices unchanged. */
function parametersOf(attributes: AttributeValues): Record<string, string[]> {
  const parameters: Record<string, string[]> = {};
  for (const key of numberFilters) {
    const value = attributes[key];
    if (typeof value === 'number') parameters[key] = [`${value}-${value}`];
  }
  for (const key of choiceFilters) {
    const value = attributes[key];
    if (typeof value === 'string') parameters[key] = [value];
    else if (Array.isArray(value)) parameters[key] = value;
  }
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => !notOfTheThing.includes(key)));
}

const storedAttributes = z.record(z.string(), z.array(z.string()));

/** The item of a stored reminder; undefined if the catalogue no longer has its category. */
export function thingOfRow(row: ReminderRow): OwnedThing | undefined {
  const { category, size, brand, model } = row;
  if (!isOutgrownCategory(category)) return undefined;
  return { category, size, brand, model, attributes: storedAttributes.parse(row.attributes) };
}

/** Display name: `Florbalka Unihoc Epic, shaft 75 cm`, `Boty, EU 33`. */
export function nameOfThing({ category, size, brand, model }: Omit<OwnedThing, 'attributes'>): string {
  const noun = categoryForm(category)?.forms.nomSg ?? '';
  const named = [noun, brand === null ? undefined : brandName(brand), model].filter(Boolean).join(' ');
  const word = sizeAttributes[category] === 'shoeSizeEu' ? '' : `${sizeWord(category)} `;
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}, ${word}${formatSize(category, size)}`;
}

/** The next size, for the same hand if known. */
export function nextOf(thing: OwnedThing): NextSize | undefined {
  const next = nextSize(thing);
  const [hand] = thing.attributes['hand'] ?? [];
  return next && hand !== undefined ? { ...next, search: { ...next.search, hand } } : next;
}
