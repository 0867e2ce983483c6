import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { ArrowUpDown, SlidersHorizontal } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { type SearchState, defaultSort } from '../address.ts';
import { sortLabels } from './choices.ts';
import styles from './search-tools.module.css';

export type SearchToolsProps = {
  /** Id of the form the sort order belongs to. */
  formId: string;
  drawerId: string;
  search: SearchState;
  /** Number of active filters, including those understood from the words. */
  filters: number;
  /** Whether sorting by distance is possible. */
  nearest: boolean;
  onSort: () => void;
  /** Tabs by kind, before the tools. */
  kinds: ReactNode;
  /** Further actions, after the tools. */
  children: ReactNode;
};

/** Toolbar above the results: kind, filters (on phones), order, map and watch. */
export function SearchTools({
  formId,
  drawerId,
  search,
  filters,
  nearest,
  onSort,
  kinds,
  children,
}: SearchToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.kinds}>{kinds}</div>
      <button type="button" className={classNames(styles.tool, styles.filters)} popoverTarget={drawerId}>
        <Icon of={SlidersHorizontal} />
        <span className={styles.word}>Filtry </span>
        {filters > 0 && <span className={styles.number}>{filters}</span>}
      </button>
      <div className={classNames(styles.tool, styles.sort)}>
        <Icon of={ArrowUpDown} />
        <label className={text.hidden} htmlFor="sort">
          Řazení
        </label>
        <Select
          id="sort"
          name="sort"
          form={formId}
          options={sortOptions(search, nearest)}
          defaultValue={search.sort?.[0] ?? ''}
          onChange={onSort}
        />
      </div>
      {children}
      <noscript>
        <Button form={formId} variant="secondary" size="tap">
          Seřadit
        </Button>
      </noscript>
    </div>
  );
}

/** The default order has an empty value, so that it can change once words are entered. */
function sortOptions(search: SearchState, nearest: boolean) {
  return Object.entries(sortLabels)
    .filter(([id]) => (id === 'relevance' ? search.q !== undefined : id !== 'nearest' || nearest))
    .map(([id, label]) => ({ value: id === defaultSort(search) ? '' : id, label }));
}
