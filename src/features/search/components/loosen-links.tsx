import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './search-tools.module.css';
import type { loosenLinks } from './way-links.ts';

/** Links that broaden the search: first a wider radius, then relaxed criteria. */
export function LoosenLinks({ links }: { links: ReturnType<typeof loosenLinks> }) {
  const wider = links.filter((link) => link.wider);
  const groups = [
    { name: 'Hledat dál', links: wider },
    { name: wider.length > 0 ? 'Nebo povolit' : 'Co povolit', links: links.filter((link) => !link.wider) },
  ].filter((group) => group.links.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={classNames(styles.chosen, styles.ways)}>
      {groups.map((group) => (
        <div key={group.name} className={styles.understood}>
          <p>{group.name}</p>
          <ChipRow label={group.name}>
            {group.links.map(({ label, to, count }) => (
              <ChipLink key={to} to={to} count={count}>
                {label}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      ))}
    </div>
  );
}
