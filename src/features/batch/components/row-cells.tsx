import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { CircleAlert } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { suggestPrice } from '../../listings/rules.ts';
import type { BatchRow } from '../contract.ts';
import { pricedAs } from '../rules.ts';
import styles from './batch.module.css';
import type { RowCategory } from './row-category.ts';

type ShownRow = Pick<BatchRow, 'id' | 'values' | 'missing'>;

type Wiring = {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type CellProps = {
  row: ShownRow;
  number: number;
  name: string;
  label: string;
  error?: readonly string[] | undefined;
  /** What the number counts, where the column's heading does not say it. */
  unit?: string | undefined;
  className?: string | undefined;
  children: ((wiring: Wiring) => ReactNode) | (((wiring: Wiring) => ReactNode) | undefined)[];
};

/** A table cell with its control, a label shown on phones, and its error. */
export function Cell({
  row,
  number,
  name,
  label,
  error = row.missing[name],
  unit,
  className,
  children,
}: CellProps) {
  const id = `${row.id}.${name}`;
  const [control, beside] = [children].flat();
  const wiring: Wiring = {
    id,
    name: id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const besideId = `${row.id}.brand`;
  return (
    <td className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={text.hidden}>, řádek {number}</span>
      </label>
      {control?.(wiring)}
      {unit && <small className={styles.unit}>{unit}</small>}
      {error && <Wrong id={`${id}-error`}>{error[0]}</Wrong>}
      {beside?.({
        ...wiring,
        id: besideId,
        name: besideId,
        'aria-invalid': true,
        'aria-describedby': undefined,
      })}
    </td>
  );
}

export function Wrong({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} size="small" />
      {children}
    </p>
  );
}

export const None = () => <span className={styles.none}>–</span>;

/** Adopts the server's value as soon as it changes; until then the input is left alone. */
export function Text({
  value,
  ...wiring
}: Wiring & { value: string; placeholder?: string; inputMode?: 'numeric' }) {
  return <Input {...wiring} key={value} defaultValue={value} autoComplete="off" />;
}

export function Choices({
  value,
  options,
  first,
  ...wiring
}: Wiring & { value: string; options: readonly { id: string; label: string }[]; first: string }) {
  return (
    <Select
      {...wiring}
      key={`${value} ${options.length}`}
      aria-label={first === 'Značka?' ? 'Značka' : undefined}
      defaultValue={options.some(({ id }) => id === value) ? value : ''}
      placeholder={first}
      options={options.map(({ id, label }) => ({ value: id, label }))}
    />
  );
}

/** The attribute that counts the contents of one box, such as of balls; a row may have several boxes. */
export const boxContents = 'quantity';

export function AttributeCell({
  row,
  number,
  field,
  label,
  others = [],
}: {
  row: ShownRow;
  number: number;
  field: RowCategory['size'];
  label: string;
  others?: RowCategory['others'] | undefined;
}) {
  if (!field)
    return (
      <td className={styles.empty}>
        <None />
      </td>
    );
  const [next, ...rest] = others;
  const name = `attributes.${field.key}`;
  const value = fieldText(row.values, name);
  const boxed = field.key === boxContents;
  const ownLabel = boxed ? 'Kusů v balení' : field.label;
  return (
    <Cell
      row={row}
      number={number}
      name={name}
      label={label === 'Délka, vel.' ? ownLabel : label}
      unit={boxed ? 'ks v balení' : undefined}
    >
      {(wiring) => (
        <>
          {field.choices ? (
            <Choices {...wiring} value={value} options={field.choices} first="Vyber" />
          ) : (
            <Text {...wiring} value={value} inputMode="numeric" />
          )}
          {[next, ...rest].flatMap((other) =>
            other
              ? [
                  <Choices
                    key={other.key}
                    {...wiring}
                    id={`${row.id}.attributes.${other.key}`}
                    name={`${row.id}.attributes.${other.key}`}
                    value={fieldText(row.values, `attributes.${other.key}`)}
                    options={other.choices ?? []}
                    first={`${other.label}?`}
                  />,
                ]
              : [],
          )}
        </>
      )}
    </Cell>
  );
}

/**
 * A text that is not a price but probably means one gets a button to accept it; focus then returns to the input,
 * because the button disappears.
 */
export function PriceCell({ row, number }: Pick<CellProps, 'row' | 'number'>) {
  const price = pricedAs(row.values);
  const asked = row.missing['price'] && suggestPrice(price);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) document.getElementById(`${row.id}.price`)?.focus();
    taken.current = false;
  }, [row.id, price]);
  return (
    <Cell
      row={row}
      number={number}
      name="price"
      label="Cena za kus, Kč"
      error={asked ? [asked] : row.missing['price']}
    >
      {(wiring) => <Text {...wiring} value={price} />}
      {asked === undefined
        ? undefined
        : () => (
            <Button
              name="intent"
              value={`price:${row.id}`}
              variant="tertiary"
              size="tap"
              onClick={() => {
                taken.current = true;
              }}
            >
              Opravit<span className={text.hidden}> cenu, řádek {number}</span>
            </Button>
          )}
    </Cell>
  );
}
