import { crowns } from '../../contract/czech.ts';

/** Reads a price as people write it, in Kč: `1 490 Kč`, `1.490,-`, `1490,00`; text that is no number stays text. */
export function readPrice(text: string): number | string {
  const bare = text
    .replace(/\s/g, '')
    .replace(/(kč|kc|czk)\.?$/i, '')
    .replace(/,[-–—]$/, '')
    .replace(/[.](?=\d{3}(\D|$))/g, '')
    .replace(/[.,]00?$/, '');
  return /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : text;
}

/** Nobody means thousands by more than so many: `99,50` is a price in crowns. */
const maxThousands = 30;

/**
 * The price (Kč) that was probably meant by text that is none: an O or an l in the place of a digit (`12OO`), or thousands
 * (`1,2`, `1.25`, `1,2 tis.`). Nothing where it is a price already, or means nothing in particular.
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

/** Of more nobody is asked: it would be refused as well (`priceCzk` of the contract). */
const maxMeant = 1_000_000;

/** Asks about text that is no price but probably means one. */
export function askPrice(text: string): string | undefined {
  const meant = likelyPrice(text);
  return meant !== undefined && meant <= maxMeant ? `Myslíš ${crowns(meant)}?` : undefined;
}
