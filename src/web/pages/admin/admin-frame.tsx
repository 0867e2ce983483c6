import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './admin.module.css';

/** The content of an administration page; navigation is in `layouts/admin-route.tsx`. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.stack, styles.frame)}>{children}</div>;
}

/** The heading of a list, how many things it has, and the actions with all of it, in one row. */
export function ListHead({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <div className={classNames(layout.row, layout.rowBetween)}>
      <div className={styles.listTitle}>
        <h1>{title}</h1>
        {count !== undefined && <span>{count}</span>}
      </div>
      <div className={layout.row}>{children}</div>
    </div>
  );
}
