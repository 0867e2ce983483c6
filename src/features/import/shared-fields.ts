import { z } from 'zod';
import type { Kind, PriceType, Hand } from '../catalogue/contract.ts';
import { findBrand, importedCategory, importedLeaves, otherBrand } from '../catalogue/index.ts';
import type { ListingText } from '../query-understanding/contract.ts';
import { analyzeListing, leafOfMarks } from '../query-understanding/index.ts';
import { priceCzk, titleLength } from '../listings/contract.ts';
import { normalizeLine, normalizeText } from '../../contract/normalize-text.ts';
import type { NamedPlace } from '../places/index.ts';

/** A single line of text. */
export const oneLine = (min: number, max: number) =>
  z.string().transform(normalizeLine).pipe(z.string().min(min).max(max));

/** Numbers are converted to strings. */
export const id = z.union([z.string(), z.int().transform(String)]).pipe(oneLine(1, 200));
export const category = z.string().refine((slug) => importedCategory(slug) !== undefined, {
  error: ({ input }) => `unknown category ${JSON.stringify(input)}`,
});
/** Texts followed the rules of another site: only a plausible length is required. */
export const title = oneLine(1, 300);
export const description = z.string().transform(normalizeText).pipe(z.string().max(20_000));
export const brand = z.string().transform(normalizeLine).pipe(z.string().max(60)).nullish();
export const price = z.int().min(priceCzk.min).max(priceCzk.max).nullish();
export const placeName = oneLine(1, 60);

/** A plausible ISO 8601 time, with or without seconds. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/)
  .transform((text) => new Date(text))
  .refine((time) => time.getTime() > Date.UTC(1990) && time.getTime() < Date.UTC(2100), {
    error: 'no such time',
  });

/** An email address, or an object with `email`, a public name (`name` or `alias`) and whether it is a `trader`. */
export const advertiser = z
  .union([
    z.email().transform((email): NamedAdvertiser => ({ email: email.toLowerCase(), trader: false })),
    z
      .object({
        email: z.email().toLowerCase().optional(),
        name: oneLine(1, 60).optional(),
        alias: oneLine(1, 60).optional(),
        trader: z.boolean().default(false),
      })
      .transform(({ email, name, alias, trader }): NamedAdvertiser | undefined =>
        email || name || alias ? { email, name: name ?? alias, trader } : undefined,
      ),
  ])
  .nullish();

/** A fixed price needs an amount, and only offers can be free. */
export function checkPrice(
  line: { kind: Kind; priceType: PriceType; price?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (line.priceType === 'fixed' && !line.price) refuse('price', 'a fixed price needs its amount');
  if (line.priceType === 'free' && line.kind === 'demand') refuse('priceType', 'only an offer can be free');
}

/** Only a fixed price has an amount; an amount with another type of price is kept as text. */
export function priceOf(line: { priceType: PriceType; price?: number | null | undefined }): {
  price?: number | undefined;
  kept: string[];
} {
  const { priceType, price: amount } = line;
  if (priceType === 'fixed') return { price: amount ?? undefined, kept: [] };
  return { kept: amount ? [`cena ${amount} Kč`] : [] };
}

/** One sentence that lists every invalid field. */
export function issuesOf(error: z.ZodError, within: string[] = []): string {
  return error.issues.map(({ path, message }) => `${[...within, ...path].join('.')}: ${message}`).join('; ');
}

/** The category of a listing whose source category is only a group here: decided by what its text offers. */
export function leafOf(slug: string, listing: Pick<ListingText, 'kind' | 'title' | 'description'>): string {
  const usual = importedCategory(slug) ?? slug;
  const leaves = importedLeaves(slug);
  if (leaves.length < 2) return usual;
  const { marks } = analyzeListing({
    ...listing,
    category: usual,
    attributes: {},
    priceType: 'agreement',
    swap: false,
  });
  const read = leafOfMarks(marks);
  return read !== undefined && leaves.includes(read) ? read : usual;
}

/** A title within the length limit. A longer one is cut at a word, and its full text is returned in `whole`. */
export function titleOf(written: string): { title: string; whole: string[] } {
  if (written.length <= titleLength.max) return { title: written, whole: [] };
  const room = written.slice(0, titleLength.max - 1);
  const atWord = room.replace(/[\s,;:–-]+\S*$/u, '');
  return { title: `${atWord || room}…`, whole: [`celý nadpis „${written}“`] };
}

/** A brand by its slug, name or a common misspelling; one missing from the catalogue stays as written. */
export function importedBrand(written: string | null | undefined): { brand?: string; brandText?: string } {
  const name = written?.trim();
  if (!name) return {};
  const found = findBrand(name);
  return found ? { brand: found } : { brand: otherBrand, brandText: name };
}

/**
 * Appends the facts that no field can hold to the description, as prose, so that readers and the search find them
 * there.
 */
export function withOriginalWords(text: string, unplaced: readonly string[]): string {
  const also = unplaced.length === 0 ? '' : `Uvedeno také: ${unplaced.join(', ')}.`;
  return [text, also].filter(Boolean).join('\n\n');
}

/** The owner of a listing: by an email address, or only by a public name. */
export type NamedAdvertiser = { email?: string | undefined; name?: string | undefined; trader: boolean };

/** A listing of another site in our terms; missing data stays missing. */
export type SourceListing = ListingText & {
  /** Its identifier at the source. */
  reference: string;
  state: 'active' | 'reserved';
  quantity?: number | undefined;
  swapWants?: string | undefined;
  swapCategory?: string | undefined;
  swapSize?: string | undefined;
  swapHand?: Hand | undefined;
  place: NamedPlace;
  placeShown: 'exact' | 'district';
  /** When it was published at the source, or how many days before the import. */
  inserted: Date | { daysAgo: number };
  advertiser?: NamedAdvertiser | undefined;
};
