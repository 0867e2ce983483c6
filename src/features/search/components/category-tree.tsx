import type { ValuesFacet } from './filter-groups.ts';
import { ValueRow } from './facet-values.tsx';
import styles from './filters.module.css';

/** Categories; those of a group appear below it once the group, or one of them, is chosen. */
export function CategoryTree({ facet }: { facet: ValuesFacet }) {
  const { options } = facet;
  const tops = options.filter(({ parent }) => !options.some(({ value }) => value === parent));
  return (
    <ul aria-label={facet.label} className={styles.values}>
      {tops.map((top) => {
        const below = options.filter(({ parent }) => parent === top.value);
        const opened = top.chosen || below.some(({ chosen }) => chosen);
        return (
          <li key={top.value}>
            <ValueRow facet={facet} option={top} />
            {opened && below.length > 0 && (
              <ul aria-label={top.label} className={styles.below}>
                {below.map((option) => (
                  <li key={option.value}>
                    <ValueRow facet={facet} option={option} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
