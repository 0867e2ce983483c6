import { type AttributeDefinition, choiceFilters, numberFilters } from '../../catalogue/contract.ts';
import { categories, categoryForm, leavesOf, madeOfCatalogue } from '../../catalogue/index.ts';
import type { Condition } from '../conditions.ts';
import type { Counts } from '../engine.ts';

const filters: ReadonlySet<string> = new Set<string>([...choiceFilters, ...numberFilters]);

/** Filterable attributes by leaf category, in the order of the catalogue. */
const ofLeaf = madeOfCatalogue(
  () =>
    new Map(
      categories().map(({ slug }) => [
        slug,
        (categoryForm(slug)?.attributes ?? []).filter(({ key, filter }) => filter && filters.has(key)),
      ]),
    ),
);

/** All filterable attributes, in the order of the catalogue. */
const definitions = madeOfCatalogue(
  () =>
    new Map<string, AttributeDefinition>(
      [...ofLeaf().values()].flat().map((definition) => [definition.key, definition]),
    ),
);

export function attributeDefinition(key: string): AttributeDefinition | undefined {
  return definitions().get(key);
}

/** Attributes to count: those of the selected categories (all without a selection), and selected ones. */
export function countedAttributes(conditions: readonly Condition[]): string[] {
  const leaves = chosenLeaves(conditions);
  const chosen = new Set(conditions.map(({ key }) => key));
  const offered = leaves
    ? new Set(leaves.flatMap((slug) => ofLeaf().get(slug) ?? []).map(({ key }) => key))
    : new Set(definitions().keys());
  return [...definitions().keys()].filter((key) => offered.has(key) || chosen.has(key));
}

/**
 * Attributes to offer: selected ones, and those shared by at least half of the selected categories or, without a
 * category, stated by at least half of the results. More would clutter a broad search. Without results the
 * category and the attributes `named` by the words take the place of selected ones.
 */
export function offeredAttributes(
  conditions: readonly Condition[],
  counts: Counts,
  named: readonly Named[] = [],
): AttributeDefinition[] {
  const words = counts.total === 0 ? named : [];
  const leaves = chosenLeaves(conditions) ?? namedLeaves(words);
  return countedAttributes(conditions).flatMap((key) => {
    const definition = definitions().get(key);
    const chosen = [...conditions, ...words].some((each) => each.key === key);
    const [having, all] = leaves
      ? [
          leaves.filter((slug) =>
            ofLeaf()
              .get(slug)
              ?.some((each) => each.key === key),
          ).length,
          leaves.length,
        ]
      : [counts.ranges.get(key)?.carried ?? counts.values.get('carried')?.get(key) ?? 0, counts.total];
    return definition && (chosen || (all > 0 && having * 2 >= all)) ? [definition] : [];
  });
}

/** A filter and its value, as understood from the words. */
type Named = { readonly key: string; readonly value: string };

function namedLeaves(named: readonly Named[]): readonly string[] | undefined {
  const leaves = named
    .filter(({ key }) => key === 'category')
    .flatMap(({ value }) => leavesOf(value).map(({ slug }) => slug));
  return leaves.length > 0 ? leaves : undefined;
}

function chosenLeaves(conditions: readonly Condition[]): readonly string[] | undefined {
  const category = conditions.find(({ key }) => key === 'category');
  return category?.type === 'values' ? category.values : undefined;
}
