import type { Platform } from '../../platform/platform.ts';
import { brandAliases } from '../catalogue/index.ts';
import type { BrandInStock } from './contract.ts';
import { byName, letterOf } from './letters.ts';
import { brandCounts, brands } from './stock.ts';

/** Every brand, also one that nobody sells now. */
export async function listBrandsInStock(platform: Pick<Platform, 'db' | 'clock'>): Promise<BrandInStock[]> {
  const counts = new Map<string, { offer: number; demand: number }>();
  for (const { brand, kind, count } of await brandCounts(platform)) {
    const before = counts.get(brand) ?? { offer: 0, demand: 0 };
    counts.set(brand, { ...before, [kind]: before[kind] + count });
  }
  return [...brands.values()].toSorted(byName).map(({ slug, name }) => ({
    slug,
    name,
    letter: letterOf(name),
    aliases: [...brandAliases(slug)],
    offers: counts.get(slug)?.offer ?? 0,
    demands: counts.get(slug)?.demand ?? 0,
  }));
}
