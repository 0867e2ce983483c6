import { FacetGroup } from '../../../ui/disclosure/facet-group.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import type { SearchState } from '../address.ts';
import styles from './filters.module.css';

/** A range in whole crowns, and the prices that are no number. */
export function PriceFilter({
  search,
  error,
}: {
  search: SearchState;
  error: readonly string[] | undefined;
}) {
  const [min = '', max = ''] = search.price?.[0]?.split('-') ?? [];
  const bound = {
    inputMode: 'numeric',
    keys: 'money',
    'aria-describedby': error && 'price-error',
    maxLength: 12,
  } as const;
  return (
    <FacetGroup name="Cena" open>
      <div className={styles.range}>
        <Input
          {...bound}
          name="priceMin"
          aria-label="Cena od v korunách"
          placeholder="od"
          defaultValue={min}
        />
        <span aria-hidden="true">–</span>
        <Input
          {...bound}
          name="priceMax"
          aria-label="Cena do v korunách"
          placeholder="do"
          defaultValue={max}
        />
        <span aria-hidden="true">Kč</span>
      </div>
      <FieldMessageLines id="price" error={error} />
      <Checkbox
        dense
        name="priceType"
        value="free"
        label="Zdarma"
        defaultChecked={search.priceType?.includes('free')}
      />
      <Checkbox
        dense
        name="priceType"
        value="agreement"
        label="Dohodou"
        defaultChecked={search.priceType?.includes('agreement')}
      />
      <Checkbox
        dense
        name="swap"
        value="yes"
        label="Možná výměna"
        defaultChecked={search.swap?.includes('yes')}
      />
    </FacetGroup>
  );
}
