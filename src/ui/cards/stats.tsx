import type { ReactNode } from 'react';
import { outOf } from '../../contract/czech.ts';
import { classNames } from '../class-names.ts';
import layout from '../layout/layout.module.css';
import styles from './stats.module.css';

/** Tiles with one number each, as many beside each other as fit. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>;
}

/** A number, or a word, over what it counts, which may lead there. */
export function Stat({
  value,
  of,
  meter,
  children,
}: {
  value: ReactNode;
  /** The whole that a number is a part of. */
  of?: number;
  /** Shows the part also as a bar, and names it. */
  meter?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames(layout.panel, styles.stat)}>
      <b>
        {value}
        {of !== undefined && (
          <>
            {' '}
            <small>{outOf(of)}</small>
          </>
        )}
      </b>
      {children}
      {meter !== undefined && typeof value === 'number' && (
        <progress className={styles.meter} value={value} max={of} aria-label={meter} />
      )}
    </div>
  );
}
