import type { AttributeValues, Kind, PriceType } from '../../catalogue/contract.ts';
import { attributeRows, brandName, categoryBySlug, categoryForm } from '../../catalogue/index.ts';
import { brandLexeme, withBrands } from './brand-words.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { tokens } from './tokens.ts';

/** What of a listing can be searched for. */
export type SearchSource = {
  kind: Kind;
  category: string;
  title: string;
  description: string;
  brand?: string;
  brandText?: string;
  model?: string;
  attributes: AttributeValues;
  priceType: PriceType;
  swap: boolean;
  /** Only what the listing shows: a listing that hides its municipality is not found by it. */
  shownPlace: string;
};

/** The two `tsvector` columns, written as PostgreSQL reads them. */
export type SearchDocument = { search_title: string; search_text: string };

type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * Title, brand, model and the thing itself make `search_title`, by which results are ranked; all that was written,
 * the attributes and synonyms make `search_text`, by which they are found. Brands count only where they are named
 * as such, since „zone“ or „precision“ in a description is a common word.
 */
export function searchDocument(listing: SearchSource): SearchDocument {
  const named = new Vector();
  const full = new Vector();
  const category = categoryBySlug(listing.category);
  const brand = listing.brand ? brandName(listing.brand) : undefined;
  const headline = [brand, listing.brandText, listing.model, listing.title].filter(
    (part) => part !== undefined,
  );
  for (const part of headline) {
    for (const { text, brand: slug } of withBrands(tokens(part))) {
      for (const vector of [named, full]) {
        vector.add(tokens(text).map(stem), 'A');
        if (slug) vector.add([brandLexeme(slug)], 'A');
      }
    }
  }
  const thing = [category?.name, category?.forms.nomSg, category?.forms.genPl].join(' ');
  named.addText(thing, 'B');
  full.addText(thing, 'B');
  const form = categoryForm(listing.category);
  for (const { value } of form ? attributeRows(form, listing.attributes) : []) full.addText(value, 'B');
  full.addText(synonymsOf(listing), 'C');
  full.addText(listing.shownPlace, 'C');
  full.addText(listing.description, 'D');
  return { search_title: named.toString(), search_text: full.toString() };
}

/** A position in a tsvector only serves to carry its weight. */
const positions: Record<Weight, string> = { A: '1A', B: '2B', C: '3C', D: '4' };

class Vector {
  readonly #weights = new Map<string, Set<Weight>>();

  add(lexemes: string[], weight: Weight): void {
    for (const lexeme of lexemes)
      this.#weights.set(lexeme, (this.#weights.get(lexeme) ?? new Set()).add(weight));
  }

  addText(text: string, weight: Weight): void {
    this.add(tokens(text).map(stem), weight);
  }

  toString(): string {
    return [...this.#weights]
      .map(([lexeme, weights]) => `'${lexeme}':${[...weights].map((weight) => positions[weight]).join(',')}`)
      .join(' ');
  }
}
