import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** The phone's bar of a detail page: the number that matters, a line of facts, one action. */
export function StickyBar({
  label,
  main,
  line,
  action,
}: {
  label: string;
  main: string;
  line?: string | undefined;
  action: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div>
        <strong>{main}</strong>
        {line && <small>{line}</small>}
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
