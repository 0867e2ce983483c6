import type { Viewer } from '../../contract/endpoint.ts';
import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import { fold } from '../../contract/fold.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Category } from '../catalogue/contract.ts';
import { categories, categoryBySlug, lineSlug, type OptionChange, optionsOf } from '../catalogue/index.ts';
import {
  changeCatalogue,
  type Decision,
  saveCategoryChange,
  saveOptionChange,
} from '../catalogue-changes/index.ts';
import type { ManagedCategory, OptionList } from './contract.ts';
import { mergeProblem, optionLimits } from './limits.ts';
import { categoryNamed, listNamed, readManagedCategory, readOptionList } from './views.ts';

type Refused = Refusal<'not-found' | 'invalid-input'>;

const wrong = (fields: FieldErrors) => refuse('invalid-input', { fields });

/** Changes what people read of a category, and whether new listings may be added to it. */
export async function editCategory(
  platform: Platform,
  admin: Viewer,
  { slug, reason, ...next }: Pick<Category, 'slug' | 'name' | 'forms'> & { hidden: boolean; reason: string },
): Promise<ManagedCategory | Refused> {
  const done = await changeCatalogue(platform, admin, () => {
    const before = categoryNamed(slug);
    if (!before) return refuse('not-found');
    if (next.hidden && !before.listable)
      return wrong({ hidden: ['Skupinu skrýt nejde, skryj jednotlivé kategorie v ní.'] });
    const others = categories().filter((each) => each.slug !== slug);
    if (others.some(({ name }) => fold(name) === fold(next.name)))
      return wrong({ name: ['Tak se už jmenuje jiná kategorie.'] });
    return {
      save: (db, now) => saveCategoryChange(db, { slug, ...next, mergedInto: null }, now),
      log: {
        action: 'edit-category',
        subject: `category:${slug}`,
        reason: withWay(reason, [before.name, next.name], [before.hidden ?? false, next.hidden]),
      },
      shows: slug,
    };
  });
  return 'refused' in done ? done : readManagedCategory(platform.db, done.shown);
}

/** From now on the leaf is the other one: in listings, searches and addresses. */
export async function mergeCategory(
  platform: Platform,
  admin: Viewer,
  { slug, into, reason }: { slug: string; into: string; reason: string },
): Promise<ManagedCategory | Refused> {
  const done = await changeCatalogue(platform, admin, () => {
    const [before, target] = [categoryNamed(slug), categoryBySlug(into)];
    if (!before || !target) return refuse('not-found');
    const problem = mergeProblem(before, target);
    if (problem !== undefined) return wrong({ into: [problem] });
    const { name, forms, hidden = false } = before;
    return {
      save: (db, now) => saveCategoryChange(db, { slug, name, forms, hidden, mergedInto: target.slug }, now),
      log: {
        action: 'merge-category',
        subject: `category:${slug}`,
        reason: `${reason} (${name} → ${target.name})`,
      },
      shows: target.slug,
    };
  });
  return 'refused' in done ? done : readManagedCategory(platform.db, done.shown);
}

export async function addOption(
  platform: Platform,
  admin: Viewer,
  { list, label, reason }: { list: string; label: string; reason: string },
): Promise<OptionList | Refused> {
  const id = lineSlug(label);
  return changeOption(platform, admin, { list, id }, (before, changes) => {
    const { mayChange, why } = optionLimits(list);
    if (!mayChange) return wrong({ label: [why ?? ''] });
    if (id === '') return wrong({ label: ['V názvu musí být aspoň jedno písmeno latinky nebo číslice.'] });
    if (before || changes.some((each) => each.id === id) || labelled(list, label, id))
      return wrong({ label: ['Taková možnost v seznamu už je, nebo byla.'] });
    return {
      row: { list, id, label, hidden: false, mergedInto: null },
      action: 'add-option',
      reason: `${reason} (${label})`,
    };
  });
}

export async function editOption(
  platform: Platform,
  admin: Viewer,
  {
    list,
    id,
    label,
    hidden,
    reason,
  }: { list: string; id: string; label: string; hidden: boolean; reason: string },
): Promise<OptionList | Refused> {
  return changeOption(platform, admin, { list, id }, (before) => {
    if (!before) return refuse('not-found');
    const { mayHide, why } = optionLimits(list);
    if (hidden && !mayHide) return wrong({ hidden: [why ?? ''] });
    const others = optionsOf(list).filter((each) => each.id !== id);
    if (hidden && others.every((each) => each.hidden))
      return wrong({ hidden: ['Aspoň jedna možnost musí zůstat.'] });
    if (labelled(list, label, id)) return wrong({ label: ['Tak se už jmenuje jiná možnost.'] });
    return {
      row: { list, id, label, hidden, mergedInto: null },
      action: 'edit-option',
      reason: withWay(reason, [before.label, label], [before.hidden ?? false, hidden]),
    };
  });
}

/** From now on the option is the other one: in listings, searches and addresses. */
export async function mergeOption(
  platform: Platform,
  admin: Viewer,
  { list, id, into, reason }: { list: string; id: string; into: string; reason: string },
): Promise<OptionList | Refused> {
  return changeOption(platform, admin, { list, id }, (before) => {
    const target = optionsOf(list).find((each) => each.id === into);
    if (!before || !target || into === id) return refuse('not-found');
    const { mayChange, why } = optionLimits(list);
    if (!mayChange) return wrong({ into: [why ?? ''] });
    const { label, hidden = false } = before;
    return {
      row: { list, id, label, hidden, mergedInto: into },
      action: 'merge-option',
      reason: `${reason} (${label} → ${target.label})`,
    };
  });
}

type OptionDecision = { row: OptionChange; action: Decision['log']['action']; reason: string } | Refused;

/** Changes one option after what `decide` says of the option as it is, which is nothing where there is none. */
async function changeOption(
  platform: Platform,
  admin: Viewer,
  { list, id }: { list: string; id: string },
  decide: (
    before: ReturnType<typeof optionsOf>[number] | undefined,
    changes: readonly OptionChange[],
  ) => OptionDecision,
): Promise<OptionList | Refused> {
  const done = await changeCatalogue(platform, admin, ({ options }) => {
    if (!listNamed(list)) return refuse('not-found');
    const before = optionsOf(list).find((each) => each.id === id);
    const decision = decide(
      before,
      options.filter((each) => each.list === list),
    );
    if ('refused' in decision) return decision;
    const { row, action, reason } = decision;
    return {
      save: (db, now) => saveOptionChange(db, row, now),
      log: { action, subject: `options:${list}`, reason },
      shows: list,
    };
  });
  return 'refused' in done ? done : readOptionList(platform.db, done.shown);
}

const labelled = (list: string, label: string, id: string) =>
  optionsOf(list).some((each) => each.id !== id && fold(each.label) === fold(label));

/** The reason with what has changed. */
function withWay(reason: string, [from, to]: [string, string], [hid, hides]: [boolean, boolean]): string {
  const what = [
    from === to ? '' : `${from} → ${to}`,
    hid === hides ? '' : hides ? `skrytá: ${to}` : `zase nabízená: ${to}`,
  ];
  const said = what.filter(Boolean).join(', ');
  return said === '' ? reason : `${reason} (${said})`;
}
