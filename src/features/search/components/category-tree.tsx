import type { ValuesFacet } from './filter-groups.ts';
import { ValueRow } from './facet-values.tsx';
import styles from './filters.module.css';

/** Categories, those without a result folded; those of a group appear below it once the group, or one of them, is chosen. */
export function CategoryTree({ facet }: { facet: ValuesFacet }) {
  const { options } = facet;
  const tops = options.filter(({ parent }) => !options.some(({ value }) => value === parent));
  const empty = tops.filter(
    ({ value, count, chosen }) => count === 0 && !chosen && !holdsChosen(options, value),
  );
  const list = (shown: typeof tops, label: string) => (
    <ul aria-label={label} className={styles.values}>
      {shown.map((top) => {
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
  return (
    <>
      {list(
        tops.filter((top) => !empty.includes(top)),
        facet.label,
      )}
      {empty.length > 0 && (
        <details className={styles.more}>
          <summary>Kategorie, kde teď nic není ({empty.length})</summary>
          {list(empty, 'Kategorie, kde teď nic není')}
        </details>
      )}
    </>
  );
}

const holdsChosen = (options: ValuesFacet['options'], group: string) =>
  options.some(({ parent, chosen }) => parent === group && chosen);
