import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import layout from '../../../ui/layout/layout.module.css';

export type LandingGroup = { title: string; links: { to: string; label: string; count: number }[] };

/** Links to popular searches in a category. */
export function CategoryLandings({ groups }: { groups: readonly LandingGroup[] }) {
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
