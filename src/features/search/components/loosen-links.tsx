import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import type { loosenLinks } from './way-links.ts';
import styles from './search-tools.module.css';

/** What could be left out of a search that found nothing, as links. */
export function LoosenLinks({ links }: { links: ReturnType<typeof loosenLinks> }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.loosen}>
      <p>Co zkusit jinak:</p>
      <ChipRow label="Co zkusit jinak">
        {links.map(({ label, to, count }) => (
          <ChipLink key={to} to={to} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
