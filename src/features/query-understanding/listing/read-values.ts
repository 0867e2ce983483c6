import type { AttributeValues } from '../../catalogue/contract.ts';
import { attributesOf } from '../../catalogue/index.ts';
import type { ListingText, Traits } from '../contract.ts';
import type { WornLevel } from '../facts/fact.ts';
import type { BrandRead } from './brand.ts';
import type { FormFacts } from './form-facts.ts';
import { formCondition } from './worn.ts';

/** What the text tells in the form's own names, of the fields that the form left open. */
export function readValues(
  listing: ListingText,
  brand: BrandRead,
  level: WornLevel | undefined,
  facts: FormFacts,
): Traits['read'] {
  const withFacts: Record<string, string | number | undefined> = {
    hand: facts.hands[0],
    flexMm: facts.flexes[0],
    shaftLengthCm: facts.shafts[0],
    totalLengthCm: facts.totals[0],
    shoeSizeEu: facts.shoes[0] === undefined ? undefined : facts.shoes[0] / 10,
    clothingSize: facts.sizes[0],
    goalieSize: facts.sizes[0],
    kneepadSize: facts.sizes[0],
    gloveSize: facts.sizes[0],
  };
  const attributes: AttributeValues = {};
  for (const { key, choices } of attributesOf(listing.category)) {
    const value = withFacts[key];
    if (value === undefined || listing.attributes[key] !== undefined) continue;
    if (choices === undefined || choices.some((each) => each.id === value)) attributes[key] = value;
  }
  if (listing.attributes.colour === undefined && facts.colours.length > 0)
    attributes.colour = [...new Set(facts.colours)];
  const condition = listing.condition === undefined ? formCondition(level).condition : undefined;
  const wear =
    listing.wear === undefined && (listing.condition ?? condition) === 'used'
      ? formCondition(level).wear
      : undefined;
  return {
    ...(listing.brand === undefined && brand.stated ? { brand: brand.stated } : {}),
    ...(condition ? { condition } : {}),
    ...(wear ? { wear } : {}),
    attributes,
  };
}
