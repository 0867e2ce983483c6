import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './messages-frame.module.css';

/** The list of conversations beside the open one where there is room for both; on phones one of them. */
export function MessagesFrame({ list, children }: { list: ReactNode; children?: ReactNode }) {
  return (
    <div className={classNames(layout.panel, styles.frame, children ? styles.open : undefined)}>
      <nav className={styles.list} aria-label="Konverzace">
        {list}
      </nav>
      {children}
    </div>
  );
}
