import { compareCzech } from '../../contract/compare-czech.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database } from '../../platform/platform.ts';
import type { z } from 'zod';
import {
  attributeField,
  categories,
  categoryBySlug,
  fileCategory,
  isFileOption,
  mergedValues,
  optionLists,
  optionsOf,
} from '../catalogue/index.ts';
import type { Category } from '../catalogue/contract.ts';
import { allChanges, rereadingNow } from '../catalogue-changes/index.ts';
import { countDraftsWith } from '../listings/index.ts';
import { countWatchesWith } from '../watches/index.ts';
import type {
  CategorySummary,
  ManagedCategory,
  OptionList,
  categoryMerge,
  listManagedCategories,
  optionMerge,
} from './contract.ts';
import { countByCategory, countOfCategory, countOfOption, countOptions } from './db-counts.ts';
import { mergeProblem, mergeTargets, optionLimits } from './limits.ts';

/** A category under its own slug; one that was merged is none any more. */
export function categoryNamed(slug: string): Category | undefined {
  const category = categoryBySlug(slug);
  return category?.slug === slug ? category : undefined;
}

/** Categories in the order of the catalogue, and all lists of options by name. */
export async function managedCategories(db: Database): Promise<z.output<typeof listManagedCategories.data>> {
  const [counts, rereading] = await Promise.all([countByCategory(db), rereadingNow(db)]);
  const lists = optionLists
    .map(({ list, name }) => {
      const options = optionsOf(list);
      return { list, name, options: options.length, hidden: options.filter(({ hidden }) => hidden).length };
    })
    .toSorted((a, b) => compareCzech(a.name, b.name));
  return { categories: categories().map((each) => summary(each, counts)), lists, ...rereading };
}

/** A group has the sum of its leaves. */
function summary(category: Category, counts: ReadonlyMap<number, number>): CategorySummary {
  const { slug, name, parent, listable, hidden = false } = category;
  const inside = categories().filter((each) => each.slug === slug || each.parent === slug);
  const active = inside.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return { slug, name, ...(parent !== undefined && { parent }), listable, hidden, active };
}

/** One category with what was merged into it and what it can be merged into. */
export async function readManagedCategory(
  db: Database,
  slug: string,
): Promise<ManagedCategory | Refusal<'not-found'>> {
  const category = categoryNamed(slug);
  if (!category) return refuse('not-found');
  const [counts, { categories: changes }] = await Promise.all([countByCategory(db), allChanges(db)]);
  const { targets, whyNot } = mergeTargets(category);
  const former = mergedValues().filter(({ parameter, to }) => parameter === 'category' && to === slug);
  return {
    ...summary(category, counts),
    forms: category.forms,
    formerly: former.map(({ from }) => ({
      slug: from,
      name: changes.find((each) => each.slug === from)?.name ?? fileCategory(from)?.name ?? from,
    })),
    targets: targets.map(({ slug: target, name }) => ({ slug: target, name })),
    ...(whyNot !== undefined && { whyNot }),
  };
}

/** What a merge would move; why not, where the two cannot be merged. */
export async function categoryMergePreview(
  db: Database,
  from: string,
  into: string,
): Promise<z.output<typeof categoryMerge> | Refusal<'not-found' | 'invalid-input'>> {
  const [source, target] = [categoryNamed(from), categoryBySlug(into)];
  if (!source || !target) return refuse('not-found');
  const problem = mergeProblem(source, target);
  if (problem !== undefined) return refuse('invalid-input', { fields: { into: [problem] } });
  const [{ active, all: listings }, drafts, watches] = await Promise.all([
    countOfCategory(db, source.id),
    countDraftsWith(db, ['category', 'swapCategory'], from),
    countWatchesWith(db, ['category'], from),
  ]);
  const named = ({ slug, name }: Category) => ({ slug, name });
  return { from: named(source), into: named(target), active, listings, drafts, watches };
}

export const listNamed = (list: string) => optionLists.find((each) => each.list === list);

/** One list of options, and what can be done with it. */
export async function readOptionList(db: Database, list: string): Promise<OptionList | Refusal<'not-found'>> {
  const known = listNamed(list);
  if (!known) return refuse('not-found');
  const [counts, { options: changes }] = await Promise.all([countOptions(db, known), allChanges(db)]);
  const merged = new Map(
    mergedValues().flatMap(({ parameter, from, to }) =>
      known.attributes.includes(parameter) ? [[from, to] as const] : [],
    ),
  );
  return {
    list,
    name: known.name,
    options: optionsOf(list).map(({ id, label, hidden = false }) => ({
      id,
      label,
      hidden,
      added: !isFileOption(list, id),
      active: counts.get(id) ?? 0,
      formerly: [...merged].flatMap(([from, to]) =>
        to === id
          ? [
              {
                id: from,
                label: changes.find((each) => each.list === list && each.id === from)?.label ?? from,
              },
            ]
          : [],
      ),
    })),
    ...optionLimits(list),
  };
}

/** How many listings a merge would change; nothing of two options that cannot be merged. */
export async function optionMergePreview(
  db: Database,
  { list, id, into }: { list: string; id: string; into: string },
): Promise<z.output<typeof optionMerge> | Refusal<'not-found'>> {
  const known = listNamed(list);
  const [from, target] = [id, into].map((each) => optionsOf(list).find((option) => option.id === each));
  if (!known || !from || !target || from === target || !optionLimits(list).mayChange)
    return refuse('not-found');
  const [{ active, all: listings }, drafts, watches] = await Promise.all([
    countOfOption(db, known, id),
    countDraftsWith(
      db,
      known.attributes.map((key) => attributeField(key)),
      id,
    ),
    countWatchesWith(db, known.attributes, id),
  ]);
  const named = ({ id: optionId, label }: typeof from) => ({ id: optionId, label });
  return { from: named(from), into: named(target), active, listings, drafts, watches };
}
