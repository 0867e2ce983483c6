import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** On phones: what a page is about in a few words, and the one thing to do with it, always at hand below the content. */
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
