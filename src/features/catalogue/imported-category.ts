import { categoryBySlug } from './categories.ts';
import { file } from './file.ts';

const { category: ours, parentFallback } = file.importMaps;

/** The leaf that another bazaar's category means here; nothing for a name that neither bazaar knows. */
export function importedCategory(slug: string): string | undefined {
  const named = Object.hasOwn(ours, slug) ? ours[slug] : slug;
  const leaf = named !== undefined && Object.hasOwn(parentFallback, named) ? parentFallback[named] : named;
  return leaf !== undefined && categoryBySlug(leaf)?.listable ? leaf : undefined;
}
