import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import type { WayLink } from './way-links.ts';
import styles from './search-tools.module.css';

/** What parts of the words were taken for; each can be taken away by a link to the search without it. */
export function UnderstoodChips({ links }: { links: readonly WayLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.understood}>
      <p>Rozuměli jsme:</p>
      <ChipRow label="Rozuměli jsme">
        {links.map(({ label, to }) => (
          <ChipLink key={label + to} to={to} chosen>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
