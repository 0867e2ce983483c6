import { noBrand, otherBrand } from '../../../features/catalogue/address.ts';
import { landingUrl } from '../../../features/landings/address.ts';
import { regionSlug } from '../../../features/places/components/format-region.ts';
import type { Facet } from '../../../features/search/contract.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import type { LandingGroup } from './category-landings.tsx';

/** Landing pages of a category's brands and regions, by the counts of its facets. */
export function landingsOfCategory(
  { slug: category, name }: { slug: string; name: string },
  facets: readonly Facet[],
): LandingGroup[] {
  const stocked = (key: string) => {
    const facet = facets.find((each) => each.key === key);
    const options = facet?.type === 'values' ? facet.options : [];
    return options
      .filter(({ count, parent }) => count >= minForIndex && parent === undefined)
      .toSorted((a, b) => b.count - a.count);
  };
  return [
    {
      title: `${name} podle značek`,
      links: stocked('brand')
        .filter(({ value }) => value !== noBrand && value !== otherBrand)
        .map(({ value, label, count }) => ({ to: landingUrl({ brand: value, category }), label, count })),
    },
    {
      title: `${name} podle krajů`,
      links: stocked('place').map(({ label, count }) => ({
        to: landingUrl({ region: regionSlug(label), category }),
        label,
        count,
      })),
    },
  ].filter(({ links }) => links.length > 0);
}
