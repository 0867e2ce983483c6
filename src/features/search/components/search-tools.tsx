import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../../ui/actions/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import text from '../../../ui/layout/text.module.css';
import { type SearchState, defaultSort } from '../address.ts';
import type { ActiveFilter } from './active-filters.ts';
import { sortLabels } from './choices.ts';
import styles from './search-tools.module.css';

export type SearchToolsProps = {
  /** The form that the field and the order belong to. */
  formId: string;
  drawerId: string;
  search: SearchState;
  filters: readonly ActiveFilter[];
  /** Why the words being looked for were not used. */
  error: string | readonly string[] | undefined;
  onSort: () => void;
};

/** Above the results: words, order, the way to the filters on phones, and the chosen filters as chips. */
export function SearchTools({ formId, drawerId, search, filters, error, onSort }: SearchToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.words}>
        <label className={text.hidden} htmlFor="q">
          Co hledáš
        </label>
        <Input
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
        <Button form={formId}>Hledat</Button>
      </div>
      <div role={error ? 'alert' : undefined}>
        <FieldMessageLines id="q" error={error} />
      </div>
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
        <label className={text.hidden} htmlFor="sort">
          Řazení
        </label>
        <Select
          id="sort"
          name="sort"
          form={formId}
          className={styles.sort}
          options={sortOptions(search)}
          defaultValue={search.sort?.[0] ?? ''}
          onChange={onSort}
        />
        <noscript>
          <Button form={formId} variant="secondary" size="tap">
            Seřadit
          </Button>
        </noscript>
      </div>
      {filters.length > 0 && (
        <ChipRow label="Zvolené filtry" scroll>
          {filters.map(({ label, to }) => (
            <ChipLink key={to} to={to} chosen>
              {label}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

/** The order that holds anyway has no value, so that it may become another one once words are typed. */
function sortOptions(search: SearchState) {
  return Object.entries(sortLabels)
    .filter(([id]) =>
      id === 'relevance' ? search.q !== undefined : id !== 'nearest' || search.place !== undefined,
    )
    .map(([id, label]) => ({ value: id === defaultSort(search) ? '' : id, label }));
}
