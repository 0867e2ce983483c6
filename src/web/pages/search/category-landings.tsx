import { noBrand, otherBrand } from '../../../features/catalogue/address.ts';
import { landingUrl } from '../../../features/landings/address.ts';
import { regionSlug } from '../../../features/places/components/format-region.ts';
import type { Facet } from '../../../features/search/contract.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import layout from '../../../ui/layout/layout.module.css';

type Group = { title: string; links: { to: string; label: string; count: number }[] };

/** Pages of a whole category's brands and regions, as its filters count them. */
export function landingsOfCategory(
  { slug: category, name }: { slug: string; name: string },
  facets: readonly Facet[],
): Group[] {
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

export function CategoryLandings({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ title, links }) => (
    <section key={title} className={layout.section}>
      <div className={layout.sectionHead}>
        <h2>{title}</h2>
      </div>
      <ChipRow label={title}>
        {links.map(({ to, label, count }) => (
          <ChipLink key={to} to={to} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </section>
  ));
}
