import type { Viewer } from '../../contract/endpoint.ts';
import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ActionName } from '../audit/contract.ts';
import {
  type BrandChange,
  brandName,
  categoryBySlug,
  currentCategory,
  fileBrand,
  findBrand,
  lineKindOf,
  lineSlug,
} from '../catalogue/index.ts';
import { changeCatalogue, saveBrandChange } from '../catalogue-changes/index.ts';
import { existingLine } from '../listings/index.ts';
import { meansSomething } from '../query-understanding/index.ts';
import type { ManagedBrand } from './contract.ts';
import { brandNamed, managedBrand } from './views.ts';

type Refused = Refusal<'not-found' | 'invalid-input'>;
type Answer = Promise<ManagedBrand | Refused>;

const wrong = (fields: FieldErrors) => refuse('invalid-input', { fields });

export async function addBrand(
  platform: Platform,
  admin: Viewer,
  { name, categories, reason }: { name: string; categories: string[]; reason: string },
): Answer {
  const slug = lineSlug(name);
  return change(platform, admin, slug, () => {
    const problem = nameProblem(name);
    if (problem !== undefined) return wrong({ name: [problem] });
    const leaves = leavesAmong(categories);
    if (!leaves) return wrong({ categories: [unknownCategory] });
    return {
      row: { ...unchanged(slug, name), categories: leaves },
      log: { action: 'add-brand', reason: `${reason} (${name})` },
    };
  });
}

/** The name that a brand had stays one of its spellings. */
export async function changeBrand(
  platform: Platform,
  admin: Viewer,
  { slug, name, categories, reason }: { slug: string; name: string; categories: string[]; reason: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    if (!before) return refuse('not-found');
    const renamed = name !== before.name;
    const problem = renamed && findBrand(name) !== slug ? nameProblem(name) : undefined;
    if (problem !== undefined) return wrong({ name: [problem] });
    const leaves = leavesAmong(categories);
    if (!leaves) return wrong({ categories: [unknownCategory] });
    const fixed = fileBrand(slug)?.categories.map(currentCategory) ?? [];
    return {
      row: {
        ...before,
        name,
        aliases: renamed ? [...new Set([...before.aliases, before.name])] : before.aliases,
        categories: leaves.filter((each) => !fixed.includes(each)),
      },
      log: { action: 'change-brand', reason: renamed ? `${reason} (${before.name} → ${name})` : reason },
    };
  });
}

export async function addAlias(
  platform: Platform,
  admin: Viewer,
  { slug, alias }: { slug: string; alias: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    if (!before) return refuse('not-found');
    const problem = findBrand(alias) === slug ? 'Tak už tuto značku poznáme.' : nameProblem(alias);
    if (problem !== undefined) return wrong({ alias: [problem] });
    return {
      row: { ...before, aliases: [...before.aliases, alias] },
      log: { action: 'add-brand-alias', reason: `${before.name} = ${alias}` },
    };
  });
}

export async function removeAlias(
  platform: Platform,
  admin: Viewer,
  { slug, alias }: { slug: string; alias: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    if (!before?.aliases.includes(alias)) return refuse('not-found');
    return {
      row: { ...before, aliases: before.aliases.filter((each) => each !== alias) },
      log: { action: 'remove-brand-alias', reason: `${before.name} ≠ ${alias}` },
    };
  });
}

export async function addLine(
  platform: Platform,
  admin: Viewer,
  { slug, line: name, category }: { slug: string; line: string; category: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    if (!before) return refuse('not-found');
    if (!categoryBySlug(category)?.listable) return wrong({ category: [unknownCategory] });
    if (existingLine(slug, lineSlug(name), category)) return wrong({ line: ['Tuto řadu už značka má.'] });
    const kind = lineKindOf(category) ?? 'other';
    return {
      row: { ...before, lines: [...before.lines, { name, kind }] },
      log: { action: 'add-brand-line', reason: `${before.name} ${name}` },
    };
  });
}

export async function removeLine(
  platform: Platform,
  admin: Viewer,
  { slug, line }: { slug: string; line: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    if (!before?.lines.some(({ name }) => name === line)) return refuse('not-found');
    return {
      row: { ...before, lines: before.lines.filter(({ name }) => name !== line) },
      log: { action: 'remove-brand-line', reason: `${before.name} ${line}` },
    };
  });
}

/** From now on the brand is the other one: in listings, searches and addresses, by all its names. */
export async function mergeBrand(
  platform: Platform,
  admin: Viewer,
  { slug, into, reason }: { slug: string; into: string; reason: string },
): Answer {
  return change(platform, admin, slug, (before) => {
    const target = brandNamed(into);
    if (!before || !target || into === slug) return refuse('not-found');
    return {
      row: { ...before, mergedInto: into },
      log: { action: 'merge-brand', reason: `${reason} (${before.name} → ${target.name})` },
      shows: into,
    };
  });
}

type Decision = { row: BrandChange; log: { action: ActionName; reason: string }; shows?: string } | Refused;

/** Changes one brand after what `decide` says of the brand as it is, which is nothing where there is none. */
async function change(
  platform: Platform,
  admin: Viewer,
  slug: string,
  decide: (before: BrandChange | undefined) => Decision,
): Answer {
  const done = await changeCatalogue(platform, admin, ({ brands }) => {
    const decision = decide(changeOf(brands, slug));
    if ('refused' in decision) return decision;
    const { row, log, shows = slug } = decision;
    return {
      save: (db, now) => saveBrandChange(db, row, now),
      log: { ...log, subject: `brand:${slug}` },
      shows,
    };
  });
  return 'refused' in done ? done : managedBrand(platform.db, done.shown);
}

function changeOf(changes: readonly BrandChange[], slug: string): BrandChange | undefined {
  const brand = brandNamed(slug);
  return brand && (changes.find((each) => each.slug === slug) ?? unchanged(slug, brand.name));
}

const unchanged = (slug: string, name: string): BrandChange => ({
  slug,
  name,
  aliases: [],
  categories: [],
  lines: [],
  mergedInto: null,
});

/** Why a brand cannot be called so; nothing where it can. */
function nameProblem(name: string): string | undefined {
  const slug = lineSlug(name);
  const taken = findBrand(name) ?? findBrand(slug);
  if (taken !== undefined) return `Tak se jmenuje nebo píše značka ${brandName(taken)}.`;
  if (slug === '') return 'V jménu musí být aspoň jedno písmeno latinky nebo číslice.';
  return meansSomething(name)
    ? `„${name}“ už ve hledání znamená něco jiného, značku by podle toho nepoznalo.`
    : undefined;
}

const unknownCategory = 'Tuto kategorii neznáme. Vyber ji ze seznamu.';

/** The leaves as they were sent, or nothing where one of them is none. */
function leavesAmong(categories: readonly string[]): string[] | undefined {
  return categories.every((slug) => categoryBySlug(slug)?.listable) ? [...new Set(categories)] : undefined;
}
