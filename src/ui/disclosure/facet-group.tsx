import type { ReactNode } from 'react';
import { ChevronDown } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

/** A group of filters that folds; `chosen` says beside the name what is picked inside. */
export function FacetGroup({
  name,
  chosen,
  open = false,
  children,
}: {
  name: string;
  chosen?: string | undefined;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className={styles.facet}>
      <summary>
        {name}
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
