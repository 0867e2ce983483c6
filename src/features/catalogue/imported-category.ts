import { categoryBySlug, leavesOf } from './categories.ts';
import { file } from './file.ts';

const { category: ours, parentFallback } = file.importMaps;

/** The leaf that another bazaar's category means here; nothing for a name that neither bazaar knows. */
export function importedCategory(slug: string): string | undefined {
  const named = ourName(slug);
  const leaf = named !== undefined && Object.hasOwn(parentFallback, named) ? parentFallback[named] : named;
  return leaf !== undefined && categoryBySlug(leaf)?.listable ? leaf : undefined;
}

/** All leaves that the name may stand for: many where it means a group. */
export function importedLeaves(slug: string): string[] {
  return leavesOf(ourName(slug) ?? '').map((leaf) => leaf.slug);
}

function ourName(slug: string): string | undefined {
  return Object.hasOwn(ours, slug) ? ours[slug] : slug;
}
