import { fold } from '../../contract/fold.ts';
import type { AttributeDefinition, Category } from './contract.ts';
import { currentChanges, madeOfCatalogue, mergeTarget } from './current.ts';
import { optionsOf } from './options.ts';
import { file } from './file.ts';

const slugById = new Map(file.categories.map((each) => [each.id, each.slug]));

/** Removed from descriptions: it addresses those who add listings, not those who search. */
const noteOfGroups = / Inzerát patří vždy do podkategorie\.$/;

/** The categories of catalogue.json in its order, without any change. */
const ofFile: Category[] = file.categories
  .toSorted((a, b) => a.order - b.order)
  .map(({ id, slug, parentId, name, forms, description, listable, hasCondition, requiresBrand }) => {
    const parent = parentId === null ? undefined : slugById.get(parentId);
    const texts = { name, forms, description: description.replace(noteOfGroups, '') };
    return { id, slug, parent, ...texts, listable, hasCondition, requiresBrand };
  });

const targets = madeOfCatalogue(() => {
  const changeOf = new Map(currentChanges().categories.map((each) => [each.slug, each]));
  const into = (slug: string) => changeOf.get(slug)?.mergedInto;
  return new Map(ofFile.map(({ slug }) => [slug, mergeTarget(slug, into)]));
});

const current = madeOfCatalogue(() => {
  const changeOf = new Map(currentChanges().categories.map((each) => [each.slug, each]));
  const all = ofFile
    .filter(({ slug }) => targets().get(slug) === slug)
    .map((category): Category => {
      const { name = category.name, forms = category.forms, hidden } = changeOf.get(category.slug) ?? {};
      return { ...category, name, forms, ...(hidden && { hidden }) };
    });
  const ofSlug = new Map(all.map((each) => [each.slug, each]));
  const named = ofFile.flatMap(({ id, slug }) => {
    const today = ofSlug.get(targets().get(slug) ?? slug);
    return today ? [{ id, slug, today }] : [];
  });
  return {
    all,
    bySlug: new Map(named.map(({ slug, today }) => [slug, today])),
    byId: new Map(named.map(({ id, today }) => [id, today])),
  };
});

/** The category that a slug means today: its own, or the one it was merged into. */
export function currentCategory(slug: string): string {
  return targets().get(slug) ?? slug;
}

/** Leaves that were merged, each with the one it is now. */
export const mergedCategories = madeOfCatalogue(() =>
  [...targets()].flatMap(([from, to]) => (from === to ? [] : [{ from, to }])),
);

/** A category as catalogue.json has it, without any change. */
export const fileCategory = (slug: string) => ofFile.find((each) => each.slug === slug);

/** All categories in the order of the catalogue; children follow their parent. */
export function categories(): readonly Category[] {
  return current().all;
}

/** Of a category that was merged the one it is now, as everywhere. */
export function categoryBySlug(slug: string): Category | undefined {
  return current().bySlug.get(slug);
}

/** Ids never change: URLs of demand lists end with one. */
export function categoryById(id: number): Category | undefined {
  return current().byId.get(id);
}

/** The leaves of a parent, or the leaf itself; empty for an unknown slug. Only leaves hold listings. */
export function leavesOf(slug: string): Category[] {
  const today = currentCategory(slug);
  return current().all.filter((each) => each.listable && (each.slug === today || each.parent === today));
}

/** The attributes of a leaf in the order of the catalogue, with their choices. */
export function attributesOf(slug: string): AttributeDefinition[] {
  const today = currentCategory(slug);
  return file.attributes.flatMap((each) => {
    const use = each.categories.find(({ category }) => category === today);
    if (!use) return [];
    const { key, label, type, unit, min, max, step, help, warnings, requiredGroup } = each;
    const choices = each.enum === undefined ? undefined : optionsOf(each.enum);
    const { required, filter } = use;
    return [
      { key, label, type, unit, min, max, step, help, choices, warnings, required, requiredGroup, filter },
    ];
  });
}

/** A word people use for the things in a category: `hokejka` for sticks. */
type CategorySynonym = { word: string; category: string };

/** Synonyms by category, correctly spelled; spellings that differ only in diacritics are the same word. */
export const categorySynonyms = madeOfCatalogue((): readonly CategorySynonym[] =>
  file.search.synonymGroups.flatMap(({ category: slug, terms }) => {
    if (slug === undefined) return [];
    const category = currentCategory(slug);
    const spelled = new Map<string, string>();
    for (const term of terms) {
      const existing = spelled.get(fold(term));
      if (existing === undefined || existing === fold(existing)) spelled.set(fold(term), term);
    }
    return [...spelled.values()].map((word) => ({ word, category }));
  }),
);

const { category: ours, parentFallback } = file.importMaps;

/** The leaf that corresponds to another marketplace's category; undefined for an unknown name. */
export function importedCategory(slug: string): string | undefined {
  const named = ourName(slug);
  const leaf = named !== undefined && Object.hasOwn(parentFallback, named) ? parentFallback[named] : named;
  const category = leaf === undefined ? undefined : categoryBySlug(leaf);
  return category?.listable ? category.slug : undefined;
}

/** All leaves that a foreign category name may mean: several where it is a group. */
export function importedLeaves(slug: string): string[] {
  return leavesOf(ourName(slug) ?? '').map((leaf) => leaf.slug);
}

function ourName(slug: string): string | undefined {
  return Object.hasOwn(ours, slug) ? ours[slug] : slug;
}
