import type { ReactNode } from 'react';
import { CachedFragment } from '../cached-fragment.tsx';
import { ChevronDown } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

/** A collapsible group of filters; `chosen` is shown beside the name and lists what is selected inside. */
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
  /** All content of the group, as text; groups with the same key are rendered once. */
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
