import { fold } from '../../../contract/fold.ts';
import { categoryById } from '../../catalogue/index.ts';
import type { EvidenceRow } from './db.ts';
import type { Evidence } from './weigh.ts';

const yearMs = 365.25 * 86_400_000;
/** Sets have no usual price, nor has work; „ostatní“ is anything. */
const unlike = new Set(['sety', 'brankarske-sety', 'servis-a-upravy', 'ostatni', 'treninkove-pomucky']);
/** Said of several things for one price, or of a thing with others; of folded text. */
const several =
  /\b(?:[2-9]|\d{2,3}) ?(?:x|ks|kusy|kusu|pary|paru|krat)\b|\b(?:sada|sady|sadu|set|sety|setu|komplet|balik|balicek|vse za|oboji|cela vybava)\b| \+ /;
/** What is typed where a price is asked and none is meant: 1, 111, 1234, 99999. */
const placeholder = /^(?:1?2?3|1?234|12345|(\d)\1{2,})$/;
const minPrice = 20;

/** A price that somebody meant. */
const meant = (price: number | null): price is number =>
  price !== null && price >= minPrice && !placeholder.test(String(price));

/**
 * What a listing says of prices; nothing where it is about several things, about what is broken or unlike anything, or
 * has no price that is meant. What may have been swapped counts as sold only where a price was said.
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
