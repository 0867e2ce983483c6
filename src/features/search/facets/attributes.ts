import { type AttributeDefinition, choiceFilters, numberFilters } from '../../catalogue/contract.ts';
import { categories, categoryForm } from '../../catalogue/index.ts';
import type { Condition } from '../conditions.ts';
import type { Counts } from '../engine.ts';

const filters: ReadonlySet<string> = new Set<string>([...choiceFilters, ...numberFilters]);

/** The attributes of a leaf that filter, in the order of the catalogue. */
const ofLeaf = new Map(
  categories().map(({ slug }) => [
    slug,
    (categoryForm(slug)?.attributes ?? []).filter(({ key, filter }) => filter && filters.has(key)),
  ]),
);

/** Every attribute that filters anywhere, in the order of the catalogue. */
const definitions = new Map<string, AttributeDefinition>(
  [...ofLeaf.values()].flat().map((definition) => [definition.key, definition]),
);

export function attributeDefinition(key: string): AttributeDefinition | undefined {
  return definitions.get(key);
}

/** The attributes worth counting: of the chosen categories, or of all when none is chosen; and the chosen ones. */
export function countedAttributes(conditions: readonly Condition[]): string[] {
  const leaves = chosenLeaves(conditions);
  const chosen = new Set(conditions.map(({ key }) => key));
  const offered = leaves
    ? new Set(leaves.flatMap((slug) => ofLeaf.get(slug) ?? []).map(({ key }) => key))
    : new Set(definitions.keys());
  return [...definitions.keys()].filter((key) => offered.has(key) || chosen.has(key));
}

/**
 * The attributes worth offering: those chosen, those that at least half of the chosen categories have, whatever is found
 * in them, or without a category those that at least half of the results tell. The rest would drown a search over everything.
 */
export function offeredAttributes(conditions: readonly Condition[], counts: Counts): AttributeDefinition[] {
  const leaves = chosenLeaves(conditions);
  return countedAttributes(conditions).flatMap((key) => {
    const definition = definitions.get(key);
    const chosen = conditions.some((condition) => condition.key === key);
    const [having, all] = leaves
      ? [leaves.filter((slug) => ofLeaf.get(slug)?.some((each) => each.key === key)).length, leaves.length]
      : [counts.ranges.get(key)?.carried ?? counts.values.get('carried')?.get(key) ?? 0, counts.total];
    return definition && (chosen || (all > 0 && having * 2 >= all)) ? [definition] : [];
  });
}

function chosenLeaves(conditions: readonly Condition[]): readonly string[] | undefined {
  const category = conditions.find(({ key }) => key === 'category');
  return category?.type === 'values' ? category.values : undefined;
}
