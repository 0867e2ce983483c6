import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LazySuggestions } from '../../../ui/forms/lazy-suggestions.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { LoadSuggestions } from '../../../ui/forms/suggestion-state.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { type SearchState, defaultSort } from '../address.ts';
import type { ActiveFilter } from './active-filters.ts';
import { sortLabels } from './choices.ts';
import { UnderstoodChips } from './understood-chips.tsx';
import type { WayLink } from './way-links.ts';
import styles from './search-tools.module.css';
import { Search, SlidersHorizontal } from '../../../ui/icons/drawings.tsx';

export type SearchToolsProps = {
  /** The form that the field and the order belong to. */
  formId: string;
  drawerId: string;
  search: SearchState;
  filters: readonly ActiveFilter[];
  understood: readonly WayLink[];
  /** Why the words being looked for were not used. */
  error: string | readonly string[] | undefined;
  suggest: LoadSuggestions;
  /** The page that tells the rules of the order. */
  orderTo: string;
  /** Whether there is a place to be near to. */
  nearest: boolean;
  onSort: () => void;
};

/** Above the results: words, order, the way to the filters on phones, and the chosen filters as chips. */
export function SearchTools({
  formId,
  drawerId,
  search,
  filters,
  understood,
  error,
  suggest,
  orderTo,
  nearest,
  onSort,
}: SearchToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  const order = useRef<HTMLSelectElement>(null);
  const keepsFocus = useFocusAfter(() => order.current);
  return (
    <div className={styles.tools} {...keepsFocus}>
      <div className={styles.words}>
        <label className={text.hidden} htmlFor="q">
          Co hledáš
        </label>
        <div className={styles.field}>
          <Input
            ref={field}
            id="q"
            name="q"
            type="search"
            form={formId}
            icon={Search}
            placeholder="Značka, model, čepel…"
            defaultValue={search.q?.[0] ?? ''}
            autoComplete="off"
            maxLength={200}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? 'q-error' : undefined}
          />
          <LazySuggestions field={field} load={suggest} />
        </div>
        <Button form={formId}>Hledat</Button>
      </div>
      <div role={error ? 'alert' : undefined}>
        <FieldMessageLines id="q" error={error} />
      </div>
      <UnderstoodChips links={understood} />
      <div className={styles.row}>
        <Button
          type="button"
          variant="secondary"
          size="tap"
          icon={SlidersHorizontal}
          className={styles.filters}
          popoverTarget={drawerId}
        >
          Filtry{filters.length > 0 && ` (${filters.length})`}
        </Button>
        {filters.length > 0 && (
          <div className={styles.chosen}>
            <ChipRow label="Zvolené filtry" scroll>
              {filters.map(({ label, to }) => (
                <ChipLink key={to} to={to} chosen>
                  {label}
                </ChipLink>
              ))}
            </ChipRow>
          </div>
        )}
        <PageLink to={orderTo} className={styles.rules}>
          Jak řadíme
        </PageLink>
        <label className={text.hidden} htmlFor="sort">
          Řazení
        </label>
        <Select
          ref={order}
          id="sort"
          name="sort"
          form={formId}
          className={styles.sort}
          options={sortOptions(search, nearest)}
          defaultValue={search.sort?.[0] ?? ''}
          onChange={onSort}
        />
        <noscript>
          <Button form={formId} variant="secondary" size="tap">
            Seřadit
          </Button>
        </noscript>
      </div>
    </div>
  );
}

/** The order that holds anyway has no value, so that it may become another one once words are typed. */
function sortOptions(search: SearchState, nearest: boolean) {
  return Object.entries(sortLabels)
    .filter(([id]) => (id === 'relevance' ? search.q !== undefined : id !== 'nearest' || nearest))
    .map(([id, label]) => ({ value: id === defaultSort(search) ? '' : id, label }));
}
