import { fold } from '../../../contract/fold.ts';
import { categoryById } from '../../catalogue/index.ts';
import type { EvidenceRow } from './db.ts';
import type { Evidence } from './weigh.ts';

const yearMs = 365.25 * 86_400_000;
/** Categories without usual prices: sets, work, and „ostatní“, which may be anything. */
const unlike = new Set(['sety', 'brankarske-sety', 'servis-a-upravy', 'ostatni', 'treninkove-pomucky']);
/** Matches (in folded text) several things for one price, or a thing sold together with others. */
const several =
  /\b(?:[2-9]|\d{2,3}) ?(?:x|ks|kusy|kusu|pary|paru|krat)\b|\b(?:sada|sady|sadu|set|sety|setu|komplet|balik|balicek|vse za|oboji|cela vybava)\b| \+ /;
/** Placeholders typed into a required price field: 1, 111, 1234, 99999. */
const placeholder = /^(?:1?2?3|1?234|12345|(\d)\1{2,})$/;
const minPrice = 20;

/** Whether it is a genuine price, not a placeholder. */
const meant = (price: number | null): price is number =>
  price !== null && price >= minPrice && !placeholder.test(String(price));

/**
 * A listing as evidence of a price; undefined when it is for several things, broken, in a category without usual
 * prices, or has no genuine price. A listing that may have been swapped counts as sold only with a reported
 * price.
 */
export function evidenceOf(row: EvidenceRow, now: Date): Evidence | undefined {
  const category = categoryById(row.category_id)?.slug ?? '';
  const grade = row.condition === 'used' ? (row.wear ?? 'moderate') : row.condition;
  if (unlike.has(category) || grade === null || grade === 'damaged') return undefined;
  if ((row.quantity ?? 1) > 1 || row.product_lines.length > 1 || several.test(fold(row.title)))
    return undefined;
  if (!meant(row.asked)) return undefined;
  const said = row.said ?? (row.swap ? null : row.asked);
  const sold = row.sold && meant(said) ? said : undefined;
  const at = row.at.getTime();
  const year = new Date(at).getUTCFullYear();
  return {
    seller: row.seller,
    brand: row.brand ?? undefined,
    line: row.product_lines[0],
    grade,
    asked: row.asked,
    sold,
    yearsAgo: Math.max(0, now.getTime() - at) / yearMs,
    age: row.model_year === null ? undefined : Math.max(0, year - row.model_year),
  };
}
