import { compareCzech } from '../../contract/compare-czech.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database } from '../../platform/platform.ts';
import {
  brandName,
  catalogueBrands,
  currentBrand,
  currentCategory,
  fileBrand,
  noBrand,
  otherBrand,
} from '../catalogue/index.ts';
import { allChanges, rereadingNow } from '../catalogue-changes/index.ts';
import { countDraftsWith } from '../listings/index.ts';
import { countWatchesWith } from '../watches/index.ts';
import type { Rereading } from '../catalogue-changes/contract.ts';
import type { BrandMerge, BrandSummary, ManagedBrand } from './contract.ts';
import { countLiving, countOfBrand } from './db-counts.ts';

/** Brands that can be changed: „Jiná značka“ and „Bez značky“ are none. */
export function brandNamed(slug: string) {
  return slug === otherBrand || slug === noBrand
    ? undefined
    : catalogueBrands().find((each) => each.slug === slug);
}

export async function managedBrands(
  db: Database,
): Promise<{ brands: BrandSummary[]; rereading?: Rereading }> {
  const [counts, rereading] = await Promise.all([countLiving(db), rereadingNow(db)]);
  const brands = catalogueBrands()
    .filter(({ slug }) => brandNamed(slug))
    .toSorted((a, b) => compareCzech(a.name, b.name))
    .map(({ slug, name, aliases }) => ({
      slug,
      name,
      added: !fileBrand(slug),
      active: counts.get(slug) ?? 0,
      aliases: [...aliases],
    }));
  return { brands, ...rereading };
}

export async function managedBrand(db: Database, slug: string): Promise<ManagedBrand | Refusal<'not-found'>> {
  const brand = brandNamed(slug);
  if (!brand) return refuse('not-found');
  const [{ brands: changes }, { active }] = await Promise.all([allChanges(db), countOfBrand(db, slug)]);
  const own = changes.find((each) => each.slug === slug);
  const ownLeaves = own?.categories.map(currentCategory) ?? [];
  return {
    slug,
    name: brand.name,
    added: !fileBrand(slug),
    active,
    aliases: brand.aliases.map((text) => ({ text, own: own?.aliases.includes(text) ?? false })),
    lines: brand.lines.map(({ name, kind }) => ({
      name,
      kind,
      own: own?.lines.some((line) => line.name === name && line.kind === kind) ?? false,
    })),
    categories: [...brand.categories],
    fixedCategories: brand.categories.filter((each) => !ownLeaves.includes(each)),
    formerly: brand.formerly.map((each) => ({
      slug: each,
      name: changes.find((change) => change.slug === each)?.name ?? each,
    })),
  };
}

/** What a merge would move; nothing of two brands that cannot be merged. */
export async function mergePreview(
  db: Database,
  from: string,
  into: string,
): Promise<BrandMerge | Refusal<'not-found'>> {
  const [source, target] = [brandNamed(from), brandNamed(currentBrand(into))];
  if (!source || !target || source === target) return refuse('not-found');
  const [{ active, all: listings }, drafts, watches] = await Promise.all([
    countOfBrand(db, from),
    countDraftsWith(db, ['brand'], from),
    countWatchesWith(db, ['brand'], from),
  ]);
  const named = (slug: string) => ({ slug, name: brandName(slug) ?? slug });
  return { from: named(from), into: named(target.slug), active, listings, drafts, watches };
}
