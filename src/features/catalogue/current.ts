import type { Category } from './contract.ts';
import type { LineKind } from './file.ts';

/** A brand that an admin has added, or what an admin has changed of one of catalogue.json. */
export type BrandChange = {
  slug: string;
  name: string;
  /** Spellings, leaves and lines beside those of catalogue.json. */
  aliases: readonly string[];
  categories: readonly string[];
  lines: readonly { name: string; kind: LineKind }[];
  /** The brand it is one with; listings, searches and addresses that name this one mean that one. */
  mergedInto: string | null;
};

/** What an admin has changed of a category of catalogue.json. */
export type CategoryChange = Pick<Category, 'slug' | 'name' | 'forms'> & {
  /** Not offered for new listings. */
  hidden: boolean;
  /** The leaf it is one with; listings, searches and addresses that name this one mean that one. */
  mergedInto: string | null;
};

/** An option that an admin has added to a list, or what an admin has changed of one of catalogue.json. */
export type OptionChange = {
  list: string;
  id: string;
  label: string;
  /** Not offered for new listings. */
  hidden: boolean;
  /** The option of the same list it is one with. */
  mergedInto: string | null;
};

/** All that admins have changed of catalogue.json. */
export type CatalogueChanges = {
  brands: readonly BrandChange[];
  categories: readonly CategoryChange[];
  options: readonly OptionChange[];
};

let changes: CatalogueChanges = { brands: [], categories: [], options: [] };
let revision = 0;

export const currentChanges = (): CatalogueChanges => changes;

/** From now on the whole process knows the catalogue with these changes, which are all there are. */
export function setCatalogueChanges(all: Partial<CatalogueChanges>): void {
  changes = { brands: [], categories: [], options: [], ...all };
  revision += 1;
}

/** What is made of the catalogue: made at its first use, and anew after the catalogue has changed. */
export function madeOfCatalogue<T>(make: () => T): () => T {
  let made: { of: number; value: T } | undefined;
  return () => {
    if (made?.of !== revision) made = { of: revision, value: make() };
    return made.value;
  };
}

/** What a merged one means today; it may have been merged into one that was merged later itself. */
export function mergeTarget(from: string, mergedInto: (each: string) => string | null | undefined): string {
  const seen = new Set<string>();
  let target = from;
  for (let next: string | null | undefined = from; next && !seen.has(next);) {
    seen.add(next);
    target = next;
    next = mergedInto(next);
  }
  return target;
}
