import { fold } from '../../contract/fold.ts';
import type { AttributeDefinition, Category } from './contract.ts';
import { file } from './file.ts';

const slugById = new Map(file.categories.map((each) => [each.id, each.slug]));

/** Removed from descriptions: it addresses those who add listings, not those who search. */
const noteOfGroups = / Inzerát patří vždy do podkategorie\.$/;

const all: Category[] = file.categories
  .toSorted((a, b) => a.order - b.order)
  .map(({ id, slug, parentId, name, forms, description, listable, hasCondition, requiresBrand }) => {
    const parent = parentId === null ? undefined : slugById.get(parentId);
    const texts = { name, forms, description: description.replace(noteOfGroups, '') };
    return { id, slug, parent, ...texts, listable, hasCondition, requiresBrand };
  });

const bySlug = new Map(all.map((each) => [each.slug, each]));
const byId = new Map(all.map((each) => [each.id, each]));

/** All categories in the order of the catalogue; children follow their parent. */
export function categories(): readonly Category[] {
  return all;
}

export function categoryBySlug(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** Ids never change: URLs of demand lists end with one. */
export function categoryById(id: number): Category | undefined {
  return byId.get(id);
}

/** The leaves of a parent, or the leaf itself; empty for an unknown slug. Only leaves hold listings. */
export function leavesOf(slug: string): Category[] {
  return all.filter((each) => each.listable && (each.slug === slug || each.parent === slug));
}

/** The attributes of a leaf in the order of the catalogue, with their choices. */
export function attributesOf(slug: string): AttributeDefinition[] {
  return file.attributes.flatMap((each) => {
    const use = each.categories.find(({ category }) => category === slug);
    if (!use) return [];
    const { key, label, type, unit, min, max, step, help, warnings, requiredGroup } = each;
    const choices = each.enum === undefined ? undefined : file.enums[each.enum];
    const { required, filter } = use;
    return [
      { key, label, type, unit, min, max, step, help, choices, warnings, required, requiredGroup, filter },
    ];
  });
}

/** A word people use for the things in a category: `hokejka` for sticks. */
type CategorySynonym = { word: string; category: string };

/** Synonyms by category, correctly spelled; spellings that differ only in diacritics are the same word. */
export const categorySynonyms: readonly CategorySynonym[] = file.search.synonymGroups.flatMap(
  ({ category, terms }) => {
    if (category === undefined) return [];
    const spelled = new Map<string, string>();
    for (const term of terms) {
      const existing = spelled.get(fold(term));
      if (existing === undefined || existing === fold(existing)) spelled.set(fold(term), term);
    }
    return [...spelled.values()].map((word) => ({ word, category }));
  },
);

const { category: ours, parentFallback } = file.importMaps;

/** The leaf that corresponds to another marketplace's category; undefined for an unknown name. */
export function importedCategory(slug: string): string | undefined {
  const named = ourName(slug);
  const leaf = named !== undefined && Object.hasOwn(parentFallback, named) ? parentFallback[named] : named;
  return leaf !== undefined && categoryBySlug(leaf)?.listable ? leaf : undefined;
}

/** All leaves that a foreign category name may mean: several where it is a group. */
export function importedLeaves(slug: string): string[] {
  return leavesOf(ourName(slug) ?? '').map((leaf) => leaf.slug);
}

function ourName(slug: string): string | undefined {
  return Object.hasOwn(ours, slug) ? ours[slug] : slug;
}
