import { Children, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

/**
 * A list of cards in 2, 3 and 5 columns (4 beside a sidebar). `oneRow` hides cards beyond the first row, for teasers;
 * `noted` keeps prices in line when the notes of some cards need more lines.
 */
export function CardGrid({
  columns = 5,
  oneRow = false,
  noted = false,
  label,
  ref,
  children,
}: {
  columns?: 4 | 5;
  oneRow?: boolean;
  noted?: boolean;
  label?: string | undefined;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      className={classNames(
        styles.grid,
        columns === 4 && styles.four,
        oneRow && styles.oneRow,
        noted && styles.noted,
      )}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
