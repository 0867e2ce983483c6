import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** A bar fixed at the bottom on phones: a short name of the page's subject and its main action. */
export function ActionBar({ name, line, children }: { name: string; line: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <strong>
        {name}
        <small>{line}</small>
      </strong>
      {children}
    </div>
  );
}
