import { noBrand, otherBrand } from '../../catalogue/index.ts';
import { kindOfThing } from '../lexicon/things.ts';
import type { FoundFact } from '../facts/fact.ts';

/** The brand of a thing: stated, or told by a line that only one brand sells; `titled` where the title has another. */
export type BrandRead = { stated?: string; byLine?: string; titled?: string };

export function brandOf(
  thing: string | undefined,
  form: string | undefined,
  facts: readonly FoundFact[],
  titled?: string,
): BrandRead {
  if (form !== undefined && form !== otherBrand && form !== noBrand)
    return { stated: form, ...(titled !== undefined && titled !== form ? { titled } : {}) };
  const named = facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []));
  // `Precision` and `Wall` are common words: another brand beside them is the brand.
  const stated = named.find((each) => each !== 'precision' && each !== 'wall') ?? named[0];
  if (stated) return { stated };
  for (const fact of facts) {
    if (fact.is !== 'line') continue;
    const kind = thing === undefined ? undefined : kindOfThing[thing];
    const fitting = fact.of.filter((each) => kind === undefined || each.kind === kind);
    const brands = new Set((fitting.length > 0 ? fitting : fact.of).map((each) => each.brand));
    const [only] = brands;
    if (brands.size === 1 && only !== undefined) return { byLine: only };
  }
  return {};
}
