import type { ReactNode } from 'react';
import { CachedFragment } from '../cached-fragment.tsx';
import { ChevronDown } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

/** A group of filters that folds; `chosen` says beside the name what is picked inside. */
export function FacetGroup({
  id,
  name,
  chosen,
  open = false,
  cacheKey,
  children,
}: {
  id?: string;
  name: string;
  chosen?: string | undefined;
  open?: boolean;
  /** All that the inside shows, as text; groups of the same text are rendered once. */
  cacheKey?: string | undefined;
  children: ReactNode;
}) {
  return (
    <CachedFragment as="details" id={id} open={open} className={styles.facet} cacheKey={cacheKey}>
      {() => (
        <>
          <summary>
            {name}
            {chosen && <span className={styles.chosen}>{chosen}</span>}
            <Icon of={ChevronDown} />
          </summary>
          <div className={styles.choices}>{children}</div>
        </>
      )}
    </CachedFragment>
  );
}
