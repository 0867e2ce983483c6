import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** The phone's bar of a detail page: the number that matters, a line of facts, one action. */
export function StickyBar({ main, line, action }: { main: string; line?: string | undefined; action: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div>
        <strong>{main}</strong>
        {line && <small>{line}</small>}
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
