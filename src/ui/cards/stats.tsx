import type { ReactNode } from 'react';
import { outOf } from '../../contract/czech.ts';
import { classNames } from '../class-names.ts';
import layout from '../layout/layout.module.css';
import styles from './stats.module.css';

/** Tiles with one number each, as many per row as fit. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>;
}

/** A number or word above its label, which may be a link. */
export function Stat({
  value,
  of,
  meter,
  children,
}: {
  value: ReactNode;
  /** The total of which the number is a part. */
  of?: number;
  /** A bar of a part of the total, with its accessible name. */
  meter?: { value: number; label: string };
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
      {meter && <progress className={styles.meter} value={meter.value} max={of} aria-label={meter.label} />}
    </div>
  );
}
