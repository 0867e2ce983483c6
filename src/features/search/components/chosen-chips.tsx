import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import type { ActiveFilter } from './active-filters.ts';
import styles from './search-tools.module.css';
import type { WayLink } from './way-links.ts';

/** Chips next to the heading: interpretations of the words and active filters. */
export function ChosenChips({
  filters,
  understood,
  ignored,
  near,
}: {
  filters: readonly ActiveFilter[];
  understood: readonly WayLink[];
  /** Words the search does not understand. */
  ignored: readonly string[];
  /** The same search around the visitor's stored place, if it has no place yet. */
  near?: WayLink | undefined;
}) {
  // After the last chip is removed, focus moves to the sort order.
  const keepsFocus = useFocusAfter(() => document.getElementById('sort'));
  const hasChips = filters.length > 0 || understood.length > 0 || near;
  return (
    <>
      {hasChips && (
        <div className={styles.chosen} {...keepsFocus}>
          <UnderstoodChips links={understood} />
          {filters.length > 0 && (
            <ChipRow label="Zvolené filtry">
              {filters.map(({ label, to }) => (
                <ChipLink key={to} to={to} chosen>
                  {label}
                </ChipLink>
              ))}
            </ChipRow>
          )}
          {near && (
            <ChipRow label="V okolí">
              <ChipLink to={near.to}>{near.label}</ChipLink>
            </ChipRow>
          )}
        </div>
      )}
      {ignored.length > 0 && (
        <p className={styles.ignored}>Nerozuměli jsme: {ignored.map((word) => `„${word}“`).join(', ')}</p>
      )}
    </>
  );
}

/** Interpretations of the words; each links to the search without it. */
export function UnderstoodChips({ links }: { links: readonly WayLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.understood}>
      <p className={styles.introduction}>Rozuměli jsme:</p>
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
