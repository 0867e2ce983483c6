import { crowns } from '../../contract/czech.ts';

/**
 * Parses a price in CZK as people write it: `1 490 Kč`, `1.490,-`, `1490,00`; returns the text unchanged when it
 * is not a number.
 */
export function readPrice(text: string): number | string {
  const bare = text
    .replace(/\s/g, '')
    .replace(/(kč|kc|czk)\.?$/i, '')
    .replace(/,[-–—]$/, '')
    .replace(/[.](?=\d{3}(\D|$))/g, '')
    .replace(/[.,]00?$/, '');
  return /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : text;
}

/** Above this, a number with decimals is a price in crowns, not in thousands: `99,50`. */
const maxThousands = 30;

/**
 * The price (CZK) probably meant by text that does not parse: an O or l instead of a digit (`12OO`), or
 * thousands (`1,2`, `1.25`, `1,2 tis.`). Undefined when the text is a valid price, or has no likely meaning.
 */
export function likelyPrice(text: string): number | undefined {
  const typed = text.trim();
  const thousands = typed.replace(/\s*(tis\.?|tisíce?|k)(\s*kč)?$/i, '');
  const digits = thousands.replace(/kč$/i, '').replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
  const price = readPrice(digits);
  if (typeof price !== 'number' || price <= 0) return undefined;
  const isThousands = thousands !== typed || (!Number.isInteger(price) && price < maxThousands);
  const meant = isThousands ? Math.round(price * 1_000) : price;
  return Number.isInteger(meant) && meant !== readPrice(text) ? meant : undefined;
}

/** Upper bound for suggestions; anything above fails validation anyway (`priceCzk` of the contract). */
const maxMeant = 1_000_000;

/** A "did you mean" question for text that does not parse as a price but has a likely meaning. */
export function suggestPrice(text: string): string | undefined {
  const meant = likelyPrice(text);
  return meant !== undefined && meant <= maxMeant ? `Myslíš ${crowns(meant)}?` : undefined;
}
